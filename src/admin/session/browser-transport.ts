import type { Fetch } from '#contract/http/call.ts';

const networkFetch: Fetch = (input, init) => fetch(input, init);

const validatedFetch: Fetch = async (input, init) => {
  const { validatingFetch } = await import('#contract/validation/validating-fetch.ts');
  return validatingFetch(networkFetch)(input, init);
};

/** `fetch` of the browser, which validates responses in development; failures are logged to the console (spec §7). */
export const browserTransport = {
  fetch: import.meta.env.DEV ? validatedFetch : networkFetch,
  // biome-ignore lint/suspicious/noConsole: the only log that a browser has
  log: (message: string, cause: unknown) => console.error(message, cause),
};
