import type { Transaction } from 'kysely';
import { inChunks } from '../query/in-chunks.ts';
import type { Tables } from '../schema/tables.ts';

/** The version of a product that nobody has changed since it was inserted. */
const FIRST_VERSION = 1;

/** Deletes those of the products that nobody has changed since they were inserted; `changed` are left. */
export async function deleteUnchangedProducts(
  transaction: Transaction<Tables>,
  ids: readonly number[],
): Promise<{ deleted: Set<number>; changed: Set<number> }> {
  const deleted = new Set<number>();
  const changed = new Set<number>();
  await inChunks(ids, async (chunk) => {
    const rows = await transaction
      .deleteFrom('products')
      .where('id', 'in', chunk)
      .where('version', '=', FIRST_VERSION)
      .returning('id')
      .execute();
    for (const { id } of rows) deleted.add(id);
    for (const { id } of await transaction.selectFrom('products').select('id').where('id', 'in', chunk).execute()) {
      changed.add(id);
    }
  });
  return { deleted, changed };
}
