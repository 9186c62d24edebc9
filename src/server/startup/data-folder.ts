import { constants } from 'node:fs';
import { access, chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasErrorCode } from '#adapters/object-store/atomic-file.ts';
import { StartError } from '../start-error.ts';

const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY_FILE = 0o600;
const OTHERS = 0o077;
/** Of folders that all users share, such as /tmp. */
const STICKY = 0o1000;

/**
 * Creates the folder of the data when it is missing, and closes it to other users of the machine. Throws StartError when
 * it cannot be read and written.
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

/** Folders that were closed before are not read again. */
async function closeToOthers(folder: string): Promise<void> {
  const { mode } = await stat(folder);
  if (mode & STICKY) return;
  const isOpen = (mode & OTHERS) !== 0;
  if (isOpen) await chmod(folder, OWNER_ONLY_FOLDER);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isFile() && (await isReadableByOthers(path))) await chmod(path, OWNER_ONLY_FILE);
    if (entry.isDirectory() && (isOpen || (await isReadableByOthers(path)))) await closeToOthers(path);
  }
}

const isReadableByOthers = async (path: string) => ((await stat(path)).mode & OTHERS) !== 0;

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
