import type { Database } from '#data/engine/database.ts';

const tables = ['products', 'flavors', 'brands', 'categories', 'sales', 'constants', 'receipts'] as const;

/** All rows that the API can write, as text, to prove that a call changed nothing. */
export async function allRows({ query }: Database): Promise<string> {
  const lines = [];
  for (const table of tables) {
    const rows = await query.selectFrom(table).selectAll().execute();
    lines.push(...rows.map((row) => `${table} ${JSON.stringify(row)}`).toSorted());
  }
  return lines.join('\n');
}
