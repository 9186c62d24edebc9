import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from '#adapters/object-store/atomic-file.ts';

/** Permissions of the group and of everybody. */
export const OTHERS = 0o077;
/** Of folders that all users share, such as /tmp. */
const STICKY = 0o1000;

/** What the shop writes, by path below the data folder. */
const OWN_PATHS = [
  /^shop\.db(?:[-.][^/]*)?$/,
  /^shop-id(?:\.[^/]*)?$/,
  /^(?:backups\/)?images(?:\/[0-9a-f]{2}(?:\/.*)?)?$/,
  /^backups(?:\/\d{4}-\d\d-\d\dT[\d-]+Z(?:\/.*)?)?$/,
];

/** Whether the shop writes a file or folder of that path, which is below the data folder. */
export function isOwnPath(path: string): boolean {
  return OWN_PATHS.some((pattern) => pattern.test(path));
}

/**
 * The shop's files and folders that other users of the machine can open. A folder that also holds other things is not the
 * shop's; what is in a closed one is not looked at.
 */
export async function* openToOthers(dataFolder: string, folder = ''): AsyncGenerator<string> {
  const path = join(dataFolder, folder);
  const { mode } = await stat(path);
  if ((mode & OTHERS) === 0 || mode & STICKY) return;
  const entries = await readdir(path, { withFileTypes: true });
  const own = entries.filter(({ name }) => isOwnPath(join(folder, name)));
  if (own.length === entries.length) yield path;
  for (const entry of own) {
    const below = join(folder, entry.name);
    if (entry.isDirectory()) yield* openToOthers(dataFolder, below);
    else if (entry.isFile() && (await isOpenFile(join(dataFolder, below)))) yield join(dataFolder, below);
  }
}

/** Not one that another worker has finished meanwhile. */
async function isOpenFile(path: string): Promise<boolean> {
  const stats = await unlessMissing(stat(path));
  return stats !== undefined && (stats.mode & OTHERS) !== 0;
}
