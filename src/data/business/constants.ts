import { constantChanged } from '#domain/audit/business-entries.ts';
import type { Constant } from '#domain/business/constant.ts';
import { isInitial } from '#domain/business/unfilled-facts.ts';
import type { Database } from '../engine/database.ts';
import type { Refusal } from '../engine/refusal.ts';
import { writeCatalogue } from '../engine/transactions/catalogue-transaction.ts';
import { raiseRowVersion } from '../engine/transactions/row-version.ts';

type Reader = Pick<Database, 'query'>;

const selectConstants = ({ query }: Reader) =>
  query
    .selectFrom('constants')
    .select(['id', 'name', 'nombre as label', 'value', 'version', 'changed_at as changedAt']);

export async function listConstants(database: Reader): Promise<Constant[]> {
  return selectConstants(database).orderBy('id').execute();
}

export async function findConstantByName(database: Reader, name: string): Promise<Constant | undefined> {
  return selectConstants(database).where('name', '=', name).executeTakeFirst();
}

export async function findConstantById(database: Reader, id: number): Promise<Constant | undefined> {
  return selectConstants(database).where('id', '=', id).executeTakeFirst();
}

/** A constant that is known to be there. */
export async function readConstant(query: Reader['query'], id: number): Promise<Constant> {
  return selectConstants({ query }).where('id', '=', id).executeTakeFirstOrThrow();
}

/** Gives constants that are as in a new shop these values; without a record of the change. */
export async function fillConstants(database: Database, values: ReadonlyMap<string, string>): Promise<void> {
  await writeCatalogue(database, async (transaction) => {
    const constants = await selectConstants({ query: transaction }).execute();
    for (const { id, name } of constants.filter(isInitial)) {
      const value = values.get(name);
      if (value !== undefined) await transaction.updateTable('constants').set({ value }).where('id', '=', id).execute();
    }
    return { result: { ok: true }, audit: [] };
  });
}

/** Raises the catalogue's version, because pages show constants. Refuses with not-found or stale. */
export async function updateConstant(
  database: Database,
  { id, version, value, now }: { id: number; version?: number | undefined; value: string; now: number },
): Promise<{ ok: true; before: Constant; constant: Constant } | Refusal> {
  return writeCatalogue(database, async (transaction) => {
    const raised = await raiseRowVersion(transaction, { table: 'constants', id, version });
    if (!raised.ok) return raised;
    const before = await readConstant(transaction, id);
    await transaction.updateTable('constants').set({ value, changed_at: now }).where('id', '=', id).execute();
    const constant = await readConstant(transaction, id);
    return { result: { ok: true, before, constant }, audit: [constantChanged({ before, after: constant })] };
  });
}
