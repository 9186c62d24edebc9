import { sql, type Transaction } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/** Without `active` the status is toggled. */
export type WantedStatus = { active?: boolean | undefined };

/** Whether a row already has the wanted status, so that a repeat neither changes nor records it. Locks the row until the commit. */
export async function hasStatus(
  transaction: Transaction<Tables>,
  { table, id, active }: { table: 'products' | 'brands' | 'categories'; id: number } & WantedStatus,
): Promise<boolean> {
  if (active === undefined) return false;
  const { rows } = await sql<{ deactivated_at: number | null }>`update ${sql.table(table)} set version = version
    where id = ${id} returning deactivated_at`.execute(transaction);
  return rows.some((row) => (row.deactivated_at === null) === active);
}

/** Sets the date of deactivation, or clears it where there is one. */
export function setDeactivated(now: number) {
  return sql<number | null>`case when deactivated_at is null then cast(${now} as bigint) end`;
}
