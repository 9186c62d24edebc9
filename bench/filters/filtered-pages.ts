import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api, pages } from '#contract/urls/shop-urls.ts';
import { formatFine } from '../../test/report/table.ts';
import { startShopServer } from '../../test/servers/shop-server.ts';
import { openInvalidator, seedCatalogue } from '../seed-shop.ts';

const call = `${api.productList}?link=productos&limit=12&facets=1`;

/**
 * Lists that are narrowed down. Each request has another highest price, so that none comes from the cache. Searches are
 * calls, because the page of a search has as many products as it found.
 */
const lists: Record<string, string> = {
  'a price': `${pages.products}?`,
  'a brand': `${pages.products}?marca=marca-3`,
  'a brand, two categories, in stock': `${pages.products}?marca=marca-3&categoria=categoria-1,categoria-2&enStock=1`,
  'a flavor and a lowest price': `${pages.products}?sabor=vainilla&precioMin=10000`,
  'with discount, cheapest first': `${pages.products}?oferta=1&sort=precio-asc`,
  'call: a brand': `${call}&marca=marca-3`,
  'call: words': `${call}&search=marca 7 42`,
  'call: a mistyped word': `${call}&search=marcca 42`,
};

/** Above all prices of the catalogue, in pesos. */
const HIGHEST_PRICE = 200_000;
const REQUESTS = 40;
const CHANGES = 5;
const MAX_RATIO = 2;

/** It waits for the index of the search, in which the product that changed is put anew. */
const AFTER_CHANGE = 'call: a brand, the first after a change';

const SMALL = 500;
const LARGE = 50_000;

/** The median milliseconds of filtered pages with few and with many products; the first row names the columns. */
export async function filterTable(): Promise<string[][]> {
  const small = await measureFilters(SMALL);
  const large = await measureFilters(LARGE);
  const rows = [...small].map(([label, ms]) => {
    const many = large.get(label) ?? Number.NaN;
    return [label, formatFine(ms), formatFine(many), formatFine(many / ms), `≤ ${MAX_RATIO}`];
  });
  return [['Filtered pages, p50 ms', `${SMALL}`, `${LARGE}`, 'ratio', 'target'], ...rows];
}

async function measureFilters(products: number): Promise<Map<string, number>> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-filters-'));
  const file = join(folder, 'shop.db');
  await seedCatalogue({ file, products });
  const shop = await startShopServer({ DATA_DIR: folder, DATABASE_URL: '', DEMO: '0', LOG_LEVEL: 'error' });
  const invalidator = openInvalidator(file);
  let requests = 0;
  const request = async (path: string): Promise<number> => {
    requests += 1;
    const start = performance.now();
    const response = await fetch(`${shop.url}${path}&precioMax=${HIGHEST_PRICE + requests}`);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${response.status} for ${path}`);
    return performance.now() - start;
  };
  try {
    const figures = new Map<string, number>();
    for (const [label, path] of Object.entries(lists)) {
      await repeat(REQUESTS, () => request(path));
      figures.set(label, median(await repeat(REQUESTS, () => request(path))));
    }
    const afterChange = await repeat(CHANGES, () => {
      invalidator.changeOne();
      return request(`${call}&marca=marca-3`);
    });
    return figures.set(AFTER_CHANGE, median(afterChange));
  } finally {
    invalidator.close();
    await shop.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function repeat(times: number, run: () => Promise<number>): Promise<number[]> {
  const figures: number[] = [];
  for (let time = 0; time < times; time++) figures.push(await run());
  return figures;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
