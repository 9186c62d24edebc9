import type { Logger } from 'pino';
import { runDaily } from './daily.ts';

/** `deleteRows` returns how many it deleted. */
type DeletionOptions = { log: Logger; what: string; deleteRows: () => Promise<number> };

/** Deletes what is no longer needed once a day. */
export function scheduleDeletion({ log, what, deleteRows }: DeletionOptions) {
  return runDaily(async () => {
    try {
      log.info({ deleted: await deleteRows() }, `${what} deleted`);
    } catch (err) {
      log.error({ err }, `${what} could not be deleted`);
    }
  });
}
