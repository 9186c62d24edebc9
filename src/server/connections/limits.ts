/** Options of `createServer`, in milliseconds. Uploads have all of `requestTimeout`: 10 MiB from a phone take long. */
export const serverOptions = {
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 65_000,
  // By default Node looks for slow requests each 30 s, and ends them that much later.
  connectionsCheckingInterval: 1000,
};

/** Longest time in milliseconds until the body of a call that is no upload has arrived. */
export const BODY_TIMEOUT_MS = 30_000;

/** An idle one takes 6 kB, so all of them take 25 MB; more are closed at once. */
export const MAX_CONNECTIONS = 4000;
