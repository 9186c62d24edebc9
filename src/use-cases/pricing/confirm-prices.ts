import { recordAudit } from '#data/audit/record-audit.ts';
import type { Database } from '#data/engine/database.ts';
import { inChunks } from '#data/query/in-chunks.ts';
import type { AuditEntry } from '#domain/audit/audit-entry.ts';

/** Notes that these prices are still right. What shoppers see stays the same; returns how many products there were. */
export async function confirmPrices(
  database: Database,
  { ids, now }: { ids: readonly number[]; now: number },
): Promise<number> {
  const { author } = database;
  let confirmed = 0;
  const entries = (): AuditEntry[] => [{ did: 'prices confirmed', to: { prices: confirmed } }];
  await database.query.transaction().execute(async (transaction) => {
    confirmed = 0;
    await inChunks(
      ids.toSorted((a, b) => a - b),
      async (chunk) => {
        const { numUpdatedRows } = await transaction
          .updateTable('products')
          .set({ priced_at: now })
          .where('id', 'in', chunk)
          .executeTakeFirst();
        confirmed += Number(numUpdatedRows);
      },
    );
    if (confirmed > 0) await recordAudit(transaction, { author, entries: entries() });
  });
  if (confirmed > 0) author?.onAudited(entries());
  return confirmed;
}
