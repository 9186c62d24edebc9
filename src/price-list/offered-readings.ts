import type { Centavos } from '#domain/money/money.ts';
import { byLikeliestLabels } from './choice/choose-reading.ts';
import { interpret } from './choice/interpret.ts';
import { readingId, toPriceList } from './choice/to-price-list.ts';
import { toPrintedPages } from './layout/printed-pages.ts';
import type { PriceList } from './list/list-row.ts';
import { matchList } from './matching/match-list.ts';
import type { TextPage } from './page/text-page.ts';
import { type CatalogueOptions, withBrands } from './read-for-catalogue.ts';
import { MOST, PART } from './shares.ts';

const MAX_READINGS = 3;
/** Several may have the same rows. */
const MAX_OTHERS = 2 * MAX_READINGS;

/** A way to read a list, with some of its rows; prices in centavos. */
export type OfferedReading = { id: string; rows: { text: string; price: Centavos }[]; priced: number; matched: number };

const FIRST_ROWS = 3;

type OfferOptions = Pick<CatalogueOptions, 'products' | 'brand'> & {
  list: PriceList;
  /** Whether the seller has just picked this way to read it, and may pick another one. */
  isPicked?: boolean;
};

/** The likeliest ways to read a list, first as it was read; no others where it was clear, unless the seller picked it. */
export function offeredReadings(pages: readonly TextPage[], options: OfferOptions): OfferedReading[] {
  const { products } = options;
  const candidates = findReadings(pages, options).map((reading) => {
    const rows = reading.rows.flatMap(({ text, price }) => (price === undefined ? [] : [{ text, price }]));
    const matches = matchList(reading, { products });
    const found = new Set(matches.map(({ product, price }) => `${product.id} ${price}`));
    return { id: reading.reading ?? FIRST_READING, rows, found };
  });
  const most = Math.max(...candidates.map(({ found }) => found.size));
  const offered = candidates
    .filter(({ found }, index) => {
      const isNew = candidates.slice(0, index).every((earlier) => [...found].some((pair) => !earlier.found.has(pair)));
      return index === 0 || (isNew && found.size >= PART * most);
    })
    .slice(0, MAX_READINGS);
  const keys = offered.map(({ rows }) => new Set(rows.map(rowKey)));
  return offered.map(({ id, rows, found }) => {
    // What all readings have shows no difference.
    const own = rows.filter((row) => !keys.every((shown) => shown.has(rowKey(row))));
    const first = (own.length > 0 ? own : rows).slice(0, FIRST_ROWS);
    const shown = first.map(({ text, price }) => ({ text: text.replace(OUTER_SIGNS, ''), price }));
    return { id, rows: shown, priced: rows.length, matched: found.size };
  });
}

const OUTER_SIGNS = /^[^\p{L}\d(]+|[^\p{L}\d)%]+$/gu;

function rowKey({ text, price }: OfferedReading['rows'][number]): string {
  return `${text.replace(/[^\p{L}\d]+/gu, '')} ${price}`;
}

/** The id of a list that was read otherwise, as by the roles of its columns. */
const FIRST_READING = 'first';

function findReadings(pages: readonly TextPage[], options: OfferOptions): PriceList[] {
  const { products, list, isPicked = false } = options;
  const matched = matchList(list, { products }).length;
  const isOpen =
    isPicked ||
    list.rows.some(({ unsureColumn, doubt }) => unsureColumn || doubt === 'brand') ||
    matched < MOST * list.rows.length;
  if (!isOpen) return [list];
  const printed = toPrintedPages(pages);
  const others = interpret(printed, { products })
    .readings.flatMap(byLikeliestLabels)
    .filter((one) => readingId(one) !== list.reading)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_OTHERS)
    .map((one) => withBrands(toPriceList(one), printed, options));
  return [list, ...others];
}
