/** Why a rotation stands still for now. */
export type Hold = 'user' | 'pointer' | 'focus' | 'drag' | 'hidden' | 'motion';

export type Rotation = {
  hold: (reason: Hold) => void;
  release: (reason: Hold) => void;
  /** Starts the waiting time anew, after a move by hand. */
  restart: () => void;
};

/** Calls `step` every `interval` milliseconds, unless something holds it. */
export function createRotation({ interval, step }: { interval: number; step: () => void }): Rotation {
  const holds = new Set<Hold>();
  let timer: ReturnType<typeof setInterval> | undefined;

  function restart() {
    clearInterval(timer);
    timer = holds.size === 0 ? setInterval(step, interval) : undefined;
  }

  restart();
  return {
    hold: (reason) => {
      holds.add(reason);
      restart();
    },
    release: (reason) => {
      holds.delete(reason);
      restart();
    },
    restart,
  };
}
