import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import type { ObjectStore } from '#adapters/object-store/object-store.ts';
import type { RowValues } from '#data/snapshot/snapshot.ts';
import { formatRows, startTableChecksum } from '#data/snapshot/table-checksum.ts';
import type { RowFiles } from './manifest.ts';

/** Text of a part before it is compressed: what is in memory at once. */
const PART_BYTES = 4 * 1024 * 1024;

const compress = promisify(gzip);
const decompress = promisify(gunzip);
const rowSchema = z.array(z.union([z.string(), z.number(), z.null()]));

export function sha256Hex(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

type WriteOptions = {
  store: Pick<ObjectStore, 'put'>;
  /** The parts are `<prefix>.0001.ndjson.gz` and so on. */
  prefix: string;
  rows: AsyncIterable<RowValues[]>;
  onText?: (text: string) => void;
};

/** Writes rows as compressed lines of JSON. */
export async function writeRowFiles({ store, prefix, rows, onText = () => {} }: WriteOptions): Promise<RowFiles> {
  const checksum = startTableChecksum();
  const parts: RowFiles['parts'] = [];
  let pending: string[] = [];
  let length = 0;
  const flush = async () => {
    const bytes = await compress(pending.join(''));
    const file = `${prefix}.${String(parts.length + 1).padStart(4, '0')}.ndjson.gz`;
    await store.put(file, bytes);
    parts.push({ file, bytes: bytes.byteLength, sha256: sha256Hex(bytes) });
    pending = [];
    length = 0;
  };
  for await (const batch of rows) {
    const text = formatRows(batch);
    checksum.add(text, batch.length);
    onText(text);
    pending.push(text);
    length += text.length;
    if (length >= PART_BYTES) await flush();
  }
  if (length > 0) await flush();
  return { ...checksum.end(), parts };
}

/** The rows, a part at a time. Throws when a part is missing or is no such file. */
export async function* readRowFiles(store: Pick<ObjectStore, 'get'>, { parts }: RowFiles): AsyncIterable<RowValues[]> {
  for (const { file } of parts) {
    const bytes = await store.get(file);
    if (!bytes) throw new Error(`${file} is missing`);
    const text = (await decompress(bytes)).toString('utf8');
    yield text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => rowSchema.parse(JSON.parse(line)));
  }
}

/** What is wrong with the files; undefined when they are as they were written. */
export async function findRowFileProblem(
  store: Pick<ObjectStore, 'get'>,
  files: RowFiles,
): Promise<string | undefined> {
  for (const { file, sha256 } of files.parts) {
    const bytes = await store.get(file);
    if (!bytes) return `${file} is missing`;
    if (sha256Hex(bytes) !== sha256) return `${file} is damaged`;
  }
  const checksum = startTableChecksum();
  for await (const rows of readRowFiles(store, files)) checksum.add(formatRows(rows), rows.length);
  const { rows, sha256 } = checksum.end();
  return rows === files.rows && sha256 === files.sha256 ? undefined : 'the rows are not those of the manifest';
}
