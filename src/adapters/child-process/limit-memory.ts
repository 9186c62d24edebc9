const CHECK_INTERVAL_MS = 10;

/** Ends a child process that takes more memory; decoders run in threads of their own and do not delay the check. */
export function limitMemory(maxBytes: number): void {
  setInterval(() => {
    if (process.memoryUsage.rss() > maxBytes) process.kill(process.pid, 'SIGKILL');
  }, CHECK_INTERVAL_MS).unref();
}
