import { createShopClient } from '#contract/client.ts';

/** The API over the network. Failures are written to the console, as spec §7 asks. */
export const browserClient = createShopClient({
  fetch: (input, init) => fetch(input, init),
  // biome-ignore lint/suspicious/noConsole: the only log that a browser has
  log: (message, cause) => console.error(message, cause),
});
