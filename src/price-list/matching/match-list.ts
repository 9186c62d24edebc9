import { brandsOf, brandWords } from '../brands/brand-names.ts';
import { withRowBrands } from '../brands/row-brand.ts';
import { isCode } from '../column-headers/column-header.ts';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import type { ListRow, MatchableList } from '../list/list-row.ts';
import { MOST } from '../shares.ts';
import { takeQuantities } from '../sizes/quantities.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { areVarieties, type Candidate, findCandidates } from './candidates.ts';
import { matchDisputed, withRivalPrices } from './disputed-prices.ts';
import { matchInStages } from './match-stages.ts';
import { type RowsAndProducts, withLaterPrices, withNamesakes } from './namesakes.ts';
import { normalizeProducts, normalizeRow } from './normalize.ts';
import { withImpliedWords, withPlausiblePrices } from './plausible-prices.ts';
import { matchRemarked } from './remarked-pairs.ts';
import type { Edge, Match } from './resolve-matches.ts';
import { withoutSharedWords } from './shared-words.ts';
import { expandVarieties } from './varieties.ts';

/** The ids of the products that the seller has confirmed, by `lineKey`. */
export type Remembered = ReadonlyMap<string, number>;

type MatchOptions = { products: readonly CatalogueProduct[]; remembered?: Remembered };

/** The products of a list by their names alone: prices neither confirm nor exclude a match, as they are what is judged. */
export function matchNames(list: MatchableList, options: MatchOptions): Match[] {
  return matchInStages(findEdges(list, options).edges);
}

/** The products of a list with their prices. */
export function matchList(list: MatchableList, options: MatchOptions): Match[] {
  const { edges, ...compared } = findEdges(list, options);
  const matches = matchInStages(edges);
  const all = [...matches, ...matchRemarked(edges, matches)];
  const plausible = withNamesakes(withPlausiblePrices(withImpliedWords(all)), compared);
  const timely = list.isMessage ? withLaterPrices(plausible, compared) : plausible;
  const isMisread = all.length > 0 && plausible.length === 0;
  return isMisread ? [] : [...timely, ...matchDisputed(edges, all)].map(withRivalPrices);
}

export function findEdges(
  list: MatchableList,
  { products, remembered = new Map() }: MatchOptions,
): RowsAndProducts & { edges: Edge[] } {
  const normalized = normalizeProducts(products);
  const branded = withRowBrands({ ...list, rows: withoutSupplierCodes(list.rows) }, brandsOf(products));
  const rows = withoutSharedWords(branded.map(normalizeRow), normalized);
  const edges: Edge[] = [];
  const byId = new Map(products.map((product) => [product.id, product]));
  let places = list.rows.length;
  for (const one of rows) {
    const { index } = one.row;
    const printed = list.rows[index] ?? one.row;
    const confirmed = byId.get(remembered.get(lineKey(printed)) ?? Number.NaN);
    if (confirmed) edges.push({ place: index, row: printed, product: confirmed, score: 2, doubts: [] });
    if (one.brand === null) continue;
    const add = (candidates: readonly Candidate[], place: number) =>
      edges.push(...candidates.map((candidate) => ({ ...candidate, place, row: printed })));
    const candidates = findCandidates(one, normalized);
    if (areVarieties(candidates)) for (const candidate of candidates) add([candidate], places++);
    else add(candidates, index);
    for (const single of expandVarieties(one)) add(findCandidates(single, normalized), places++);
  }
  return { edges, rows, products: normalized };
}

export function lineKey({ brandCell, headingBrand, text }: ListRow): string {
  return [brandCell ?? headingBrand ?? '', ...brandWords(text)].join(' ').toLowerCase().slice(0, 300);
}

export function withoutSupplierCodes(rows: readonly ListRow[]): ListRow[] {
  const bare = rows.map((row) => ({ ...row, text: withoutCode(row.text) }));
  const coded = rows.filter(({ text }, at) => bare[at]?.text !== text).length;
  return coded < MOST * rows.length ? [...rows] : bare;
}

/** '003011 Whey', '[YA29258-1] Whey', but not '500 grs Whey'. */
function withoutCode(text: string): string {
  const [, code = '', rest = ''] = /^\[?(\S+?)\]?\s+(\S*\p{L}.*)$/u.exec(text) ?? [];
  const [unit = ''] = rest.split(' ', 1);
  const isSize = takeQuantities(normalizeText(`${code} ${unit}`)).rest.trim() === '';
  return isCode(code) && !isSize ? rest : text;
}
