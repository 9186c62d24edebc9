import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../schema/tables.ts';
import { type Refusal, refuse } from '../refusal.ts';

type Row = {
  table: 'brands' | 'categories' | 'orders' | 'sales' | 'constants';
  id: number;
  /** The version that the writer knows; without one the last writer wins, as the spec has it. */
  version?: number | undefined;
};

/**
 * Raises the version of a row, which locks it until the commit.
 * Refuses with not-found, or with stale when the row has another version than the writer knows.
 */
export async function raiseRowVersion(
  transaction: Transaction<Tables>,
  { table, id, version }: Row,
): Promise<{ ok: true } | Refusal> {
  const { rows } = await sql<{ version: number }>`update ${sql.table(table)} set version = version + 1
    where id = ${id} returning version`.execute(transaction);
  const [row] = rows;
  if (!row) return refuse('not-found');
  return version === undefined || row.version === version + 1 ? { ok: true } : refuse('stale');
}
