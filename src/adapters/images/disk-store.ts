import { access, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing, writeFileAtomically } from '../object-store/atomic-file.ts';
import { assertImageHash, assertImageKey, type ImageStore, parseImageHash, type StoredImage } from './image-store.ts';

/** Stores images under `folder`, in 256 folders by the first two digits of their key. */
export function diskStore(folder: string): ImageStore {
  const folderOf = (hash: string) => join(folder, hash.slice(0, 2));
  const pathOf = (key: string) => join(folderOf(assertImageKey(key)), key);
  return {
    async put(key, bytes) {
      await writeFileAtomically({ path: pathOf(key), bytes });
    },
    async get(key) {
      return unlessMissing(readFile(pathOf(key)));
    },
    async has(key) {
      return (await unlessMissing(access(pathOf(key)).then(() => true))) ?? false;
    },
    async *list() {
      for (const entry of (await unlessMissing(readdir(folder, { withFileTypes: true }))) ?? []) {
        if (entry.isDirectory()) yield* filesIn(join(folder, entry.name));
      }
    },
    async delete(hash) {
      const names = (await unlessMissing(readdir(folderOf(assertImageHash(hash))))) ?? [];
      const own = names.filter((name) => parseImageHash(name) === hash);
      await Promise.all(own.map(async (name) => rm(join(folderOf(hash), name), { force: true })));
    },
  };
}

/** Includes unfinished files that a crash left behind. */
async function* filesIn(folder: string): AsyncIterable<StoredImage> {
  for (const name of await readdir(folder)) {
    const hash = parseImageHash(name);
    const stats = hash && (await unlessMissing(stat(join(folder, name))));
    if (stats) yield { name, hash, size: stats.size, modifiedAt: stats.mtimeMs };
  }
}
