/** Runs `action` once `call` has not been called for `ms` milliseconds. */
export function debounce(action: () => void, ms: number): { call: () => void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    call() {
      clearTimeout(timer);
      timer = setTimeout(action, ms);
    },
    cancel: () => clearTimeout(timer),
  };
}
