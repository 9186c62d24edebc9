import type { CatalogueProduct } from '#price-list/list/catalogue-product.ts';
import type { ListRow } from '#price-list/list/list-row.ts';
import { lineKey, matchList } from '#price-list/matching/match-list.ts';
import type { Match } from '#price-list/matching/resolve-matches.ts';
import type { TextItem } from '#price-list/page/text-page.ts';
import { isSameTitle } from '#price-list/prices/price-titles.ts';
import { readForCatalogue } from '#price-list/read-for-catalogue.ts';
import { readPages, type UnreadableReason } from './read-pages.ts';

/** `priceColumn` is the header of the column to take the prices from. */
export type ReadTask = {
  bytes: Uint8Array;
  products: CatalogueProduct[];
  remembered: Map<string, number>;
  priceColumn?: string | undefined;
};

/** A line with a price, matched or not; `unsure` when another of its prices may be meant. */
export type PricedLine = { index: number; key: string; text: string; price: number; unsure: boolean };

export type MatchResult =
  | {
      ok: true;
      matches: Match[];
      lines: PricedLine[];
      rows: number;
      priceColumn: string | undefined;
      priceColumns: string[];
    }
  | { ok: false; reason: UnreadableReason | 'no-column' };

/** A scanned list may still have a page number that is text. */
const MIN_CHARACTERS = 8;
/** Ten times what a list of five thousand rows has. */
const MAX_CHARACTERS = 4_000_000;
/** Longer or further headers are not offered as a choice. */
const MAX_HEADER_LENGTH = 100;
const MAX_HEADERS = 20;

/** Reads a list and matches it; time and memory depend on the file and are not limited here. */
export async function readAndMatch(
  { bytes, products, remembered, priceColumn }: ReadTask,
  onPage = () => {},
): Promise<MatchResult> {
  const pages = await readPages(bytes, onPage);
  if (!pages.ok) return pages;
  const characters = pages.pages.reduce((sum, { items }) => sum + countCharacters(items), 0);
  if (characters < MIN_CHARACTERS) return { ok: false, reason: 'no-text' };
  if (characters > MAX_CHARACTERS) return { ok: false, reason: 'too-much' };
  const list = readForCatalogue(pages.pages, { products, chosen: priceColumn });
  const priceColumns = list.priceColumns.filter(({ length }) => length <= MAX_HEADER_LENGTH).slice(0, MAX_HEADERS);
  if (priceColumn !== undefined && !priceColumns.some((title) => isSameTitle(title, priceColumn)))
    return { ok: false, reason: 'no-column' };
  return {
    ok: true,
    matches: matchList(list, { products, remembered }),
    lines: list.rows.flatMap(toPricedLine),
    rows: list.rows.length,
    priceColumn: list.priceColumn,
    priceColumns,
  };
}

function toPricedLine(row: ListRow): PricedLine[] {
  const { index, line: text, price, unsureColumn: unsure = false } = row;
  return price === undefined ? [] : [{ index, key: lineKey(row), text, price, unsure }];
}

function countCharacters(items: readonly TextItem[]): number {
  return items.reduce((sum, { text }) => sum + text.length, 0);
}
