import { isBoxLabel } from '../amounts/price-label-score.ts';
import { type BrandNames, brandOfCell } from '../brands/brand-names.ts';
import {
  type ColumnContent,
  isCode,
  isSizeUnit,
  isVariantHeader,
  readColumnHeader,
} from '../column-headers/column-header.ts';
import { isSizeOrFlavor } from '../column-headers/size-or-flavor.ts';
import type { Run } from '../layout/printed-line.ts';
import { findTextColumns, overlaps, type Span } from '../layout/text-columns.ts';
import { isPriceLabel } from '../readers/price-labels.ts';
import { areMost, SEVERAL } from '../shares.ts';
import { packSize } from '../sizes/pack-size.ts';
import { cellsOf } from './column-cells.ts';
import { readColumn } from './column-roles.ts';
import { groupHeaders, mostOverlapped, titlesOf } from './column-titles.ts';
import { arePriceTitles, isHeaderText, type Marked } from './marked-line.ts';
import type { TableOptions } from './table-options.ts';

/** `titles`: those of its headers beside each other, each of one price where a cell has as many. */
export type TableColumn = Span & {
  title: string;
  titles: readonly string[];
  content: ColumnContent;
  cells: readonly Run[];
};

export type ColumnsByTable = ReadonlyMap<string, readonly TableColumn[]>;

export function findTables(lines: readonly Marked[], options: TableOptions): ColumnsByTable {
  const tables = Map.groupBy(lines, ({ table }) => table);
  return new Map([...tables].map(([key, own]) => [key, tableColumns(own, options)]));
}

function tableColumns(lines: readonly Marked[], { how, terms }: TableOptions): TableColumn[] {
  const priced = lines.filter(({ role }) => role === 'priced');
  const { headers, groups } = groupHeaders(headerLines(lines));
  const spans = findTextColumns(priced, headers);
  const cells = cellsOf(priced, spans);
  const isName = ({ text }: Run) => /\p{L}{3}/u.test(text) && !isCode(text);
  const firstNames = cells.findIndex((own) => areMost(own, isName));
  const read = spans.map((span, index): TableColumn => {
    const own = cells[index] ?? [];
    const titles = titlesOf(span, { headers, spans });
    const title = titles.join(' ');
    const content = readColumn(title, own, { brands: terms.brands, beforeNames: index < firstNames });
    const column = { ...span, title, titles, content, cells: own };
    if (content.kind !== 'price') return column;
    const over = groups.filter((group) => overlaps(span, group));
    const group = mostOverlapped(span, over);
    if (group) return withGroup(column, { group: group.text, brands: terms.brands });
    return how === 'crossed' && title !== '' ? { ...column, content: { kind: 'price', of: title } } : column;
  });
  const columns = withProducts(
    withUnknownVariants(withoutAsides(withNames(withoutIdle(withPacks(withUnits(read)))), terms)),
    how,
  );
  return groups.length > 0 ? columns : columns.map((column) => (isVariant(column) ? { ...column, title: '' } : column));
}

/** Units behind a column of their numbers are parts of sizes: 'Contenido | UM' over '500 | GR'. */
function withUnits(columns: readonly TableColumn[]): readonly TableColumn[] {
  const areNumbers = ({ content, cells }: TableColumn) =>
    content.kind === 'detail' && cells.every(({ text }) => /^\d+(?:[.,]\d+)?$/.test(text));
  const areUnits = ({ cells }: TableColumn) => cells.length > 0 && cells.every(({ text }) => isSizeUnit(text));
  return columns.map((column, at) => {
    const before = columns[at - 1];
    return before && areNumbers(before) && areUnits(column) ? { ...column, content: { kind: 'detail' } } : column;
  });
}

/** Beside prices of a piece and of a box, what says only how many are in it is no part of a name: 'CJ12U'. */
function withPacks(columns: readonly TableColumn[]): readonly TableColumn[] {
  const prices = columns.filter(({ content }) => content.kind === 'price');
  const boxes = prices.filter(({ title }) => isBoxLabel(title));
  if (boxes.length === 0 || boxes.length === prices.length) return columns;
  // '60' may be a size.
  const arePacks = ({ cells }: TableColumn) =>
    cells.some(({ text }) => CONTAINER.test(text)) && cells.every(({ text }) => packSize(text) !== undefined);
  return columns.map((column) =>
    ['detail', 'name', 'unknown'].includes(column.content.kind) && arePacks(column)
      ? { ...column, content: { kind: 'pieces' } }
      : column,
  );
}

const CONTAINER = /^\p{L}{2,}.*\d/u;

/** Columns that may have names under other titles, the likeliest first: 'Línea', 'Presentación', 'Cód. Art.'. */
const NAMING: readonly ColumnContent['kind'][] = ['category', 'detail', 'code', 'other', 'status'];

