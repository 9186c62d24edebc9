import type { ColumnContent } from '../column-headers/column-content.ts';
import type { Run } from '../layout/printed-line.ts';
import { findTextColumns, type Span } from '../layout/text-columns.ts';
import { addCells, cellsOf } from './column-cells.ts';
import { type ColumnCell, readColumn } from './column-roles.ts';
import { titleOf } from './column-titles.ts';
import { arePriceTitles, isHeaderText, type Marked } from './marked-line.ts';
import type { TableOptions } from './table-options.ts';

export type TableColumn = Span & { title: string; content: ColumnContent };

/** The columns of each table. */
export function findTables(lines: readonly Marked[], options: TableOptions): Map<string, TableColumn[]> {
  const tables = Map.groupBy(lines, ({ table }) => table);
  return new Map([...tables].map(([key, own]) => [key, tableColumns(own, options)]));
}

function tableColumns(lines: readonly Marked[], { crossed = false, terms }: TableOptions): TableColumn[] {
  const priced = lines.filter(({ role }) => role === 'priced');
  const headers = headerRuns(lines);
  const spans = findTextColumns(priced, headers);
  const cells = spans.map((): ColumnCell[] => []);
  for (const { words } of priced) addCells(cells, cellsOf(words, spans));
  const isName = (own: readonly ColumnCell[]) =>
    own.filter(({ text }) => /\p{L}{3}/u.test(text)).length > own.length / 2;
  const names = cells.findIndex(isName);
  const found = spans.map((span, index): TableColumn => {
    const title = titleOf(span, { headers, spans, brands: terms.brands });
    const content = readColumn(title, cells[index] ?? [], { brands: terms.brands, beforeNames: index < names });
    const isCrossed = crossed && content.kind === 'price' && title !== '';
    return { ...span, title, content: isCrossed ? { kind: 'price', score: 0, of: title } : content };
  });
  return withProducts(withForeignBrands(found));
}

/** Where rows name brands and no column names products, the headers over the prices do. */
function withProducts(columns: readonly TableColumn[]): TableColumn[] {
  const has = (kind: ColumnContent['kind']) => columns.some(({ content }) => content.kind === kind);
  if (!has('brand') || has('name')) return [...columns];
  return columns.map((column) => {
    const { content, title } = column;
    const isOfBrand = content.kind !== 'price' || content.brand !== undefined;
    return isOfBrand || title === '' ? column : { ...column, content: { kind: 'price', score: 0, of: title } };
  });
}

/** Columns of prices by brand: of those that are called otherwise the shop does not have the brand. */
function withForeignBrands(columns: readonly TableColumn[]): TableColumn[] {
  const branded = columns.filter(({ content }) => content.kind === 'price' && content.brand !== undefined);
  return columns.map((column) => {
    const { content, title } = column;
    const isForeign =
      branded.length > 1 &&
      content.kind === 'price' &&
      content.brand === undefined &&
      title !== '' &&
      !isHeaderText(title);
    return isForeign ? { ...column, content: { ...content, brand: title } } : column;
  });
}

/** The headers of a table, from top to bottom. */
function headerRuns(lines: readonly Marked[]): Run[] {
  const first = lines.findIndex(({ role }) => role === 'priced');
  return lines.slice(0, Math.max(0, first)).flatMap(({ role, runs }) => {
    if (role !== 'header') return [];
    const isBesideTitles = !isHeaderText(runs[0]?.text ?? '') && arePriceTitles(runs.slice(1));
    return isBesideTitles ? runs.slice(1) : runs;
  });
}
