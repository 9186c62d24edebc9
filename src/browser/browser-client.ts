import type { Fetch } from '#contract/http/call.ts';
import { createShopClient } from '#contract/shop/shop-client.ts';
import { OFFLINE_COPY_HEADER, setOfflineCopyDate } from '#shop/offline/offline-copy.ts';

const validatedFetch: Fetch = async (input, init) => {
  const { validatingFetch } = await import('#contract/validation/validating-fetch.ts');
  return validatingFetch((path, options) => fetch(path, options))(input, init);
};

/** The API over the network. Responses are validated in development; failures are logged to the console (spec §7). */
export const browserClient = createShopClient({
  fetch: async (input, init) => {
    const response = await (import.meta.env.DEV ? validatedFetch : fetch)(input, init);
    setOfflineCopyDate(response.headers.get(OFFLINE_COPY_HEADER));
    return response;
  },
  // biome-ignore lint/suspicious/noConsole: the only log that a browser has
  log: (message, cause) => console.error(message, cause),
});
