import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { assertObjectName, type ObjectStore, StoreFullError } from './object-store.ts';
import { parseListing } from './s3-listing.ts';

export type S3Options = {
  /** URL of the service without the bucket: path-style addressing is used. */
  endpoint: string;
  region: string;
  bucket: string;
  /** Prefix of all keys, as `shop/`: letters, digits and `/._-`; may be empty. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Page size of a listing; S3 allows at most 1,000. */
  maxKeys?: number;
};

const TIMEOUT_MS = 20_000;
const RETRIES = 3;
const INSUFFICIENT_STORAGE = 507;

export type S3Bucket = ObjectStore & { has(name: string): Promise<boolean> };

/** Files in a bucket of S3 or a compatible service. */
export function s3Bucket(options: S3Options): S3Bucket {
  const { endpoint, region, bucket, prefix, accessKeyId, secretAccessKey, maxKeys = 1000 } = options;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
  const root = `${endpoint.replace(/\/+$/, '')}/${bucket}`;
  const addressOf = (name: string) => `${root}/${prefix}${assertObjectName(name)}`;

  /** The response, or undefined when there is no such file. */
  async function send(address: string, init: RequestInit = {}): Promise<Response | undefined> {
    const response = await client.fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.ok) return response;
    const message = `S3 answered ${response.status} to ${init.method ?? 'GET'}`;
    // Read to the end: an unread body keeps its connection open.
    await response.arrayBuffer();
    if (response.status === 404 && init.method !== 'PUT') return undefined;
    throw response.status === INSUFFICIENT_STORAGE ? new StoreFullError(message) : new Error(message);
  }

  return {
    location: `s3://${bucket}/${prefix}`,
    async put(name, bytes) {
      const headers = { 'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex') };
      await send(addressOf(name), { method: 'PUT', headers, body: new Uint8Array(bytes) });
    },
    async get(name) {
      const response = await send(addressOf(name));
      return response && new Uint8Array(await response.arrayBuffer());
    },
    async has(name) {
      return (await send(addressOf(name), { method: 'HEAD' })) !== undefined;
    },
    async *list(start) {
      let marker = '';
      for (;;) {
        // ListObjects version 1, which all compatible services support.
        const query = new URLSearchParams({ 'max-keys': `${maxKeys}`, prefix: prefix + start, marker });
        const response = await send(`${root}?${query}`);
        if (!response) throw new Error(`there is no bucket ${bucket}`);
        const { files, more } = parseListing(await response.text());
        for (const { key, ...file } of files) yield { name: key.slice(prefix.length), ...file };
        const last = files.at(-1)?.key;
        if (!more || last === undefined) return;
        marker = last;
      }
    },
    async delete(name) {
      await send(addressOf(name), { method: 'DELETE' });
    },
    freeBytes: async () => undefined,
  };
}
