import type { ColumnBand } from '#domain/pricing/list-columns.ts';
import type { PriceList } from '../list/list-row.ts';
import { isSameTitle } from '../list/price-titles.ts';
import type { TextPage } from '../page/text-page.ts';
import { type PageWord, toWordPage } from './page-words.ts';
import { findTextBands } from './text-bands.ts';

/** The first pages of a list as words at their places, in points, and its columns. */
export type DrawnList = {
  pages: { width: number; height: number; words: PageWord[] }[];
  /** Pages of the whole list. */
  pageCount: number;
  bands: ColumnBand[];
};

const MAX_PAGES = 3;
const MAX_WORDS = 2500;
/** In characters; longer texts are cut. */
const MAX_TEXT = 120;

type DrawOptions = {
  /** The columns by which the list was read; without them they are found. */
  bands: readonly ColumnBand[];
  list: Pick<PriceList, 'priceColumn'>;
};

/** What a seller has to see of a list to say what its columns are. */
export function drawList(pages: readonly TextPage[], { bands, list }: DrawOptions): DrawnList {
  const upright = pages.map(toWordPage);
  let left = MAX_WORDS;
  const drawn = upright.slice(0, MAX_PAGES).map(({ width, height, lines }) => {
    const words = lines
      .flat()
      .slice(0, left)
      .map((word) => ({ ...word, text: word.text.slice(0, MAX_TEXT) }));
    left -= words.length;
    return { width, height, words };
  });
  const found = bands.length > 0 ? [...bands] : withPriceColumn(findTextBands(upright), list);
  return { pages: drawn, pageCount: pages.length, bands: found };
}

/** The column that the prices were read from is that of prices. */
function withPriceColumn(bands: ColumnBand[], { priceColumn }: Pick<PriceList, 'priceColumn'>): ColumnBand[] {
  const read = bands.filter(({ title }) => title !== '' && isSameTitle(title, priceColumn ?? ''));
  const isAmbiguous = priceColumn === undefined || read.length === 0 || bands.some(({ role }) => role === 'price');
  if (isAmbiguous) return bands;
  return bands.map((band) => (read.includes(band) ? { ...band, role: 'price' } : band));
}
