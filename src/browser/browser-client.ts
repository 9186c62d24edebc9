import { createShopClient } from '#contract/shop/shop-client.ts';
import { KEPT_HEADER, noteKept } from '#shop/offline/offline-copy.ts';

/** The API over the network. Failures are written to the console, as spec §7 asks. */
export const browserClient = createShopClient({
  fetch: async (input, init) => {
    const response = await fetch(input, init);
    noteKept(response.headers.get(KEPT_HEADER));
    return response;
  },
  // biome-ignore lint/suspicious/noConsole: the only log that a browser has
  log: (message, cause) => console.error(message, cause),
});
