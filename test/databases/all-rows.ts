import type { Database } from '#data/engine/database.ts';

const tables = [
  'products',
  'flavors',
  'product_words',
  'brands',
  'categories',
  'sales',
  'constants',
  'receipts',
] as const;

/** Every row that calls may write, as text: the same before and after means that nothing changed. */
export async function allRows({ query }: Database): Promise<string> {
  const all = [];
  for (const table of tables) {
    const rows = await query.selectFrom(table).selectAll().execute();
    all.push(...rows.map((row) => `${table} ${JSON.stringify(row)}`).toSorted());
  }
  return all.join('\n');
}
