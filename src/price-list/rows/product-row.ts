import { splitLabelledBrand } from '../brands/labelled-brand.ts';
import type { TableColumn } from '../columns/column.ts';
import { columnAt } from '../columns/columns.ts';
import { isCode } from '../columns/guess-content.ts';
import type { Section } from '../headings/section.ts';
import type { ListRow } from '../list/list-row.ts';
import { type Cell, isPrice } from '../page/cell.ts';
import { offeredPrices, priceTitlesOf } from '../prices/offered-prices.ts';
import { isPriceCaptionCell } from '../prices/price-captions.ts';
import { rowPrice } from '../prices/row-price.ts';
import type { ProductPart } from '../product-lines/block-part.ts';

export type RowContext = {
  columns: readonly TableColumn[];
  section: Section;
  index: number;
  chosen?: string | undefined;
};

/** `title` is the header over its price, `titles` are those over all its prices. */
export type RowReading = { row: ListRow; title: string | undefined; titles: string[] };

/** A line with a price as a product of the list; undefined when it is a remark. */
export function toListRow(part: ProductPart, { columns, section, index, chosen }: RowContext): RowReading | undefined {
  const price = rowPrice(part.line.cells, columns, chosen);
  const names: string[] = part.parent === undefined ? [] : [part.parent];
  const notes = [...part.notes];
  const brands: string[] = [];
  const hasBrands = columns.some(({ label }) => label.kind === 'brand');
  const hasDetails = columns.some(({ label }) => label.kind === 'detail');
  const firstPrice = part.line.cells.findIndex((cell) => isPrice(cell) && isInPrices(cell, columns));
  // The lines that began a name end right before the line of its price.
  const around = [...part.cells.filter((cell) => !part.line.cells.includes(cell)), ...part.line.cells];
  for (const cell of part.cells) {
    const column = columns[columnAt(columns, cell)];
    // A name above a line of codes and prices stands over columns that are not its own.
    const isAbove = cell.amount === undefined && column?.title === '' && !part.line.cells.includes(cell);
    const kind = isAbove ? 'name' : (column?.label.kind ?? 'name');
    const afterPrice = part.line.cells.indexOf(cell) > firstPrice && firstPrice > 0 && !hasDetails;
    const idle =
      !/[\p{L}\d]/u.test(cell.text.replace(MARKED_CODE, '')) ||
      [DATE, UNIT_ALONE, SHARE].some((idle) => idle.test(cell.text));
    if (idle || isPriceCaptionCell(cell, { cells: around, named: part.parent !== undefined })) continue;
    if (kind === 'brand') brands.push(cell.text);
    else if (kind === 'code') names.push(...besideCode(cell.text));
    else if (kind === 'detail') (/\d/.test(cell.text) ? names : notes).push(cell.text);
    else if (kind === 'name' || kind === 'price')
      (afterPrice && names.length > 0 && !/^\d/.test(cell.text) ? notes : names).push(cell.text);
  }
  names.push(...columns.flatMap(({ label }) => (label.kind === 'price' ? (label.of ?? []) : [])).slice(0, 1));
  const told = splitLabelledBrand(
    names
      .join(' ')
      .replace(MARKED_CODE, ' ')
      .replace(UNIT_LAST, '')
      .replace(/[\s:]+$/, '')
      .replace(/\s+/g, ' '),
  );
  const { text } = told;
  if (told.flavors !== undefined) notes.push(told.flavors);
  if (!/\p{L}{2}/u.test(text) || /(?:pedido|compra|m[ií]nim[oa])\b.*$/i.test(text)) return undefined;
  const [ofBrand] = columns.flatMap(({ label }) => (label.kind === 'price' ? (label.brand ?? []) : []));
  const brandCell = hasBrands ? brands.join(' ').trim() : (ofBrand ?? told.brand);
  const said = { brandCell, headingBrand: section.brand, section: section.section };
  const paid = { price: price?.centavos, unsureColumn: price?.unsure ?? false };
  const row = { index, text, notes, ...said, ...paid, line: part.printed };
  return { row, title: price?.title, titles: priceTitlesOf(offeredPrices(part.line.cells, columns)) };
}

function isInPrices(cell: Cell, columns: readonly TableColumn[]): boolean {
  const kind = columns[columnAt(columns, cell)]?.label.kind;
  return kind === 'price' || kind === 'name';
}

/** 'cód. PS6059', 'EAN 7790901952621' */
const MARKED_CODE =
  /(?<!\p{L})(?:c[oó]d(?:igo)?|art|sku|ref|ean|plu|id)(?:\.:?|:| )\s*#?[A-Z]{0,4}-?\d[\dA-Z./-]*(?=\s|$)/iu;
/** How much a price has gone up, or comes down. */
const SHARE = /^\(?[+-]? ?\d{1,2}(?:[.,]\d)? ?%\)?$/;
/** What a column of units of measure says of pieces. */
const UNIT_ALONE = /^(?:1 ?)?(?:u|un|uni|unid|und|uds?|pza?)\.?$/i;
const UNIT_LAST = /(?<=\p{L}\.?)\s+uni?d?\.?$/iu;
const DATE = /^\d{1,2}[/-]\d{2,4}(?:[/-]\d{2,4})?$/;

/** What stands in the cell of a code besides it, when two narrow columns run together: '1kg VL-001'. */
function besideCode(text: string): string[] {
  const words = text.split(/\s+/);
  const rest = words.filter((word) => !(isCode({ text: word }) && /\p{L}|-|\d{4}/u.test(word)));
  return words.length > rest.length && rest.length > 0 && /\d/.test(rest.join('')) ? [rest.join(' ')] : [];
}
