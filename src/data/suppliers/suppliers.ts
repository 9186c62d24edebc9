import type { Transaction } from 'kysely';
import { nameSortKey } from '#domain/text/name-sort-key.ts';
import type { Database } from '../engine/database.ts';
import type { Tables } from '../schema/tables.ts';

/** How the lists of a supplier are read and what prices are made of theirs, both as JSON. */
export type SupplierLists = { templates: string; priceRule: string };

/** Who sends price lists; dates in epoch milliseconds. */
export type Supplier = SupplierLists & { id: number; name: string; createdAt: number; lastListAt: number };

type Reader = Pick<Database, 'query'>;

/** Lists of more suppliers are not recognised. */
const MAX_SUPPLIERS = 500;

const COLUMNS = [
  'id',
  'name',
  'templates',
  'price_rule as priceRule',
  'created_at as createdAt',
  'last_list_at as lastListAt',
] as const;

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

type LatestList = SupplierLists & { now: number };

/** Returns the id of a new supplier, whose first list was confirmed. */
export async function insertSupplier(
  transaction: Transaction<Tables>,
  { name, templates, priceRule, now }: LatestList & { name: string },
): Promise<number> {
  const { id } = await transaction
    .insertInto('suppliers')
    .values({ name, name_key: nameSortKey(name), templates, price_rule: priceRule, created_at: now, last_list_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Puts back a supplier that was deleted. */
export async function restoreSupplier(
  transaction: Transaction<Tables>,
  { id, name, templates, priceRule, createdAt, lastListAt }: Supplier,
): Promise<void> {
  const times = { created_at: createdAt, last_list_at: lastListAt };
  await transaction
    .insertInto('suppliers')
    .values({ id, name, name_key: nameSortKey(name), templates, price_rule: priceRule, ...times })
    .execute();
}

/** Stores what was learned from the latest list of a supplier, or puts back what was from an earlier one; `now` is when. */
export async function updateSupplierLists(
  transaction: Transaction<Tables>,
  { id, templates, priceRule, now }: LatestList & { id: number },
): Promise<void> {
  await transaction
    .updateTable('suppliers')
    .set({ templates, price_rule: priceRule, last_list_at: now })
    .where('id', '=', id)
    .execute();
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
