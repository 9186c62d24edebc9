import { priceLabelScore } from '../amounts/price-label-score.ts';
import { type BrandNames, brandOfCell } from '../brands/brand-names.ts';
import { type ColumnContent, isCode, isVariantHeader, readColumnHeader } from '../column-headers/column-header.ts';
import { isSizeOrFlavor } from '../column-headers/size-or-flavor.ts';
import type { Run } from '../layout/printed-line.ts';
import { findTextColumns, overlaps, type Span } from '../layout/text-columns.ts';
import { isPriceLabel } from '../readers/price-labels.ts';
import { MOST } from '../shares.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { type ColumnCell, cellsOf } from './column-cells.ts';
import { readColumn } from './column-roles.ts';
import { groupHeaders, type HeaderGroup, mostOverlapped, titleOf } from './column-titles.ts';
import { arePriceTitles, isHeaderText, type Marked } from './marked-line.ts';
import type { TableOptions } from './table-options.ts';

export type TableColumn = Span & { title: string; content: ColumnContent };

type PriceContent = Extract<ColumnContent, { kind: 'price' }>;

export type ColumnsByTable = ReadonlyMap<string, readonly TableColumn[]>;

export function findTables(lines: readonly Marked[], options: TableOptions): ColumnsByTable {
  const tables = Map.groupBy(lines, ({ table }) => table);
  return new Map([...tables].map(([key, own]) => [key, tableColumns(own, options)]));
}

function tableColumns(lines: readonly Marked[], { how, crossed = false, terms }: TableOptions): TableColumn[] {
  const priced = lines.filter(({ role }) => role === 'priced');
  const { headers, groups } = groupHeaders(headerLines(lines));
  const spans = findTextColumns(priced, headers);
  const cells = cellsOf(priced, spans);
  const isName = (own: readonly ColumnCell[]) =>
    own.filter(({ text }) => /\p{L}{3}/u.test(text) && !isCode(text)).length > own.length / 2;
  const names = cells.findIndex(isName);
  const found = spans.map((span, index): TableColumn => {
    const title = titleOf(span, { headers, spans });
    const content = readColumn(title, cells[index] ?? [], { brands: terms.brands, beforeNames: index < names });
    if (content.kind !== 'price') return { ...span, title, content };
    const group = mostOverlapped(
      span,
      groups.filter((one) => overlaps(span, one)),
    );
    if (group) return { ...span, ...withGroup({ title, content }, { group, brands: terms.brands }) };
    return { ...span, title, content: crossed && title !== '' ? { kind: 'price', score: 0, of: title } : content };
  });
  const columns = withProducts(withForeignBrands(withoutAsides(withNames(found, cells), { cells, terms })), how);
  return groups.length > 0 ? columns : columns.map((column) => (isVariant(column) ? { ...column, title: '' } : column));
}

/** What may name products where no column is called so, the likeliest first: 'Marca | Línea | Presentación', 'Cód. Art.' over both. */
const NAMING: readonly ColumnContent['kind'][] = ['category', 'detail', 'code', 'other', 'status'];

/** Where no column names products, one does of which the texts say more than sizes and flavors, whatever it is called. */
function withNames(columns: readonly TableColumn[], cells: readonly (readonly ColumnCell[])[]): TableColumn[] {
  if (columns.some(({ content }) => content.kind === 'name')) return [...columns];
  const namesSomething = (index: number) => {
    const own = cells[index] ?? [];
    const naming = own.filter(({ text }) => /\p{L}{3}/u.test(text) && !isSizeOrFlavor(text));
    return naming.length > MOST * own.length;
  };
  const named = NAMING.flatMap((kind) =>
    columns.filter(({ content }, index) => content.kind === kind && namesSomething(index)),
  )[0];
  return columns.map((column) => (column === named ? { ...column, content: { kind: 'name' } } : column));
}

/** Beside a column that is called that of the names others with titles of their own are part of them where they say something that the shop's names do. */
function withoutAsides(
  columns: readonly TableColumn[],
  { cells, terms }: { cells: readonly (readonly ColumnCell[])[]; terms: TableOptions['terms'] },
): TableColumn[] {
  const isCalled = ({ title, content }: TableColumn) =>
    content.kind === 'name' && title !== '' && readColumnHeader(title).kind === 'name';
  if (!columns.some(isCalled)) return [...columns];
  return columns.map((column, index) => {
    const { title, content } = column;
    const isOther = content.kind === 'name' && title !== '' && !isHeaderText(title) && !isCalled(column);
    const isAside = isOther && cells[index]?.some(({ text }) => terms.hasWord(text)) !== true;
    return isAside ? { ...column, content: { kind: 'other' } } : column;
  });
}

/** Whether the title of a column says of what its prices are, not which ones they are. */
function isVariant({ content }: TableColumn): boolean {
  return content.kind === 'price' && (content.of !== undefined || content.brand !== undefined);
}

/** A column of prices below a text over several headers: it says of what they are, or the headers do and it what they are called. */
function withGroup(
  { title, content }: { title: string; content: PriceContent },
  { group: { text }, brands }: { group: HeaderGroup; brands: BrandNames },
): Pick<TableColumn, 'title' | 'content'> {
  if (isPriceLabel(text) && content.of !== undefined) return labelled(text, content);
  if (isPriceLabel(text)) return labelled(`${text} ${title}`, content);
  const said = isVariantHeader(text) ? { of: text } : { brand: brandOfCell(text, brands) ?? text };
  return { title, content: { ...content, ...said } };
}

function labelled(title: string, content: PriceContent): Pick<TableColumn, 'title' | 'content'> {
  return { title, content: { ...content, score: priceLabelScore(normalizeText(title)) } };
}

/**
 * Where rows name brands and no column names products, the headers over the brands or over the prices do, or else the lines
 * around the row, of which the brand is one.
 */
function withProducts(columns: readonly TableColumn[], how: TableOptions['how']): TableColumn[] {
  const brands = columns.find(({ content }) => content.kind === 'brand');
  if (!brands || columns.some(({ content }) => content.kind === 'name')) return [...columns];
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

/** Columns of prices by brand: of those that are called otherwise the shop does not have the brand. */
function withForeignBrands(columns: readonly TableColumn[]): TableColumn[] {
  const branded = columns.filter(({ content }) => content.kind === 'price' && content.brand !== undefined);
  return columns.map((column) => {
    const { content, title } = column;
    const isForeign =
      branded.length > 0 &&
      content.kind === 'price' &&
      content.brand === undefined &&
      title !== '' &&
      !isHeaderText(title);
    return isForeign ? { ...column, content: { ...content, brand: title } } : column;
  });
}

/** From top to bottom. */
function headerLines(lines: readonly Marked[]): Run[][] {
  const first = lines.findIndex(({ role }) => role === 'priced');
  const headers = lines.slice(0, Math.max(0, first)).filter(({ role }) => role === 'header');
  return headers.map(({ runs }) => {
    const isBesideTitles = !isHeaderText(runs[0]?.text ?? '') && arePriceTitles(runs.slice(1));
    return isBesideTitles ? runs.slice(1) : runs;
  });
}
