import { createShopClient } from '#contract/shop/shop-client.ts';
import { OFFLINE_COPY_HEADER, setOfflineCopyDate } from '#shop/offline/offline-copy.ts';

/** The API over the network. Failures are logged to the console (spec §7). */
export const browserClient = createShopClient({
  fetch: async (input, init) => {
    const response = await fetch(input, init);
    setOfflineCopyDate(response.headers.get(OFFLINE_COPY_HEADER));
    return response;
  },
  // biome-ignore lint/suspicious/noConsole: the only log that a browser has
  log: (message, cause) => console.error(message, cause),
});
