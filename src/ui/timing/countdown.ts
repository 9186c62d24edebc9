/** Calls `onEnd` once `ms` have run; the time stands still between `hold` and `release`. */
export function createCountdown({ ms, onEnd }: { ms: number; onEnd: () => void }) {
  let left = 0;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function run() {
    clearTimeout(timer);
    since = Date.now();
    timer = setTimeout(() => {
      timer = undefined;
      left = 0;
      onEnd();
    }, left);
  }

  return {
    start() {
      left = ms;
      run();
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      left = 0;
    },
    pause() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left -= Date.now() - since;
    },
    resume() {
      if (timer === undefined && left > 0) run();
    },
  };
}
