import type { ColumnBand, ColumnRole } from '#domain/pricing/list-columns.ts';
import type { ColumnContent } from '../column-headers/column-header.ts';
import { catalogueOf } from '../headings/catalogue-terms.ts';
import { textOf, type Word } from '../layout/printed-line.ts';
import type { PrintedPage } from '../layout/printed-pages.ts';
import { holdsMiddle, type Span } from '../layout/text-columns.ts';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import { isSameTitle } from '../list/price-titles.ts';
import { SEVERAL } from '../shares.ts';
import { type Marked, markLines } from '../tables/marked-line.ts';
import { joinStackedHeaders } from '../tables/stacked-headers.ts';
import { findTables } from '../tables/table-columns.ts';
import type { TableOptions } from '../tables/table-options.ts';

const ROLES: Partial<Record<ColumnContent['kind'], ColumnRole>> = { brand: 'brand', code: 'code', detail: 'size' };

const MAX_COLUMNS = 16;
const MAX_TITLE = 40;

/** The columns of all pages. That with most letters has the names, and a sole one of prices the price. */
export function findColumns(pages: readonly PrintedPage[], products: readonly CatalogueProduct[]): ColumnBand[] {
  const terms = catalogueOf(products);
  const options: TableOptions = { how: 'row', terms };
  const regions = joinStackedHeaders(pages, terms.brands).map(({ lines, rules }) => ({ lines, rules, column: 0 }));
  const marked = markLines(regions, options).flatMap((region) => region.lines);
  const priced = pricedLines(marked);
  const [largest = []] = [...Map.groupBy(marked, ({ table }) => table).values()].toSorted(
    (a, b) => b.length - a.length,
  );
  const firstPriced = largest.findIndex(({ role }) => role === 'priced');
  const lines = [...largest.slice(0, firstPriced), ...priced].map((line) => ({ ...line, table: '' }));
  const columns = [...findTables(lines, options).values()].flat().flatMap((column) => {
    const text = textOf(wordsIn(column, priced));
    if (!/[\p{L}\d]/u.test(text)) return [];
    return { ...column, isPrice: column.content.kind === 'price', letters: text.replace(/\P{L}/gu, '').length };
  });
  const [name] = columns.filter(({ isPrice }) => !isPrice).toSorted((a, b) => b.letters - a.letters);
  const [price, ...others] = columns.filter(({ isPrice }) => isPrice);
  return columns.slice(0, MAX_COLUMNS).map((column): ColumnBand => {
    const { left, right, title, content } = column;
    const own = column === name ? 'name' : column === price && others.length === 0 ? 'price' : undefined;
    return { left, right, title: title.slice(0, MAX_TITLE), role: own ?? ROLES[content.kind] ?? 'other' };
  });
}

/** The lines with prices; where hardly any has one, those with several texts, which may have numbers of another kind. */
function pricedLines(lines: readonly Marked[]): Marked[] {
  const priced = lines.filter(({ role }) => role === 'priced');
  const further = lines.filter(({ role, runs }) => role === 'text' && runs.length > 1);
  if (priced.length >= Math.min(SEVERAL, further.length)) return priced;
  return further.map((line) => ({ ...line, role: 'priced' }));
}

/** The columns with those of this title, if any, as the only ones of prices. */
export function withPriceColumn(bands: readonly ColumnBand[], title: string | undefined): ColumnBand[] {
  const isChosen = (band: ColumnBand) => title !== undefined && band.title !== '' && isSameTitle(band.title, title);
  if (!bands.some(isChosen)) return [...bands];
  return bands.map((band) => {
    if (isChosen(band)) return { ...band, role: 'price' };
    return band.role === 'price' ? { ...band, role: 'other' } : band;
  });
}

export function wordsIn(column: Span, lines: readonly { words: readonly Word[] }[]): Word[] {
  return lines.flatMap(({ words }) => words.filter((word) => holdsMiddle(column, word)));
}
