import { writeCatalogue } from '../engine/catalogue-transaction.ts';
import type { Database } from '../engine/database.ts';
import { type Refusal, refuse } from '../engine/refusal.ts';

/** A fact of the business that the seller edits: `name` is its key, `nombre` its label. */
export type Constant = { id: number; name: string; nombre: string; value: string };

type Reading = Pick<Database, 'query'>;

const selectConstants = ({ query }: Reading) => query.selectFrom('constants').select(['id', 'name', 'nombre', 'value']);

export async function listConstants(database: Reading): Promise<Constant[]> {
  return selectConstants(database).orderBy('id').execute();
}

export async function findConstantByName(database: Reading, name: string): Promise<Constant | undefined> {
  return selectConstants(database).where('name', '=', name).executeTakeFirst();
}

export async function findConstantById(database: Reading, id: number): Promise<Constant | undefined> {
  return selectConstants(database).where('id', '=', id).executeTakeFirst();
}

/** Pages show constants, so this too is a change of the catalogue. Refuses with not-found. */
export async function updateConstant(
  database: Database,
  { id, value }: { id: number; value: string },
): Promise<{ ok: true } | Refusal> {
  return writeCatalogue(database, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('constants')
      .set({ value })
      .where('id', '=', id)
      .executeTakeFirst();
    return numUpdatedRows > 0n ? { ok: true } : refuse('not-found');
  });
}
