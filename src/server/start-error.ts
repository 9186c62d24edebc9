import { DatabaseSetupError } from '#data/engine/database-setup-error.ts';

/** The server cannot start for a reason outside of the code, which the message names. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Prints one line and exits with 1. Throws errors that are bugs again, so that they keep their stack. */
export function exitWithStartError(error: unknown): never {
  if (!(error instanceof StartError || error instanceof DatabaseSetupError)) throw error;
  process.stderr.write(`${error.message.replaceAll(/\s+/g, ' ')}\n`);
  process.exit(1);
}
