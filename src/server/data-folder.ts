import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { StartError } from './start-error.ts';

/** Creates the folder when it is missing. Throws StartError when it cannot be read and written. */
export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new StartError(`The data folder ${folder} cannot be used: ${String(cause)}`, { cause });
  }
}
