import { createHash } from 'node:crypto';
import { Circuit } from './circuit.ts';
import { assertObjectName, type ObjectStore, StoreFullError, StoreUnavailableError } from './object-store.ts';
import { s3Fetch } from './s3-fetch.ts';
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
  /** Of one call with its retries; by default enough for a large file. */
  timeoutMs?: number;
};

const TIMEOUT_MS = 20_000;
const RETRIES = 3;
const INSUFFICIENT_STORAGE = 507;

export type S3Bucket = ObjectStore & { has(name: string): Promise<boolean> };

/** Files in a bucket of S3 or a compatible service. Methods throw StoreUnavailableError. */
export function s3Bucket(options: S3Options): S3Bucket {
  const { endpoint, region, bucket, prefix, accessKeyId, secretAccessKey } = options;
  const { maxKeys = 1000, timeoutMs = TIMEOUT_MS } = options;
  const signedFetch = s3Fetch({ region, accessKeyId, secretAccessKey, retries: RETRIES, timeoutMs });
  const root = `${endpoint.replace(/\/+$/, '')}/${bucket}`;
  const addressOf = (name: string) => `${root}/${prefix}${assertObjectName(name)}`;

  const circuit = new Circuit({ refuse: () => new StoreUnavailableError('S3 has failed repeatedly') });

  /** The body of the response, or undefined when there is no such file. */
  async function send(address: string, init: RequestInit = {}): Promise<Uint8Array | undefined> {
    const { status, body } = await circuit.run(() => receive(address, init));
    if (status < 300) return body;
    if (status === 404 && init.method !== 'PUT') return undefined;
    const message = failureText(status, init);
    throw status === INSUFFICIENT_STORAGE ? new StoreFullError(message) : new StoreUnavailableError(message);
  }

  /** Throws only for what the circuit counts as a failure of the service. */
  async function receive(address: string, init: RequestInit): Promise<{ status: number; body: Uint8Array }> {
    try {
      const response = await signedFetch(address, init);
      const { status } = response;
      // Read to the end: an unread body keeps its connection open.
      const body = new Uint8Array(await response.arrayBuffer());
      if (status < 500 || status === INSUFFICIENT_STORAGE) return { status, body };
      throw new StoreUnavailableError(failureText(status, init));
    } catch (cause) {
      throw cause instanceof StoreUnavailableError ? cause : new StoreUnavailableError('S3 does not answer', { cause });
    }
  }

  return {
    location: `s3://${bucket}/${prefix}`,
    async put(name, bytes) {
      const headers = { 'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex') };
      await send(addressOf(name), { method: 'PUT', headers, body: new Uint8Array(bytes) });
    },
    async get(name) {
      return send(addressOf(name));
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
        if (!response) throw new StoreUnavailableError(`There is no bucket ${bucket}`);
        const { files, more } = parseListing(new TextDecoder().decode(response));
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

function failureText(status: number, { method = 'GET' }: RequestInit): string {
  return `S3 answered ${status} to ${method}`;
}
