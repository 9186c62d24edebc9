/** Why autoplay is paused; several reasons may hold at once. */
export type PauseReason = 'user' | 'pointer' | 'focus' | 'drag' | 'hidden' | 'motion';

export type Autoplay = {
  pause: (reason: PauseReason) => void;
  resume: (reason: PauseReason) => void;
  /** Restarts the interval after a move by the user. */
  restart: () => void;
};

/** Calls `step` every `interval` milliseconds, except while there is a reason to pause. */
export function createAutoplay({ interval, step }: { interval: number; step: () => void }): Autoplay {
  const reasons = new Set<PauseReason>();
  let timer: ReturnType<typeof setInterval> | undefined;

  function restart() {
    clearInterval(timer);
    timer = reasons.size === 0 ? setInterval(step, interval) : undefined;
  }

  restart();
  return {
    pause: (reason) => {
      reasons.add(reason);
      restart();
    },
    resume: (reason) => {
      reasons.delete(reason);
      restart();
    },
    restart,
  };
}
