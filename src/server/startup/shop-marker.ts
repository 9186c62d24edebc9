import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileAtomically } from '#adapters/object-store/atomic-file.ts';

const NAME = 'shop-id';
const TEXT = '\nThe shop that this folder belongs to. Its database holds the same id. Keep this file beside shop.db.\n';

/** The id of the shop that a data folder belongs to; undefined for a folder that is new or of an old version. */
export async function readMarker(folder: string): Promise<string | undefined> {
  const text = await readFile(join(folder, NAME), 'utf8').catch(() => '');
  return text.split('\n')[0] || undefined;
}

export async function writeMarker(folder: string, id: string): Promise<void> {
  await writeFileAtomically({ path: join(folder, NAME), bytes: Buffer.from(id + TEXT), fileMode: 0o600 });
}

export async function deleteMarker(folder: string): Promise<void> {
  await rm(join(folder, NAME), { force: true });
}
