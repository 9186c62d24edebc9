import { brandWords, toBrandNames } from '../brands/brand-names.ts';
import { withPartialBrands } from '../brands/partial-brands.ts';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import type { ListRow, PriceList } from '../list/list-row.ts';
import { likeness } from '../similarity/name-similarity.ts';
import type { Edge } from './assignment.ts';
import { flavorRows } from './flavor-rows.ts';
import { codesLeftOut, cutOffMarked } from './names-as-printed.ts';
import { readyProducts, readyRow } from './normalize.ts';
import type { Ready, ReadyRow } from './normalized.ts';
import { withPlausiblePrices } from './plausible-prices.ts';
import type { Match } from './resolve-matches.ts';
import { settled } from './resolve-matches.ts';
import { soleBrand, tellsBrand } from './row-brand.ts';
import { ofItsSize } from './size-candidates.ts';

/** Supplier lines that the seller has confirmed before: the product of each. */
export type Remembered = ReadonlyMap<string, number>;

/** Below this a pair is no pair (A29). */
const LEAST = 0.5;
/** The products whose price the list tells, each from one row, each row once. */
export function matchList(
  list: PriceList,
  { products, remembered }: { products: readonly CatalogueProduct[]; remembered: Remembered },
): Match[] {
  const brands = toBrandNames(products.map(({ brand }) => brand));
  const title = soleBrand(list, brands);
  const ready = readyProducts(products);
  const byBrand = Map.groupBy(ready, ({ product }) => product.brand);
  const named = withPartialBrands(cutOffMarked(codesLeftOut(list.rows)), brands);
  const rows = named.map((row) => readyRow(row, { brands, title }));
  const fitting = ofItsSize();
  const edges: Edge[] = [];
  const places = [...list.rows];
  for (const one of rows) {
    const printed = list.rows[one.row.index] ?? one.row;
    const known = remembered.get(lineKey(printed));
    const kept = known === undefined ? undefined : products.findIndex(({ id }) => id === known);
    if (kept !== undefined && kept >= 0) edges.push({ row: one.row.index, product: kept, score: 2 });
    if (one.brand === null) continue;
    const within =
      one.brand === undefined
        ? ready.filter((candidate) => tellsBrand(one, candidate))
        : (byBrand.get(one.brand) ?? []);
    const weak = one.brand === undefined ? 0.9 : 1;
    const add = (row: number, as: ReadyRow, { name, given, at }: Ready) => {
      const score = weak * (likeness(as.name, name, as.noted.size > 0 ? { ...given, noted: as.noted } : given) ?? 0);
      if (score >= LEAST) edges.push({ row, product: at, score });
    };
    const sized = one.brand === undefined ? within : fitting(one.name, within);
    for (const candidate of sized) add(one.row.index, one, candidate);
    const flavored = within.filter((candidate) => candidate.flavored);
    for (const single of flavored.length > 0 ? flavorRows(one) : []) {
      for (const candidate of flavored) add(places.length, single, candidate);
      places.push(printed);
    }
  }
  return withPlausiblePrices(settled(edges, { rows: places, products }));
}

/** The key under which a pair is remembered: what the supplier calls the product, under which brand. */
export function lineKey({ brandCell, headingBrand, text }: ListRow): string {
  return [brandCell ?? headingBrand ?? '', ...brandWords(text)].join(' ').toLowerCase().slice(0, 300);
}
