/** Calls over the network; failures are written to the console, as spec §7 asks. */
export const browserTransport = {
  fetch: (input: string, init?: RequestInit) => fetch(input, init),
  // biome-ignore lint/suspicious/noConsole: the only log that a browser has
  log: (message: string, cause: unknown) => console.error(message, cause),
};
