import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ImageStore, isImageKey } from './image-store.ts';

/** Keeps pictures under `folder`, spread over 256 folders by the first two digits of their key. */
export function diskStore(folder: string): ImageStore {
  const pathOf = (key: string) => {
    if (!isImageKey(key)) throw new RangeError(`not the key of a picture: ${JSON.stringify(key)}`);
    return join(folder, key.slice(0, 2), key);
  };
  return {
    async put(key, bytes) {
      await writeWhole(pathOf(key), bytes);
    },
    async get(key) {
      return unlessMissing(readFile(pathOf(key)));
    },
    async has(key) {
      return (await unlessMissing(access(pathOf(key)).then(() => true))) ?? false;
    },
  };
}

/** A reader, or a restart after a pulled plug, finds the file whole or not at all. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${randomUUID()}.part`;
  try {
    const file = await open(unfinished, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
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

async function unlessMissing<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
