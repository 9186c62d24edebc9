/** `fetch` of the browser; failures are logged to the console (spec §7). */
export const browserTransport = {
  fetch: (input: string, init?: RequestInit) => fetch(input, init),
  // biome-ignore lint/suspicious/noConsole: the only log that a browser has
  log: (message: string, cause: unknown) => console.error(message, cause),
};
