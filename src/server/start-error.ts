import { hasErrorCode } from '#adapters/object-store/atomic-file.ts';
import { StoreFullError, StoreUnavailableError } from '#adapters/object-store/object-store.ts';
import { DatabaseSetupError } from '#data/engine/database-setup-error.ts';
import { DatabaseUnavailableError } from '#data/engine/database-unavailable.ts';

/** The server cannot start for a reason outside of the code, which the message names. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** What fails outside of the code. */
const OUTSIDE = [StartError, DatabaseSetupError, DatabaseUnavailableError, StoreUnavailableError, StoreFullError];

/** Of files and folders that the settings name. */
const FILE_ERRORS = ['EACCES', 'EIO', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS'];

/** Prints one line and exits with 1. Throws errors that are bugs again, so that they keep their stack. */
export function exitWithStartError(error: unknown): never {
  if (!(error instanceof Error) || !isOutside(error)) throw error;
  process.stderr.write(`${error.message.replaceAll(/\s+/g, ' ')}\n`);
  process.exit(1);
}

function isOutside(error: Error): boolean {
  return OUTSIDE.some((type) => error instanceof type) || ('path' in error && hasErrorCode(error, ...FILE_ERRORS));
}