/** Where no column has names: those of the likeliest one in which most cells are more than sizes and flavors. */
function withNames(columns: readonly TableColumn[]): readonly TableColumn[] {
  if (columns.some(isNames)) return columns;
  const isName = ({ text }: Run) => /\p{L}{3}/u.test(text) && !isSizeOrFlavor(text);
  const naming = columns.filter(({ cells }) => areMost(cells, isName));
  const [named] = NAMING.flatMap((kind) => naming.filter(({ content }) => content.kind === kind));
  return columns.map((column) => (column === named ? { ...column, content: { kind: 'name' } } : column));
}

const isNames = ({ content }: TableColumn) => content.kind === 'name';

/** A detail that is the same in all rows says nothing: 'Default Title'. */
function withoutIdle(columns: readonly TableColumn[]): readonly TableColumn[] {
  const isIdle = ({ content, cells: [first, ...others] }: TableColumn) =>
    content.kind === 'detail' &&
    first !== undefined &&
    others.length > 0 &&
    others.every(({ text }) => text === first.text) &&
    !isSizeOrFlavor(first.text);
  return columns.map((column) => (isIdle(column) ? { ...column, content: { kind: 'other' } } : column));
}

const hasOwnTitle = ({ title }: TableColumn) => title !== '' && !isHeaderText(title);

/** Beside a column with a header of names, others have names if they have no prose and a title for them, none, or words of the catalogue. */
function withoutAsides(columns: readonly TableColumn[], { hasWord }: TableOptions['terms']): readonly TableColumn[] {
  const isCalled = (column: TableColumn) => isNames(column) && readColumnHeader(column.title).kind === 'name';
  const called = columns.filter((column) => isCalled(column) && !isProse(column));
  if (called.length === 0) return columns;
  return columns.map((column) => {
    const isOther = isNames(column) && hasOwnTitle(column) && !isCalled(column);
    if (isNames(column) && isProse(column)) return { ...column, content: { kind: 'description' } };
    const isAside = isOther && !column.cells.some(({ text }) => hasWord(text));
    return isAside ? { ...column, content: { kind: 'other' } } : column;
  });
}

/** In words: names are shorter, also with all that is said of size and flavor. */
const LONG = 15;

/** Whether most cells are sentences or long. */
function isProse({ cells }: TableColumn): boolean {
  const isLong = ({ text }: Run) => {
    const words = text.match(/\p{L}+/gu)?.length ?? 0;
    return words >= LONG || (words > SEVERAL && /\p{Ll}{3}[.!]$/u.test(text));
  };
  return areMost(cells, isLong);
}

function isVariant({ content }: TableColumn): boolean {
  return content.kind === 'price' && (content.of !== undefined || content.brand !== undefined);
}

/** Either the text over several headers or the header itself says of what the prices are; the other is what they are called. */
function withGroup(column: TableColumn, { group, brands }: { group: string; brands: BrandNames }): TableColumn {
  const { title, content } = column;
  if (isPriceLabel(group)) return { ...column, title: isVariant(column) ? group : `${group} ${title}` };
  const variant = isVariantHeader(group) ? { of: group } : { brand: brandOfCell(group, brands) ?? group };
  return { ...column, content: { ...content, ...variant } };
}

/** Names for rows with brands and no names: from the headers over brands or prices, or else from the column of brands itself. */
function withProducts(columns: readonly TableColumn[], how: TableOptions['how']): TableColumn[] {
  const brands = columns.find(({ content }) => content.kind === 'brand');
  if (!brands || columns.some(isNames)) return [...columns];
  if (how === 'wrapped' && columns.every(({ title }) => title === ''))
    return columns.map((column) => (column === brands ? { ...column, content: { kind: 'name' } } : column));
  const product = isHeaderText(brands.title) ? '' : brands.title;
  return columns.map((column) => {
    const { content, title } = column;
    const name = `${product} ${isPriceLabel(title) ? '' : title}`.trim();
    const isOfBrand = content.kind !== 'price' || content.brand !== undefined;
    return isOfBrand || name === '' ? column : { ...column, content: { ...content, of: name } };
  });
}

/** Beside columns of prices by brand those with other titles are of other brands, and beside those by size or flavor of more. */
function withUnknownVariants(columns: readonly TableColumn[]): readonly TableColumn[] {
  const hasBrand = ({ content }: TableColumn) => content.kind === 'price' && content.brand !== undefined;
  const areBranded = columns.some(hasBrand);
  if (!areBranded && columns.filter(isVariant).length < 2) return columns;
  return columns.map((column) => {
    const { content, title } = column;
    if (content.kind !== 'price' || isVariant(column) || !hasOwnTitle(column)) return column;
    return { ...column, content: { ...content, ...(areBranded ? { brand: title } : { of: title }) } };
  });
}

/** From top to bottom, without the heading beside titles of prices. */
function headerLines(lines: readonly Marked[]): Run[][] {
  const first = lines.findIndex(({ role }) => role === 'priced');
  const headers = lines.slice(0, Math.max(0, first)).filter(({ role }) => role === 'header');
  return headers.map(({ runs }) => {
    const isBesideTitles = !isHeaderText(runs[0]?.text ?? '') && arePriceTitles(runs.slice(1));
    return isBesideTitles ? runs.slice(1) : runs;
  });
}
