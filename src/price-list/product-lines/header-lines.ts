import { isColumnHeader, isVariantHeader, readColumnHeader } from '../column-headers/column-header.ts';
import { brandHeader } from '../column-headers/synthetic-headers.ts';
import type { TableColumn } from '../columns/column.ts';
import { columnAt } from '../columns/columns.ts';
import { readHeading } from '../headings/heading.ts';
import { type Cell, isPrice, type Line } from '../page/cell.ts';
import { styleOf } from '../styles/text-styles.ts';
import type { BlockContext } from './line-context.ts';

/** The cells of a line that are column headers; none when it is another line. */
export function findHeaderCells({ cells }: Line, { columns, terms, styles }: BlockContext): Cell[] {
  const brands = brandHeaders(cells, { columns, terms });
  if (brands.length >= 2) return brands;
  // Where names and prices share all the width a line alone is a title.
  if (columns.length < 2 && cells.length === 1) return [];
  // 'Moneda: pesos   IVA: incluido' tells what holds for the whole list.
  if (cells.filter(({ text }) => /\p{L}: ?[^\s]/u.test(text)).length >= 2) return [];
  const labels = cells.filter(({ text }) => isColumnHeader(text));
  const rest = cells.filter((cell) => !labels.includes(cell));
  // A brand may stand in the line of headers, before them; what stands between them is a header, whatever it says.
  const [first] = rest;
  if (
    labels.length >= 2 &&
    rest.length <= 1 &&
    (!first || (first === cells[0] && isBeside(first, { columns, terms, styles })))
  )
    return labels;
  if (labels.length >= 2 && labels.length >= rest.length && rest.every((cell) => !isPrice(cell))) return [...cells];
  // Beside a header that is known each stands over prices of its own: it names them, though nobody knows what it says.
  if (labels.length > 0 && rest.length >= 2 && areOverPrices(rest, columns)) return [...cells];
  const variants = variantHeaders(cells, columns);
  const priced = labels.some((cell) => columns[columnAt(columns, cell)]?.label.kind === 'price');
  // One alone has to be all that stands beside a heading, or beside the header of the prices.
  const named =
    labels.length > 0 && cells.every((cell, at) => at === 0 || labels.includes(cell) || isVariantHeader(cell.text));
  if (variants.length >= 2 || (variants.length === 1 && (cells.length === 2 || priced || named)))
    return [...labels, ...variants];
  const overPrices = labels.filter(
    (cell) => columns[columnAt(columns, cell)]?.label.kind === 'price' && readColumnHeader(cell.text).kind === 'price',
  );
  return cells.length <= 2 && overPrices.length === labels.length ? overPrices : [];
}

/** Whether each of these words, no amounts among them, stands over another column of prices. */
function areOverPrices(cells: readonly Cell[], columns: readonly TableColumn[]): boolean {
  const over = cells.filter(
    (cell) => !cell.amount && /\p{L}/u.test(cell.text) && columns[columnAt(columns, cell)]?.label.kind === 'price',
  );
  return over.length === cells.length && new Set(over.map((cell) => columnAt(columns, cell))).size === over.length;
}

/**
 * Whether a text among headers is a heading: not over prices, nor over codes, unless it reaches into the names, or is a brand
 * or set as they are.
 */
function isBeside(cell: Cell, { columns, terms, styles }: BlockContext): boolean {
  const at = columnAt(columns, cell);
  const kind = columns[at]?.label.kind;
  const reachesOver = cell.right > (columns[at + 1]?.left ?? Number.POSITIVE_INFINITY);
  // Leaders of dots may leave names and prices in one column.
  const branded = isBrand(cell, { terms, styles });
  return kind === 'price' ? at === 0 && branded : kind !== 'code' || reachesOver || branded;
}

/** One of the catalogue's brands, or set as they are. */
function isBrand(cell: Cell, { terms, styles }: Omit<BlockContext, 'columns'>): boolean {
  return readHeading(cell.text, terms).kind === 'brand' || styles.brands.has(styleOf(cell));
}

/** The headers of a table with the prices of each brand in a column of its own. */
function brandHeaders(cells: readonly Cell[], { columns, terms }: Omit<BlockContext, 'styles'>): Cell[] {
  const over = cells.filter(
    (cell) => columns[columnAt(columns, cell)]?.label.kind === 'price' && !isColumnHeader(cell.text),
  );
  const known = over.some(({ text }) => readHeading(text, terms).kind === 'brand');
  if (over.length < 2 || over.length < cells.length - 1 || !known || cells.some(isPrice)) return [];
  return over.map((cell) => ({ ...cell, text: brandHeader(cell.text) }));
}

/** Sizes or flavors over prices, where nothing else stands but other headers. */
function variantHeaders(cells: readonly Cell[], columns: readonly TableColumn[]): Cell[] {
  const variants = cells.filter((cell) => {
    const kind = columns[columnAt(columns, cell)]?.label.kind;
    // Below a flavor there may be a mark for each product that it comes in.
    return isVariantHeader(cell.text) && (kind === 'price' || kind === 'other');
  });
  const rest = cells.filter((cell) => !variants.includes(cell) && !isColumnHeader(cell.text));
  return rest.length <= 1 ? variants : [];
}
