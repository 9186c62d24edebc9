import { lchown, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from '#adapters/object-store/atomic-file.ts';
import { databaseFile } from './embedded-database.ts';
import { isOwnPath } from './open-to-others.ts';

const ROOT = 0;

type Owner = { uid: number; gid: number };

/**
 * Gives what root has written into the data folder to the user that the shop runs as, which could not open it otherwise.
 * Does nothing for other users, and for a shop of root's.
 */
export async function inheritOwner(dataFolder: string): Promise<void> {
  if (process.geteuid?.() !== ROOT) return;
  const owner = await findOwner(dataFolder);
  if (owner) await changeOwner({ dataFolder, owner });
}

/** The owner of the folder, or of the database in a folder of root's. */
async function findOwner(dataFolder: string): Promise<Owner | undefined> {
  for (const path of [dataFolder, databaseFile(dataFolder)]) {
    const stats = await unlessMissing(lstat(path));
    if (stats && stats.uid !== ROOT) return stats;
  }
  return undefined;
}

type ChangeOptions = { dataFolder: string; owner: Owner; folder?: string };

async function changeOwner({ dataFolder, owner, folder = '' }: ChangeOptions): Promise<void> {
  const entries = (await unlessMissing(readdir(join(dataFolder, folder), { withFileTypes: true }))) ?? [];
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (!isOwnPath(path)) continue;
    // An open shop may delete files meanwhile.
    const stats = await unlessMissing(lstat(join(dataFolder, path)));
    if (stats?.uid === ROOT) await unlessMissing(lchown(join(dataFolder, path), owner.uid, owner.gid));
    if (entry.isDirectory()) await changeOwner({ dataFolder, owner, folder: path });
  }
}
