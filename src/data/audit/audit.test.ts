import { CompiledQuery, sql } from 'kysely';
import { expect, it } from 'vitest';
import { eachDatabase, eachEmptyDatabase } from '../../../test/databases/each-database.ts';
import type { Database } from '../engine/database.ts';
import { migrate } from '../engine/migrate.ts';
import { openDatabase } from '../engine/open-database.ts';
import { listPriceHistory } from '../products/price-history.ts';
import { deleteOldAudit } from './delete-old-audit.ts';
import { type AuditCursor, type AuditFilter, auditPageQuery } from './list-audit.ts';
import { recordAudit } from './record-audit.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

const ids = async ({ query }: Database) =>
  (await query.selectFrom('audit_entries').select('id').orderBy('id').execute()).map(({ id }) => id);

eachDatabase((kind, open) => {
  it('keeps entries for 24 months, and at most so many', async () => {
    const database = await open();
    await recordAudit(database.query, { entries: Array.from({ length: 2500 }, () => ({ did: 'signed in' as const })) });
    const all = await ids(database);
    const now = Date.now();
    expect(await deleteOldAudit(database, { now: now + 1.9 * YEAR_MS })).toBe(0);
    expect(await deleteOldAudit(database, { now, maxEntries: 100 })).toBe(2400);
    expect(await ids(database)).toEqual(all.slice(-100));
    expect(await deleteOldAudit(database, { now: now + 2.1 * YEAR_MS })).toBe(100);
    expect(await deleteOldAudit(database, { now })).toBe(0);
  });

  it('reads a page by an index, without sorting all entries', async () => {
    if (kind !== 'sqlite') return;
    const { query } = await open();
    const planOf = async (filter: AuditFilter, after?: AuditCursor) => {
      const { sql: text, parameters } = auditPageQuery(query, { filter, after, limit: 50 }).compile();
      const { rows } = await query.executeQuery<{ detail: string }>(
        CompiledQuery.raw(`explain query plan ${text}`, [...parameters]),
      );
      return rows.map(({ detail }) => detail).join('; ');
    };
    const after = { at: 1, id: 1 };
    expect(await planOf({}, after)).toMatch(/^SEARCH audit_entries USING INDEX audit_entries_at \(/);
    expect(await planOf({ from: 1, until: 2 })).toMatch(/^SEARCH audit_entries USING INDEX audit_entries_at \(/);
    expect(await planOf({ administratorId: 'a' }, after)).toMatch(/USING INDEX audit_entries_administrator \([^;]*$/);
    expect(await planOf({ entity: 'sale' }, after)).toMatch(/USING INDEX audit_entries_entity \([^;]*$/);
    expect(await planOf({ requestId: 'x' })).toContain('USING INDEX audit_entries_request (');
    expect(await planOf({ entityId: 1 })).toContain('USING INDEX audit_entries_entity_id (');
  });
});

eachEmptyDatabase((_kind, newOptions) => {
  it('takes over the history of prices from before', async () => {
    const database = await openDatabase(await newOptions());
    await migrate(database, { through: '0009-versions' });
    const { query } = database;
    await sql`insert into products (name, key, plain_key, name_sort, search_text, price, final_price, discount, amount,
      images, description, brand_id, category_id, category_type_id, created_at, modified_at)
      values ('Whey', 'whey', 'whey', 'whey', 'whey', 1, 1, 0, 0, '[]', '', 1, 1, 1, 0, 0)`.execute(query);
    await sql`insert into price_history (product_id, changed_at, administrator, how, field, before, after) values
      (1, 10, 'Ana', 'form', 'price', 100050, 120000), (1, 20, null, 'pdf', 'priceUSD', null, 250),
      (1, 30, 'Bea', 'undo', 'discount', 1250, 0)`.execute(query);
    await migrate(database);
    expect(await listPriceHistory(database, 1)).toEqual([
      { at: 30, administrator: 'Bea', source: 'undo', field: 'discount', before: 12.5, after: 0 },
      { at: 20, administrator: null, source: 'pdf', field: 'priceUSD', before: null, after: 2.5 },
      { at: 10, administrator: 'Ana', source: 'form', field: 'price', before: 1000.5, after: 1200 },
    ]);
    await database.close();
  });
});
