import { isPrice } from './cell.ts';
import { type Column, columnAt, isCode } from './columns.ts';
import type { ListRow } from './list-row.ts';
import type { Part } from './part.ts';
import { rowPrice } from './row-price.ts';
import type { Section } from './section.ts';

type Place = { columns: readonly Column[]; section: Section; index: number };

/** A line with a price as a product of the list, and the head over its price; undefined when it is a remark. */
export function toListRow(
  part: Extract<Part, { kind: 'row' }>,
  { columns, section, index }: Place,
): { row: ListRow; title: string | undefined } | undefined {
  const price = rowPrice(part.line.cells, columns);
  const names: string[] = [];
  const notes = [...part.notes];
  const brands: string[] = [];
  const hasBrands = columns.some(({ label }) => label.kind === 'brand');
  const hasDetails = columns.some(({ label }) => label.kind === 'detail');
  const firstPrice = part.line.cells.findIndex(isPrice);
  for (const cell of part.cells) {
    const kind = columns[columnAt(columns, cell)]?.label.kind ?? 'name';
    const afterPrice = part.line.cells.indexOf(cell) > firstPrice && firstPrice > 0 && !hasDetails;
    if (kind === 'brand') brands.push(cell.text);
    else if (kind === 'code') names.push(...besideCode(cell.text));
    else if (kind === 'detail') (/\d/.test(cell.text) ? names : notes).push(cell.text);
    else if (kind === 'name' || kind === 'price')
      (afterPrice && names.length > 0 && !/^\d/.test(cell.text) ? notes : names).push(cell.text);
  }
  const text = names.join(' ').replace(/\s+/g, ' ').trim();
  if (!/\p{L}{2}/u.test(text) || /(?:pedido|compra|m[ií]nim[oa])\b.*$/i.test(text)) return undefined;
  const brandCell = hasBrands ? brands.join(' ').trim() : undefined;
  const said = { brandCell, headingBrand: section.brand, section: section.section };
  const row = { index, text, notes, ...said, price: price?.centavos, line: part.printed };
  return { row, title: price?.title };
}

/** What stands in the cell of a code besides it, when two narrow columns run together: '1kg VL-001'. */
function besideCode(text: string): string[] {
  const words = text.split(/\s+/);
  const rest = words.filter((word) => !(isCode({ text: word }) && /\p{L}|-|\d{4}/u.test(word)));
  return words.length > rest.length && rest.length > 0 && /\d/.test(rest.join('')) ? [rest.join(' ')] : [];
}
