import { readColumnHeader } from '../column-headers/column-header.ts';
import type { TableColumn } from '../columns/column.ts';
import { columnAt } from '../columns/columns.ts';
import { type CatalogueTerms, readHeading } from '../headings/heading.ts';
import type { ListRow } from '../list/list-row.ts';
import type { Cell, Line } from '../page/cell.ts';

/** Whether there is a header for brands and nothing under it: the brand is printed on a page before. */
export function isBrandless(rows: readonly ListRow[], headers: readonly Cell[]): boolean {
  return (
    headers.some(({ text }) => readColumnHeader(text).kind === 'brand') &&
    rows.every(({ brandCell }) => brandCell === undefined)
  );
}

/** A column of kinds of product, by its header, that has the catalogue's brands in it is one of brands: 'Línea'. */
export function withBrandColumns(
  columns: TableColumn[],
  {
    lines,
    terms,
    told,
  }: { lines: readonly Line[]; terms: CatalogueTerms /** A page before has told so. */; told: boolean },
): TableColumn[] {
  return columns.map((column) => {
    if (column.label.kind !== 'category') return column;
    const texts = lines.flatMap(({ cells }) => cells.filter((cell) => columns[columnAt(columns, cell)] === column));
    const kinds = texts.map(({ text }) => readHeading(text, terms).kind);
    const [brands, categories] = (['brand', 'category'] as const).map(
      (kind) => kinds.filter((one) => one === kind).length,
    );
    return told || (brands ?? 0) > (categories ?? 0) ? { ...column, label: { kind: 'brand' } } : column;
  });
}

/** Whether brands stand under a header for kinds of product. */
export function hasBrandsAsCategories(columns: readonly TableColumn[]): boolean {
  return columns.some(({ label, title }) => label.kind === 'brand' && readColumnHeader(title).kind === 'category');
}
