import type { ColumnBand } from '#domain/pricing/list-columns.ts';
import { middleOf } from '../layout/printed-line.ts';
import type { PrintedPage } from '../layout/printed-pages.ts';
import { holdsMiddle } from '../layout/text-columns.ts';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import { isSameTitle } from '../list/price-titles.ts';
import { findColumns } from './list-columns.ts';

/** A column of the pages of one sheet; pages of no spreadsheet have the same ones. */
export type SheetColumn = ColumnBand & { sheet: number | undefined };

type ColumnOptions = {
  bands: readonly ColumnBand[];
  products: readonly CatalogueProduct[];
  /** Whether the columns are those of this list, not of an earlier one of its supplier. */
  areOwn: boolean;
};

/**
 * The columns of each sheet, where they are in it: texts of other lengths move them, their titles stay. A sheet without
 * these columns has none, unless they are said of this list and no sheet seems to have them.
 */
export function columnsBySheet(
  pages: readonly PrintedPage[],
  { bands, products, areOwn }: ColumnOptions,
): SheetColumn[] {
  if (bands.length === 0) return [];
  const sheets = [...Map.groupBy(pages, ({ sheet }) => sheet)].map(([sheet, own]) => {
    const columns = findColumns(own, products);
    return { sheet, found: inSameOrder(columns, bands) ?? withRoles(columns, bands) };
  });
  const others = areOwn && !sheets.some(({ found }) => found) ? bands : [];
  return sheets.flatMap(({ sheet, found = others }) => found.map((band) => ({ ...band, sheet })));
}

/** The columns with the roles of the earlier ones, if all are as before: their titles, or their places without these. */
function inSameOrder(columns: readonly ColumnBand[], bands: readonly ColumnBand[]): ColumnBand[] | undefined {
  const isTitled = pricesOrOthers(bands).every(({ title }) => title !== '');
  const isSame = isTitled ? haveSameTitle : standsFor;
  const areSame =
    columns.length === bands.length && bands.every((band, at) => columns[at] && isSame(columns[at], band));
  return areSame ? columns.map((column, at) => ({ ...column, role: bands[at]?.role ?? column.role })) : undefined;
}

const haveSameTitle = (one: ColumnBand, other: ColumnBand) => isSameTitle(one.title, other.title);

/** At the same place, and with no brands or codes where numbers were. */
function standsFor(column: ColumnBand, band: ColumnBand): boolean {
  if (band.role === 'price' && !haveSameTitle(column, band)) return false;
  return holdsMiddle(column, band) && holdsMiddle(band, column) && (mayHaveNumbers(column) || !mayHaveNumbers(band));
}

const mayHaveNumbers = ({ role }: ColumnBand) => role === 'price' || role === 'other';

/** The columns of prices; where none is, all others that are named. */
function pricesOrOthers(bands: readonly ColumnBand[]): readonly ColumnBand[] {
  const prices = bands.filter(({ role }) => role === 'price');
  return prices.length > 0 ? prices : bands.filter(({ role }) => role !== 'other' && role !== 'code');
}

/**
 * The columns with the roles of those of the same title; undefined where one with a role is not among them, or one of
 * prices if some are. The names may have another title there.
 */
function withRoles(columns: readonly ColumnBand[], bands: readonly ColumnBand[]): ColumnBand[] | undefined {
  const isSame = (one: ColumnBand, other: ColumnBand) => one.title !== '' && haveSameTitle(one, other);
  const isFound = (band: ColumnBand) => columns.some((column) => isSame(column, band));
  if (!pricesOrOthers(bands).every(isFound)) return undefined;
  const isNamed = bands.some((band) => band.role === 'name' && isFound(band));
  return columns.map((column) => {
    const distance = (band: ColumnBand) => Math.abs(middleOf(band) - middleOf(column));
    const [band] = bands.filter((one) => isSame(one, column)).toSorted((a, b) => distance(a) - distance(b));
    const isOther = column.role === 'price' || (column.role === 'name' && isNamed);
    return { ...column, role: band?.role ?? (isOther ? 'other' : column.role) };
  });
}
