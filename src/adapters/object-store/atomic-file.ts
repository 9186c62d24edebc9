import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StoreFullError } from './object-store.ts';

type AtomicFileOptions = { path: string; bytes: Uint8Array; fileMode?: number; folderMode?: number };

/**
 * Writes a file so that readers, and a restart after a crash, see the whole file or none. Creates its folder. Throws
 * StoreFullError.
 */
export async function writeFileAtomically(options: AtomicFileOptions): Promise<void> {
  const { path, bytes, fileMode = 0o666, folderMode = 0o777 } = options;
  const unfinished = `${path}.${randomUUID()}.part`;
  try {
    await mkdir(dirname(path), { recursive: true, mode: folderMode });
    const file = await open(unfinished, 'wx', fileMode);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    if (hasErrorCode(error, 'ENOSPC', 'EDQUOT', 'EFBIG'))
      throw new StoreFullError('no room on the disk', { cause: error });
    throw error;
  }
  await syncFolder(dirname(path));
}

/** Makes renames and new files of the folder durable. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The result of a file operation, or undefined when there is no such file. */
export async function unlessMissing<Value>(operation: Promise<Value>): Promise<Value | undefined> {
  try {
    return await operation;
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

export function hasErrorCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.some((code) => code === error.code);
}
