import type { ColumnBand } from '#domain/pricing/list-columns.ts';
import { middleOf } from '../layout/printed-line.ts';
import type { PrintedPage } from '../layout/printed-pages.ts';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import { isSameTitle } from '../list/price-titles.ts';
import { findColumns } from './list-columns.ts';

/** A column of the pages of one sheet; pages of no spreadsheet have the same ones. */
export type SheetColumn = ColumnBand & { sheet: number | undefined };

type ColumnOptions = { bands: readonly ColumnBand[]; products: readonly CatalogueProduct[] };

/**
 * The columns of each sheet, where they are in it: cells of other lengths move them, their titles stay. A sheet without
 * these columns has none beside one that has them.
 */
export function columnsBySheet(pages: readonly PrintedPage[], { bands, products }: ColumnOptions): SheetColumn[] {
  const sheets = [...Map.groupBy(pages, ({ sheet }) => sheet)].map(([sheet, own]) => {
    return { sheet, found: sheet === undefined ? undefined : withRoles(findColumns(own, products), bands) };
  });
  const others = sheets.some(({ found }) => found) ? [] : bands;
  return sheets.flatMap(({ sheet, found = others }) => found.map((band) => ({ ...band, sheet })));
}

/**
 * The columns with the roles of those of the same title; undefined where one with a role is not among them, or one of
 * prices if some are. The names may have another title there.
 */
function withRoles(columns: readonly ColumnBand[], bands: readonly ColumnBand[]): ColumnBand[] | undefined {
  const isSame = (one: ColumnBand, other: ColumnBand) => one.title !== '' && isSameTitle(one.title, other.title);
  const isFound = (band: ColumnBand) => columns.some((column) => isSame(column, band));
  const prices = bands.filter(({ role }) => role === 'price');
  const used = prices.length > 0 ? prices : bands.filter(({ role }) => role !== 'other' && role !== 'code');
  if (!used.every(isFound)) return undefined;
  const isNamed = bands.some((band) => band.role === 'name' && isFound(band));
  return columns.map((column) => {
    const distance = (band: ColumnBand) => Math.abs(middleOf(band) - middleOf(column));
    const [band] = bands.filter((one) => isSame(one, column)).toSorted((a, b) => distance(a) - distance(b));
    const isOther = column.role === 'price' || (column.role === 'name' && isNamed);
    return { ...column, role: band?.role ?? (isOther ? 'other' : column.role) };
  });
}
