import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '#data/engine/database.ts';
import { type DatabaseOptions, openDatabase } from '#data/engine/open-database.ts';
import { writeCatalogue } from '#data/engine/transactions/catalogue-transaction.ts';
import { listProducts } from '#data/products/product-list.ts';
import { formatFine } from '../../test/report/table.ts';
import { newDatabase, startPostgres } from '../../test/servers/postgres-server.ts';
import { median } from '../back-office/median.ts';
import { seedCatalogue } from '../seed-shop.ts';
import { type ListCase, listCases } from './list-cases.ts';

const SMALL = 500;
const LARGE = 50_000;
const QUERIES = 60;
const CHANGES = 5;
/** Of the first query after a change; the others have theirs. */
const MAX_RATIO = 2;

/** The median milliseconds of list queries with few and with many products on both databases, without any cache. */
export async function growthTable(): Promise<string[][]> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-growth-'));
  const postgres = await startPostgres();
  try {
    const sqlite = await measure(async (name) => ({ file: join(folder, `${name}.db`) }));
    const server = await measure(async () => ({ url: await newDatabase(postgres.url) }));
    const sizes = [`${SMALL}`, `${LARGE}`, 'ratio'];
    const columns = ['SQLite', 'PostgreSQL'].flatMap((database) => sizes.map((size) => `${database} ${size}`));
    const rows = sqlite.map((row, index) => [row.label, ...cells(row), ...cells(server[index]), row.target]);
    return [['List queries, p50 ms', ...columns, 'target'], ...rows];
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

type Row = { label: string; small: number; large: number; target: string };

async function measure(newOptions: (name: string) => Promise<DatabaseOptions>): Promise<Row[]> {
  const small = await openCatalogue(await newOptions('small'), SMALL);
  const large = await openCatalogue(await newOptions('large'), LARGE);
  const rows: Row[] = [];
  for (const [index, { label, maxRatio }] of small.cases.entries()) {
    const times = { small: await medianTime(small, index), large: await medianTime(large, index) };
    rows.push({ label, ...times, target: `≤ ${maxRatio}` });
  }
  const label = 'filter: a brand, the first after a change';
  rows.push({
    label,
    small: await timeAfterChange(small),
    large: await timeAfterChange(large),
    target: `≤ ${MAX_RATIO}`,
  });
  for (const { database } of [small, large]) await database.close();
  return rows;
}

type Catalogue = { database: Database; cases: ListCase[] };

async function openCatalogue(options: DatabaseOptions, products: number): Promise<Catalogue> {
  await seedCatalogue({ ...options, products });
  const database = await openDatabase(options);
  // A server does so by itself after a while.
  if (database.kind === 'postgres') await sql`vacuum analyze`.execute(database.longRunning);
  return { database, cases: await listCases(database, products) };
}

async function medianTime({ database, cases }: Catalogue, index: number): Promise<number> {
  const query = cases[index]?.query;
  if (!query) throw new RangeError(`no case ${index}`);
  const times: number[] = [];
  // The first half only warms up.
  for (let count = 0; count < 2 * QUERIES; count += 1) {
    const from = performance.now();
    const page = await listProducts(database, query(count));
    times.push(performance.now() - from);
    if (page.products.length === 0 && !page.nearest) throw new Error(`nothing was found by ${cases[index]?.label}`);
  }
  return median(times.slice(QUERIES));
}

/** With the time of reading the index of the search again. */
async function timeAfterChange({ database, cases }: Catalogue): Promise<number> {
  const query = cases.find(({ label }) => label === 'filter: a brand')?.query;
  if (!query) throw new RangeError('no case with a brand');
  const times: number[] = [];
  for (let count = 1; count <= CHANGES; count += 1) {
    await writeCatalogue(database, async (transaction) => {
      await transaction
        .updateTable('products')
        .set({ price: 500_000 + count })
        .where('id', '=', count)
        .execute();
      return { result: { ok: true }, audit: [] };
    });
    const from = performance.now();
    await listProducts(database, query(0));
    times.push(performance.now() - from);
  }
  return median(times);
}

function cells(row: Row | undefined): string[] {
  if (!row) return [];
  return [formatFine(row.small), formatFine(row.large), formatFine(row.large / row.small)];
}
