import { setTimeout as delay } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';

const FIRST_RETRY_MS = 50;

type S3FetchOptions = {
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Of requests that are answered with a 5xx. */
  retries: number;
  /** Of one call with its retries, its body included. */
  timeoutMs: number;
};

/** `fetch` with requests that are signed for S3; rejects with a TimeoutError after `timeoutMs`. */
export function s3Fetch(options: S3FetchOptions): (address: string, init?: RequestInit) => Promise<Response> {
  const { retries, timeoutMs, ...keys } = options;
  const client = new AwsClient({ ...keys, service: 's3' });
  return async (address, init) => {
    const signal = AbortSignal.timeout(timeoutMs);
    for (let attempt = 0; ; attempt += 1) {
      // Given to `fetch`, not to the request: Node forgets the signal of a request that nobody holds any more, as those
      // of the client's own `fetch`, and a call that should have timed out goes on for ever.
      const response = await fetch(await client.sign(address, init), { signal });
      if (response.status < 500 || attempt === retries) return response;
      await response.body?.cancel();
      await delay(Math.random() * FIRST_RETRY_MS * 2 ** attempt, undefined, { signal });
    }
  };
}
