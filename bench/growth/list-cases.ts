import type { Database } from '#data/engine/database.ts';
import { type ProductListQuery, productPageQuery } from '#data/products/product-list.ts';
import { LIST_ORDERS, type ListOrder } from '#domain/catalogue/list-order.ts';
import { NO_FILTERS, type ProductFilters } from '#domain/facets/product-filters.ts';
import { brandLinks } from '../large-catalogue.ts';

/** A query of a list in each of its variations, `index`; `maxRatio`: how much longer it may take in a large catalogue. */
export type ListCase = { label: string; query: (index: number) => ProductListQuery; maxRatio: number };

const PAGE = { link: 'productos', limit: 12 };
const FAR_PAGE = 1000;
const MAX_RATIO = 2;
const MAX_SEARCH_RATIO = 4;

const filters: Record<string, Partial<ProductFilters>> = {
  'a brand': { brand: ['marca-3'] },
  'a brand, two categories, in stock': {
    brand: ['marca-3'],
    category: ['categoria-1', 'categoria-2'],
    inStock: true,
  },
  'a flavor and a lowest price': { flavor: ['vainilla'], minPrice: 1_000_000 },
  'a highest price': { maxPrice: 5_000_000 },
  'with discount': { onSale: true },
};

const brandAt = (index: number) => brandLinks[index % brandLinks.length]?.replace('-', ' ') ?? '';

const searches: Record<string, (index: number) => string> = {
  words: (index) => `${brandAt(index)} ${index}`,
  'one word of all': () => 'proteina',
  'a mistyped word': (index) => `protiena ${brandAt(index)}`,
  'two mistyped words': (index) => `creatnia monohidrto ${index}`,
};

/** All orders at the first page and far behind, filters and searches; page 1,000 is the last one of a smaller catalogue. */
export async function listCases(database: Database, products: number): Promise<ListCase[]> {
  const cases: ListCase[] = LIST_ORDERS.map((order) => ({
    label: `${order}, page 1`,
    query: () => ({ ...PAGE, order }),
    maxRatio: MAX_RATIO,
  }));
  const before = Math.min(products, FAR_PAGE * PAGE.limit) - PAGE.limit;
  for (const order of LIST_ORDERS) {
    const afterId = await idAt(database, { order, position: before - 1 });
    const query = () => ({ ...PAGE, order, afterId });
    cases.push({ label: `${order}, page ${FAR_PAGE}`, query, maxRatio: MAX_RATIO });
  }
  for (const [label, chosen] of Object.entries(filters)) {
    const query = () => ({ ...PAGE, filters: { ...NO_FILTERS, ...chosen }, withFacets: true });
    cases.push({ label: `filter: ${label}`, query, maxRatio: MAX_RATIO });
  }
  for (const [label, text] of Object.entries(searches)) {
    const query = (index: number) => ({ ...PAGE, search: text(index) });
    cases.push({ label: `search: ${label}`, query, maxRatio: MAX_SEARCH_RATIO });
  }
  return cases;
}

async function idAt({ query }: Database, { order, position }: { order: ListOrder; position: number }): Promise<number> {
  const row = await productPageQuery(query, { scope: { kind: 'all' }, order })
    .limit(1)
    .offset(position)
    .executeTakeFirstOrThrow();
  return row.id;
}
