import { sql, type Transaction } from 'kysely';
import { CATALOGUE_VERSION_CHANNEL } from './catalogue-version-channel.ts';
import type { Database } from './database.ts';
import { idempotent } from './idempotency.ts';
import { isTransactionConflict, type Refusal, toRefusal } from './refusal.ts';
import type { Tables } from './schema.ts';

/** Carries a refusal out of a transaction, which is thereby rolled back. */
class RollbackError extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super('rolled back');
    this.refusal = refusal;
  }
}

/** How often a write is tried when it collides with others. */
const MAX_ATTEMPTS = 4;

/**
 * Runs a change of the catalogue in one transaction that also raises its version.
 * A refusal, returned or caused by a constraint of the database, undoes everything. With a receipt, a write that was
 * done before is not done again: its result comes back marked as repeated. `write` is called again when the database
 * gave it up for the sake of another transaction.
 */
export async function writeCatalogue<Done extends { ok: true }>(
  database: Database,
  write: (transaction: Transaction<Tables>) => Promise<Done | Refusal>,
): Promise<(Done & { repeated?: boolean }) | Refusal> {
  for (let left = MAX_ATTEMPTS - 1; ; left -= 1) {
    try {
      return await writeOnce(database, write);
    } catch (error) {
      if (left === 0 || !isTransactionConflict(error)) throw error;
    }
  }
}

async function writeOnce<Done extends { ok: true }>(
  database: Database,
  write: (transaction: Transaction<Tables>) => Promise<Done | Refusal>,
): Promise<(Done & { repeated?: boolean }) | Refusal> {
  try {
    const { result, version } = await database.query.transaction().execute(async (transaction) => {
      const { idempotency: receipt } = database;
      const result = await (receipt ? idempotent(transaction, receipt, () => write(transaction)) : write(transaction));
      if (!result.ok) throw new RollbackError(result);
      return { result, version: await raiseVersion(database, transaction) };
    });
    database.updateKnownVersion(version);
    return result;
  } catch (error) {
    const refusal = error instanceof RollbackError ? error.refusal : toRefusal(error);
    if (refusal) return refusal;
    throw error;
  }
}

/** Last in its transaction, because on PostgreSQL the row stays locked from here to the commit. */
async function raiseVersion(database: Database, transaction: Transaction<Tables>): Promise<number> {
  const { version } = await transaction
    .updateTable('catalogue_version')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .returning('version')
    .executeTakeFirstOrThrow();
  if (database.kind === 'postgres')
    await sql`select pg_notify(${CATALOGUE_VERSION_CHANNEL}, ${String(version)})`.execute(transaction);
  return version;
}
