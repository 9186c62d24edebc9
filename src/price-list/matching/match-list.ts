import { brandsOf, brandWords } from '../brands/brand-names.ts';
import { withPartialBrands } from '../brands/partial-brands.ts';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import type { ListRow, NamedRows } from '../list/list-row.ts';
import { NEARLY_ALL } from '../shares.ts';
import type { Edge } from './assignment.ts';
import { areVarieties, type Candidate, findCandidates } from './candidates.ts';
import { matchInStages } from './match-stages.ts';
import { type RowsAndProducts, withLaterPrices, withNamesakes } from './namesakes.ts';
import type { NormalizedRow } from './normalize.ts';
import { normalizeProducts, normalizeRow } from './normalize.ts';
import { withImpliedWords, withPlausiblePrices } from './plausible-prices.ts';
import { matchRemarked } from './remarked-pairs.ts';
import type { ListAndCatalogue, Match } from './resolve-matches.ts';
import { findSoleBrand } from './row-brand.ts';
import { withoutSharedWords } from './shared-words.ts';
import { createSizeFilter } from './size-candidates.ts';
import { withoutSupplierCodes } from './supplier-codes.ts';
import { expandVarieties } from './varieties.ts';

/** Supplier lines that the seller has confirmed before: the product of each. */
export type Remembered = ReadonlyMap<string, number>;

type MatchOptions = { products: readonly CatalogueProduct[]; remembered: Remembered };

/**
 * The products whose price the list tells, each from one row, each row once. `byName`: by what they are called alone, where
 * the prices are what is judged; otherwise these tell which further words are remarks, and which matches cannot be meant.
 */
export function matchList(
  list: NamedRows,
  { products, remembered, byName = false }: MatchOptions & { byName?: boolean },
): Match[] {
  const { edges, catalogue, compared } = findEdges(list, { products, remembered });
  const matches = matchInStages(edges, catalogue);
  if (byName) return matches;
  const all = [...matches, ...matchRemarked(edges, { catalogue, matches })];
  const plausible = withNamesakes(withPlausiblePrices(withImpliedWords(all)), compared);
  return list.isMessage ? withLaterPrices(plausible, compared) : plausible;
}

/** The pairs of rows and products that may be the same; a row that stands for several products has as many places. */
export function findEdges(
  list: NamedRows,
  { products, remembered }: MatchOptions,
): { edges: Edge[]; catalogue: ListAndCatalogue; compared: RowsAndProducts } {
  const brands = brandsOf(products);
  const title = findSoleBrand(list, brands);
  const ready = normalizeProducts(products);
  const byBrand = Map.groupBy(ready, ({ product }) => product.brand);
  const named = withPartialBrands(withoutSupplierCodes(list.rows), brands);
  const normalized = named.map((row) => normalizeRow(row, { brands, title }));
  const rows = withForeignRows(withoutSharedWords(normalized, ready));
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
    const add = (row: number, candidates: readonly Candidate[]) =>
      edges.push(...candidates.map(({ at, ...candidate }) => ({ ...candidate, row, product: at })));
    const candidates = findCandidates(one, fitting(one.name, within));
    if (areVarieties(candidates)) for (const candidate of candidates) add(places.push(printed) - 1, [candidate]);
    else add(one.row.index, candidates);
    for (const single of expandVarieties(one))
      add(places.push(printed) - 1, findCandidates(single, fitting(single.name, within)));
  }
  return { edges, catalogue: { rows: places, products }, compared: { rows, products: ready } };
}

function withForeignRows(rows: readonly NormalizedRow[]): NormalizedRow[] {
  const branded = rows.filter(({ row }) => row.brandCell !== undefined);
  if (branded.length < NEARLY_ALL * rows.length) return [...rows];
  return rows.map((row) => (row.brand === undefined ? { ...row, brand: null } : row));
}

/** The key under which a pair is remembered: what the supplier calls the product, under which brand. */
export function lineKey({ brandCell, headingBrand, text }: ListRow): string {
  return [brandCell ?? headingBrand ?? '', ...brandWords(text)].join(' ').toLowerCase().slice(0, 300);
}
