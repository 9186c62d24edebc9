/** Why a rotation stands still for now. */
export type PauseReason = 'user' | 'pointer' | 'focus' | 'drag' | 'hidden' | 'motion';

export type Autoplay = {
  pause: (reason: PauseReason) => void;
  resume: (reason: PauseReason) => void;
  /** Starts the waiting time anew, after a move by hand. */
  restart: () => void;
};

/** Calls `step` every `interval` milliseconds, unless something holds it. */
export function createAutoplay({ interval, step }: { interval: number; step: () => void }): Autoplay {
  const holds = new Set<PauseReason>();
  let timer: ReturnType<typeof setInterval> | undefined;

  function restart() {
    clearInterval(timer);
    timer = holds.size === 0 ? setInterval(step, interval) : undefined;
  }

  restart();
  return {
    pause: (reason) => {
      holds.add(reason);
      restart();
    },
    resume: (reason) => {
      holds.delete(reason);
      restart();
    },
    restart,
  };
}
