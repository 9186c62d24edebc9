import { sql, type Transaction } from 'kysely';
import type { AuditEntry } from '#domain/audit/audit-entry.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tables } from '../../schema/tables.ts';
import type { Database } from '../database.ts';
import { CATALOGUE_VERSION_CHANNEL } from '../postgres/catalogue-version-channel.ts';
import { isTransactionConflict, type Refusal, toRefusal } from '../refusal.ts';
import { idempotent } from './idempotency.ts';

/** Rolls a transaction back because of a refusal. */
class RollbackError extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super('rolled back');
    this.refusal = refusal;
  }
}

/** The result of a write, and what is recorded of it in its transaction. */
type Audited<Result> = { result: Result; audit: readonly AuditEntry[] };

/** Attempts at a write that conflicts with other transactions. */
const MAX_ATTEMPTS = 4;

/**
 * Runs a change of the catalogue in one transaction that also raises its version. A refusal, returned or caused by a
 * constraint, rolls everything back. What the write did is recorded in the same transaction. With an idempotency record, a write that was done before returns its result again,
 * marked as repeated. `write` is called again after a conflict with another transaction.
 */
export async function writeCatalogue<Result extends { ok: true }>(
  database: Database,
  write: (transaction: Transaction<Tables>) => Promise<Audited<Result> | Refusal>,
): Promise<(Result & { repeated?: boolean }) | Refusal> {
  for (let left = MAX_ATTEMPTS - 1; ; left -= 1) {
    try {
      return await attemptWrite(database, write);
    } catch (error) {
      if (left === 0 || !isTransactionConflict(error)) throw error;
    }
  }
}

async function attemptWrite<Result extends { ok: true }>(
  database: Database,
  write: (transaction: Transaction<Tables>) => Promise<Audited<Result> | Refusal>,
): Promise<(Result & { repeated?: boolean }) | Refusal> {
  try {
    const { result, audit, version } = await database.query.transaction().execute(async (transaction) => {
      const { idempotency, author } = database;
      let audit: readonly AuditEntry[] = [];
      const writeAudited = async () => {
        const written = await write(transaction);
        if ('ok' in written) return written;
        audit = written.audit;
        await recordAudit(transaction, { author, entries: audit });
        return written.result;
      };
      const result = await (idempotency ? idempotent(transaction, idempotency, writeAudited) : writeAudited());
      if (!result.ok) throw new RollbackError(result);
      return { result, audit, version: await raiseVersion(database, transaction) };
    });
    database.updateKnownVersion(version);
    if (audit.length > 0) database.author?.onAudited(audit);
    return result;
  } catch (error) {
    const refusal = error instanceof RollbackError ? error.refusal : toRefusal(error);
    if (refusal) return refusal;
    throw error;
  }
}

/** Called last in a transaction, because on PostgreSQL it locks the row until the commit. */
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
