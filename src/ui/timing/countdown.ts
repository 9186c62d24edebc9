/** Calls `onEnd` after `ms` milliseconds, not counting the time between `pause` and `resume`. */
export function createCountdown({ ms, onEnd }: { ms: number; onEnd: () => void }) {
  let remaining = 0;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function run() {
    clearTimeout(timer);
    startedAt = Date.now();
    timer = setTimeout(() => {
      timer = undefined;
      remaining = 0;
      onEnd();
    }, remaining);
  }

  return {
    start() {
      remaining = ms;
      run();
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      remaining = 0;
    },
    pause() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      remaining -= Date.now() - startedAt;
    },
    resume() {
      if (timer === undefined && remaining > 0) run();
    },
  };
}
