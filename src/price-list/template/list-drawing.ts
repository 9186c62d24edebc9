import type { ColumnBand } from '#domain/pricing/list-columns.ts';
import { type PrintedLine, toRuns } from '../layout/printed-line.ts';
import { toPrintedPages } from '../layout/printed-pages.ts';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import type { PriceList } from '../list/list-row.ts';
import type { TextPage } from '../page/text-page.ts';
import { findColumns, withPriceColumn } from './list-columns.ts';

/** Words of one line without a wide gap; lengths in points, `y` is the baseline. */
type DrawnWord = { text: string; left: number; right: number; y: number; size: number };

export type DrawnList = {
  pages: { width: number; height: number; words: DrawnWord[] }[];
  pageCount: number;
  bands: ColumnBand[];
};

const MAX_PAGES = 3;
const MAX_WORDS = 2500;
const MAX_TEXT = 120;

type DrawOptions = {
  /** The columns by which the list was read; without them they are found. */
  bands: readonly ColumnBand[];
  list: Pick<PriceList, 'priceColumn'>;
  products: readonly CatalogueProduct[];
};

/** What a seller has to see of a list to name its columns. */
export function drawList(pages: readonly TextPage[], { bands, list, products }: DrawOptions): DrawnList {
  const printed = toPrintedPages(pages);
  let space = MAX_WORDS;
  const drawn = printed.slice(0, MAX_PAGES).map(({ width, height, lines }) => {
    const words = lines.flatMap(drawnWords).slice(0, space);
    space -= words.length;
    return { width, height, words };
  });
  const found = bands.length > 0 ? bands : withPriceColumn(findColumns(printed, products), list.priceColumn);
  return { pages: drawn, pageCount: pages.length, bands: [...found] };
}

function drawnWords({ words, y }: PrintedLine): DrawnWord[] {
  return toRuns(words).map(({ text, left, right, words: [first] }) => {
    return { text: text.slice(0, MAX_TEXT), left, right, y, size: first?.size ?? 0 };
  });
}
