import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  assertImageHash,
  assertImageKey,
  type ImageStore,
  parseImageHash,
  type StoredFile,
  StoreFullError,
} from './image-store.ts';

/** Stores images under `folder`, in 256 folders by the first two digits of their key. */
export function diskStore(folder: string): ImageStore {
  const folderOf = (hash: string) => join(folder, hash.slice(0, 2));
  const pathOf = (key: string) => join(folderOf(assertImageKey(key)), key);
  return {
    async put(key, bytes) {
      await writeAtomically(pathOf(key), bytes);
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
async function* filesIn(folder: string): AsyncIterable<StoredFile> {
  for (const name of await readdir(folder)) {
    const hash = parseImageHash(name);
    const stats = hash && (await unlessMissing(stat(join(folder, name))));
    if (stats) yield { hash, modifiedAt: stats.mtimeMs };
  }
}

/** Written atomically: readers, and a restart after a crash, see the whole file or none. */
async function writeAtomically(path: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${path}.${randomUUID()}.part`;
  try {
    await mkdir(dirname(path), { recursive: true });
    const file = await open(unfinished, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    if (hasCode(error, 'ENOSPC', 'EDQUOT')) throw new StoreFullError('no room on the disk', { cause: error });
    throw error;
  }
  await syncFolder(dirname(path));
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function unlessMissing<Value>(operation: Promise<Value>): Promise<Value | undefined> {
  try {
    return await operation;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.some((code) => code === error.code);
}
