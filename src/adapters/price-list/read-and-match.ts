import { lineKey, matchList } from '#domain/price-list/matching/match-list.ts';
import type { Match } from '#domain/price-list/matching/settled.ts';
import type { ShopProduct } from '#domain/price-list/matching/shop-product.ts';
import type { TextItem } from '#domain/price-list/page/text-page.ts';
import { readForShop } from '#domain/price-list/read-for-shop.ts';
import { readPages, type Unreadable } from './read-pages.ts';

export type ReadTask = { bytes: Uint8Array; products: ShopProduct[]; remembered: Map<string, number> };

/** A line with a price, whether a product was found for it or not. */
export type PricedLine = { index: number; key: string; text: string; price: number };

export type ListRead =
  | { ok: true; matches: Match[]; lines: PricedLine[]; rows: number; priceColumn: string | undefined }
  | { ok: false; reason: Unreadable };

/** A scanned list may still have a page number that is text. */
const FEWEST_LETTERS = 8;
/** Ten times what a list of five thousand rows has. */
const MOST_LETTERS = 4_000_000;

/** Reads a list and matches it: both may take seconds, and as much memory as the file makes them take. */
export async function readAndMatch({ bytes, products, remembered }: ReadTask, onPage = () => {}): Promise<ListRead> {
  const pages = await readPages(bytes, onPage);
  if (!pages.ok) return pages;
  const letters = pages.pages.reduce((sum, { items }) => sum + lettersIn(items), 0);
  if (letters < FEWEST_LETTERS) return { ok: false, reason: 'no-text' };
  if (letters > MOST_LETTERS) return { ok: false, reason: 'too-much' };
  const list = readForShop(pages.pages, products);
  return {
    ok: true,
    matches: matchList(list, { products, remembered }),
    lines: list.rows.flatMap((row) =>
      row.price === undefined ? [] : [{ index: row.index, key: lineKey(row), text: row.line, price: row.price }],
    ),
    rows: list.rows.length,
    priceColumn: list.priceColumn,
  };
}

function lettersIn(items: readonly TextItem[]): number {
  return items.reduce((sum, { text }) => sum + text.length, 0);
}
