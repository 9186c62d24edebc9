import { z } from 'zod';
import type { ObjectStore } from '#adapters/object-store/object-store.ts';
import { parseJson } from '#domain/text/parse-json.ts';

const FORMAT = 1;
const MANIFEST_FILE = 'manifest.json';
/** As `backupName` makes them. */
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const size = z.int().nonnegative();

/** A compressed file of rows; `bytes` and `sha256` are those of the file. */
const part = z.object({ file: z.string(), bytes: size, sha256 });

/** `sha256` is that of all rows as text, so that it is the same for every copy of them. */
const rowFiles = z.object({ rows: size, sha256, parts: z.array(part) });

const manifest = z.object({
  format: z.literal(FORMAT),
  /** Epoch milliseconds; what was written before is in the backup. */
  createdAt: z.int(),
  kind: z.enum(['sqlite', 'postgres']),
  migrations: z.array(z.string()),
  tables: z.array(rowFiles.extend({ name: z.string(), columns: z.array(z.string()) })),
  lastIds: z.record(z.string(), size),
  /** Rows of key, size and SHA-256 of each image. */
  images: rowFiles.extend({ bytes: size }),
  /** Hashes of images that rows refer to but the image store does not have. */
  missingImages: z.array(z.string()),
});

export type RowFiles = z.output<typeof rowFiles>;
export type Manifest = z.output<typeof manifest>;

/** The name of a backup begun at that time, in epoch milliseconds; names sort by time. */
export function backupName(time: number): string {
  return new Date(time).toISOString().replaceAll(/[:.]/g, '-');
}

/** The time in a backup's name; undefined for any other name. */
export function backupTime(name: string): number | undefined {
  if (!NAME.test(name)) return undefined;
  const [date = '', time = ''] = name.split('T');
  return Date.parse(`${date}T${time.replace(/-/, ':').replace(/-/, ':').replace(/-/, '.')}`);
}

/** The file whose presence makes a backup whole: it is written last. */
export function manifestFile(name: string): string {
  return `${name}/${MANIFEST_FILE}`;
}

/** Bytes of all that a backup consists of. */
export function backupBytes({ tables, images }: Manifest): number {
  const parts = [...tables, images].flatMap((each) => each.parts);
  return images.bytes + parts.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** The manifest of a backup; undefined when it is missing, damaged or of another format. */
export async function readManifest(store: Pick<ObjectStore, 'get'>, name: string): Promise<Manifest | undefined> {
  const bytes = await store.get(manifestFile(name));
  return bytes && manifest.safeParse(parseJson(new TextDecoder().decode(bytes))).data;
}

/** What to say of a backup that `readManifest` cannot read. */
export function unreadableText(name: string): string {
  return `${name} cannot be read: its ${MANIFEST_FILE} is damaged, or of a later version of the shop`;
}
