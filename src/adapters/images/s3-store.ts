import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { assertImageHash, assertImageKey, type ImageStore, parseImageHash, StoreFullError } from './image-store.ts';
import { parseListing } from './s3-listing.ts';

export type S3Options = {
  /** Of the service, without the bucket: buckets are named in the path. */
  endpoint: string;
  region: string;
  bucket: string;
  /** What the names of all files begin with, as `shop/`: letters, digits and `/._-`; may be empty. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Of one answer to a listing; S3 itself gives at most 1,000. */
  maxKeys?: number;
};

const TIMEOUT_MS = 20_000;
const RETRIES = 3;
const INSUFFICIENT_STORAGE = 507;

/** Keeps pictures in a bucket of S3 or of anything that speaks its protocol. */
export function s3Store(place: S3Options): ImageStore {
  const { endpoint, region, bucket, prefix, accessKeyId, secretAccessKey, maxKeys: namesPerAnswer = 1000 } = place;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
  const root = `${endpoint.replace(/\/+$/, '')}/${bucket}`;
  const addressOf = (name: string) => `${root}/${prefix}${name}`;

  /** The answer, or undefined when there is no such file. */
  async function ask(address: string, init: RequestInit = {}): Promise<Response | undefined> {
    const answer = await client.fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.ok) return answer;
    const told = `S3 answered ${answer.status} to ${init.method ?? 'GET'}`;
    // Read to its end: an answer that is left half-way keeps its connection.
    await answer.arrayBuffer();
    if (answer.status === 404 && init.method !== 'PUT') return undefined;
    throw answer.status === INSUFFICIENT_STORAGE ? new StoreFullError(told) : new Error(told);
  }

  async function* namesUnder(start: string): AsyncIterable<{ name: string; modifiedAt: number }> {
    let marker = '';
    for (;;) {
      // The first version of the call: all that speak S3 have it.
      const query = new URLSearchParams({ 'max-keys': `${namesPerAnswer}`, prefix: prefix + start, marker });
      const answer = await ask(`${root}?${query}`);
      if (!answer) throw new Error(`there is no bucket ${bucket}`);
      const { files, more } = parseListing(await answer.text());
      for (const { key, modifiedAt } of files) yield { name: key.slice(prefix.length), modifiedAt };
      const last = files.at(-1)?.key;
      if (!more || last === undefined) return;
      marker = last;
    }
  }

  return {
    async put(key, bytes) {
      const headers = { 'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex') };
      await ask(addressOf(assertImageKey(key)), { method: 'PUT', headers, body: new Uint8Array(bytes) });
    },
    async get(key) {
      const answer = await ask(addressOf(assertImageKey(key)));
      return answer && new Uint8Array(await answer.arrayBuffer());
    },
    async has(key) {
      return (await ask(addressOf(assertImageKey(key)), { method: 'HEAD' })) !== undefined;
    },
    async *list() {
      for await (const { name, modifiedAt } of namesUnder('')) {
        const hash = parseImageHash(name);
        if (hash) yield { hash, modifiedAt };
      }
    },
    async delete(hash) {
      const own: string[] = [];
      for await (const { name } of namesUnder(assertImageHash(hash))) if (parseImageHash(name) === hash) own.push(name);
      await Promise.all(own.map(async (name) => ask(addressOf(name), { method: 'DELETE' })));
    },
  };
}
