import type { Cell } from '../page/cell.ts';
import { isSized } from '../words/heading.ts';
import { isLabel } from '../words/labels.ts';
import { plain } from '../words/plain.ts';
import { UNIT } from '../words/units.ts';
import type { LineFacts } from './line-facts.ts';
import type { Row } from './part.ts';

const OF_FLAVORS = /^\P{L}*(?:sabor(?:es)?|gustos?|variedad(?:es)?|variantes?|colores|talles)(?!\p{L})[^:]{0,20}:/iu;

/** 'Sabores: uva, limón', 'Sabores/variantes: chocolate' */
export function listsFlavors(text: string): boolean {
  return OF_FLAVORS.test(text) && !isLabel(text);
}

const BEGINS_WITH_SIZE = /^(?:x ?)?\d|^(?:display|caja|pack)s? x/i;

/** Whether a line begins with the size that the name right above it has none of; it may look like a heading: '300 GRS'. */
export function isSizeOf({ first, aligned, nextIsPrice }: LineFacts, { cells, size }: Row): boolean {
  const alike = Math.abs(first.size - size) < 0.12 * size && cells.some(({ font }) => font === first.font);
  const sized = BEGINS_WITH_SIZE.test(first.text) && isSized(first.text);
  return aligned && alike && sized && !nextIsPrice && !cells.some(({ text }) => isSized(text));
}

/** Whether a text is what is missing of the size that the name right above it ends in: '60' and 'comp.', 'x' and '12'. */
export function isRestOfSize({ text, left, font }: Cell, { cells }: Row): boolean {
  const above = cells.find((cell) => cell.amount === undefined && Math.abs(cell.left - left) < 1.5);
  const name = above?.font === font && /\p{L}{3}/u.test(above.text) ? above.text : '';
  if (/(?<!\p{L})x$/iu.test(name)) return /^\d/.test(text);
  return /\d$/.test(name) && Object.hasOwn(UNIT, plain(text).replace(/\.$/, ''));
}
