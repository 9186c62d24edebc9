import { isColumnHeader } from '../column-headers/column-header.ts';
import { hasSize } from '../headings/heading.ts';
import type { Cell, Line } from '../page/cell.ts';
import { UNIT_BY_NAME } from '../sizes/units.ts';
import { normalizeText } from '../text/normalize-text.ts';
import type { ProductPart } from './block-part.ts';
import type { LineFacts } from './line-facts.ts';

const OF_FLAVORS = /^\P{L}*(?:sabor(?:es)?|gustos?|variedad(?:es)?|variantes?|colores|talles)(?!\p{L})[^:]{0,20}:/iu;

/** 'Sabores: uva, limón', 'Sabores/variantes: chocolate' */
export function listsFlavors(text: string): boolean {
  return OF_FLAVORS.test(text) && !isColumnHeader(text);
}

const BEGINS_WITH_SIZE = /^(?:x ?)?\d|^(?:display|caja|pack)s? x/i;

/** Whether a line begins with the size that the name right above it has none of; it may look like a heading: '300 GRS'. */
export function isSizeOfRow({ first, aligned, nextIsPrice }: LineFacts, { cells, size }: ProductPart): boolean {
  const alike = Math.abs(first.size - size) < 0.12 * size;
  const sized = BEGINS_WITH_SIZE.test(first.text) && hasSize(first.text);
  return aligned && alike && sized && !nextIsPrice && !cells.some(({ text }) => hasSize(text));
}

/** Whether a text ends in the number of a size whose unit begins the next line: '300' and 'GR $ 32.200'. */
export function endsInCount(text: string, next: Line | undefined): boolean {
  const [unit = ''] = normalizeText(next?.cells[0]?.text ?? '').split(/[\s.]/);
  return /\p{L}.*\s(?:x ?)?\d+(?:[.,]\d+)?$/iu.test(text) && Object.hasOwn(UNIT_BY_NAME, unit);
}

/** Whether a text is what is missing of the size that the name right above it ends in: '60' and 'comp.', 'x' and '12'. */
export function isRestOfSize({ text, left }: Cell, { cells }: ProductPart): boolean {
  const above = cells.find((cell) => cell.amount === undefined && Math.abs(cell.left - left) < 1.5);
  const name = above && /\p{L}{3}/u.test(above.text) ? above.text : '';
  if (/(?<!\p{L})x$/iu.test(name)) return /^\d/.test(text);
  return /\d$/.test(name) && Object.hasOwn(UNIT_BY_NAME, normalizeText(text).replace(/\.$/, ''));
}
