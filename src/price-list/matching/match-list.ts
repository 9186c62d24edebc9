import type { NameDoubt } from '#domain/pricing/match-doubts.ts';
import { brandWords, findBrands, toBrandNames } from '../brands/brand-names.ts';
import { withPartialBrands } from '../brands/partial-brands.ts';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import type { ListRow, PriceList } from '../list/list-row.ts';
import { compareNames, type NameComparison } from '../similarity/name-similarity.ts';
import type { Edge } from './assignment.ts';
import { expandFlavorRow } from './flavor-rows.ts';
import { markCutOffNames, withoutSupplierCodes } from './names-as-printed.ts';
import { withNamesakes } from './namesakes.ts';
import { normalizeProducts, normalizeRow } from './normalize.ts';
import type { NormalizedProduct, NormalizedRow } from './normalized.ts';
import { withPlausiblePrices } from './plausible-prices.ts';
import type { Match } from './resolve-matches.ts';
import { resolveMatches } from './resolve-matches.ts';
import { findSoleBrand } from './row-brand.ts';
import { createSizeFilter } from './size-candidates.ts';

/** Supplier lines that the seller has confirmed before: the product of each. */
export type Remembered = ReadonlyMap<string, number>;

/** Below this a pair is no pair (A29). */
const LEAST = 0.5;
/** The same for a pair that has to be asked about. */
const LEAST_IN_DOUBT = 0.75;

/** The products whose price the list tells, each from one row, each row once. */
export function matchList(
  list: PriceList,
  { products, remembered }: { products: readonly CatalogueProduct[]; remembered: Remembered },
): Match[] {
  const brands = toBrandNames(products.map(({ brand }) => brand));
  const title = findSoleBrand(list, brands);
  const ready = normalizeProducts(products);
  const byBrand = Map.groupBy(ready, ({ product }) => product.brand);
  const named = withPartialBrands(markCutOffNames(withoutSupplierCodes(list.rows)), brands);
  const rows = named.map((row) => normalizeRow(row, { brands, title }));
  const fitting = createSizeFilter();
  const edges: Edge[] = [];
  const places = [...list.rows];
  for (const one of rows) {
    const printed = list.rows[one.row.index] ?? one.row;
    const known = remembered.get(lineKey(printed));
    const kept = known === undefined ? undefined : products.findIndex(({ id }) => id === known);
    if (kept !== undefined && kept >= 0) edges.push({ row: one.row.index, product: kept, score: 2 });
    if (one.brand === null) continue;
    const within = one.brand === undefined ? ready : (byBrand.get(one.brand) ?? []);
    const add = (row: number, as: NormalizedRow, { name, given, at }: NormalizedProduct) => {
      const compared = compareNames(as.name, name, as.noted.size > 0 ? { ...given, noted: as.noted } : given);
      if (!compared) return;
      const doubts = nameDoubts(compared, as);
      if (compared.similarity < (doubts.length > 0 ? LEAST_IN_DOUBT : LEAST)) return;
      edges.push({ row, product: at, score: compared.similarity, ...(doubts.length > 0 && { doubts }) });
    };
    for (const candidate of fitting(one.name, within)) add(one.row.index, one, candidate);
    const flavored = within.filter((candidate) => candidate.flavored);
    for (const single of flavored.length > 0 ? expandFlavorRow(one) : []) {
      for (const candidate of flavored) add(places.length, single, candidate);
      places.push(printed);
    }
  }
  const matches = withPlausiblePrices(resolveMatches(edges, { rows: places, products }));
  const saysBrand = ({ row }: NormalizedRow) =>
    row.brandCell !== undefined || findBrands(brandWords(row.text), brands).length > 0;
  return withNamesakes(matches, { products: ready, rowAt: (index) => rows[index], saysBrand });
}

function nameDoubts({ extraWord, missingWord }: NameComparison, { brand }: NormalizedRow): NameDoubt[] {
  const doubts: readonly [NameDoubt, boolean][] = [
    ['brand', brand === undefined],
    ['extra-word', extraWord],
    ['missing-word', missingWord],
  ];
  return doubts.flatMap(([doubt, isMeant]) => (isMeant ? [doubt] : []));
}

/** The key under which a pair is remembered: what the supplier calls the product, under which brand. */
export function lineKey({ brandCell, headingBrand, text }: ListRow): string {
  return [brandCell ?? headingBrand ?? '', ...brandWords(text)].join(' ').toLowerCase().slice(0, 300);
}
