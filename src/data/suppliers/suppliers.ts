import type { Transaction } from 'kysely';
import { nameSortKey } from '#domain/text/name-sort-key.ts';
import type { Database } from '../engine/database.ts';
import type { Tables } from '../schema/tables.ts';

/** Who sends price lists. `templates` is JSON; dates in epoch milliseconds. */
export type Supplier = { id: number; name: string; templates: string; createdAt: number; lastListAt: number };

type Reader = Pick<Database, 'query'>;

/** Lists of more suppliers are not recognised. */
const MAX_SUPPLIERS = 500;

const COLUMNS = ['id', 'name', 'templates', 'created_at as createdAt', 'last_list_at as lastListAt'] as const;

/** Those with the latest lists first. */
export async function listSuppliers({ query }: Reader): Promise<Supplier[]> {
  const latest = query.selectFrom('suppliers').select(COLUMNS).orderBy('last_list_at', 'desc').orderBy('id', 'desc');
  return latest.limit(MAX_SUPPLIERS).execute();
}

export async function findSupplier({ query }: Reader, id: number): Promise<Supplier | undefined> {
  return query.selectFrom('suppliers').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** Finds a supplier by its name, whatever the case and accents. */
export async function findSupplierByName({ query }: Reader, name: string): Promise<Supplier | undefined> {
  return query.selectFrom('suppliers').select(COLUMNS).where('name_key', '=', nameSortKey(name)).executeTakeFirst();
}

type SupplierList = { templates: string; now: number };

/** Returns the id of a new supplier, whose first list was confirmed. */
export async function insertSupplier(
  transaction: Transaction<Tables>,
  { name, templates, now }: SupplierList & { name: string },
): Promise<number> {
  const { id } = await transaction
    .insertInto('suppliers')
    .values({ name, name_key: nameSortKey(name), templates, created_at: now, last_list_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores how the latest list of a supplier was read, or puts back how an earlier one was; `now` is when. */
export async function updateSupplierTemplates(
  transaction: Transaction<Tables>,
  { id, templates, now }: SupplierList & { id: number },
): Promise<void> {
  await transaction.updateTable('suppliers').set({ templates, last_list_at: now }).where('id', '=', id).execute();
}

/** Throws when the name is taken. */
export async function renameSupplier(
  transaction: Transaction<Tables>,
  { id, name }: { id: number; name: string },
): Promise<void> {
  const values = { name, name_key: nameSortKey(name) };
  await transaction.updateTable('suppliers').set(values).where('id', '=', id).execute();
}

/** Deletes a supplier and its pairs. Returns its name, or undefined when there is none. */
export async function deleteSupplier({ query }: Reader, id: number): Promise<string | undefined> {
  const deleted = await query.deleteFrom('suppliers').where('id', '=', id).returning('name').executeTakeFirst();
  return deleted?.name;
}
