import { constantChanged } from '#domain/audit/business-entries.ts';
import type { Database } from '../engine/database.ts';
import { writeCatalogue } from '../engine/transactions/catalogue-transaction.ts';
import { raiseRowVersion } from '../engine/transactions/row-version.ts';
import { findConstantByName } from './constants.ts';

const NAME = 'publicOrigin';

/** Scheme and host of the shop, as the constant has it; empty while nobody has set it. */
export async function readStoredOrigin(database: Pick<Database, 'query'>): Promise<string> {
  return (await findConstantByName(database, NAME))?.value ?? '';
}

/** Sets the origin unless it is set; returns whether it did. */
export async function storeFirstOrigin(database: Database, origin: string): Promise<boolean> {
  const constant = await findConstantByName(database, NAME);
  if (constant?.value !== '') return false;
  const { id, version } = constant;
  const stored = await writeCatalogue(database, async (transaction) => {
    const raised = await raiseRowVersion(transaction, { table: 'constants', id, version });
    if (!raised.ok) return raised;
    await transaction.updateTable('constants').set({ value: origin }).where('id', '=', id).execute();
    return {
      result: { ok: true },
      audit: [constantChanged({ before: constant, after: { ...constant, value: origin } })],
    };
  });
  return stored.ok;
}
