import { constants } from 'node:fs';
import { access, chmod, mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasErrorCode } from '#adapters/object-store/atomic-file.ts';
import { StartError } from '../start-error.ts';
import { OTHERS, openToOthers } from './open-to-others.ts';

const OWNER_ONLY_FOLDER = 0o700;

/**
 * Creates the folder of the data when it is missing, and closes what is the shop's to other users of the machine. Throws
 * StartError when it cannot be read and written.
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await makeFolders(folder);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    await checkImageFolder(join(folder, 'images'));
    await closeToOthers(folder);
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    throw new StartError(`The data folder ${folder} cannot be used: ${String(cause)}`, { cause });
  }
}

/** Not `mkdir` with `recursive`: that never returns below /proc. */
async function makeFolders(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: OWNER_ONLY_FOLDER });
  } catch (error) {
    const parent = dirname(folder);
    if (hasErrorCode(error, 'ENOENT') && parent !== folder && !(await exists(parent))) {
      await makeFolders(parent);
      await mkdir(folder, { mode: OWNER_ONLY_FOLDER });
    } else if (!(await isFolder(folder))) throw error;
  }
}

async function checkImageFolder(images: string): Promise<void> {
  if ((await exists(images)) && !(await isFolder(images)))
    throw new StartError(`${images} must be a folder for pictures, and is a file. Move it away.`);
}

async function closeToOthers(folder: string): Promise<void> {
  for await (const path of openToOthers(folder)) await chmod(path, (await stat(path)).mode & ~OTHERS);
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
}
