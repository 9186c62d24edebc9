import { readdir, readFile, rm, rmdir, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { unlessMissing, writeFileAtomically } from './atomic-file.ts';
import { assertObjectName, type ObjectStore, type StoredObject } from './object-store.ts';

/** Files under a folder that only its owner may read. */
export function folderStore(root: string): ObjectStore {
  /** Up to the root; the first one with other files ends it, because it cannot be removed. */
  const removeEmptyFolders = async (folder: string): Promise<void> => {
    const removed =
      folder === '.'
        ? false
        : await rmdir(join(root, folder)).then(
            () => true,
            () => false,
          );
    if (removed) await removeEmptyFolders(dirname(folder));
  };
  const pathOf = (name: string) => join(root, assertObjectName(name));
  return {
    location: root,
    async put(name, bytes) {
      await writeFileAtomically({ path: pathOf(name), bytes, fileMode: 0o600, folderMode: 0o700 });
    },
    async get(name) {
      return unlessMissing(readFile(pathOf(name)));
    },
    async *list(prefix) {
      // The folder that the prefix names, so that nothing else is read.
      const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
      for await (const file of filesBelow(root, folder)) if (file.name.startsWith(prefix)) yield file;
    },
    async delete(name) {
      await rm(pathOf(name), { force: true });
      await removeEmptyFolders(dirname(name));
    },
    async freeBytes() {
      const { bavail, bsize } = await statfs(await existingFolder(root));
      return bavail * bsize;
    },
  };
}

/** Includes unfinished files that a crash left behind. */
async function* filesBelow(root: string, folder: string): AsyncIterable<StoredObject> {
  const entries = (await unlessMissing(readdir(join(root, folder), { withFileTypes: true }))) ?? [];
  for (const entry of entries) {
    const name = `${folder}${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(root, `${name}/`);
    else {
      const stats = await unlessMissing(stat(join(root, name)));
      if (stats) yield { name, size: stats.size, modifiedAt: stats.mtimeMs };
    }
  }
}

async function existingFolder(path: string): Promise<string> {
  return (await unlessMissing(stat(path))) || path === dirname(path) ? path : existingFolder(dirname(path));
}
