import { isColumnHeader } from '../column-headers/column-header.ts';
import { isSizeOrFlavor } from '../column-headers/size-or-flavor.ts';
import { hasSameBullet } from '../lines/bullets.ts';
import { type Styles, styleOf } from '../styles/text-styles.ts';
import { isBoldMarkup } from '../text/bold-text.ts';
import { isSalesTerms } from '../text/sales-terms.ts';
import type { LineFacts } from './line-facts.ts';
import { endsInCount, isRestOfSize, isSizeOfRow, listsFlavors } from './rest-of-name.ts';

/** `note` is small print of the product above, `more` the rest of its name, `begin` the beginning of the next one's. */
export type Role = 'heading' | 'note' | 'more' | 'begin' | 'other';

/** What a line of mere text is to the product above it and to the line below. */
export function roleOf(facts: LineFacts): Role {
  return roleByLook(facts) ?? roleByMeaning(facts) ?? roleByPlace(facts);
}

/** What the letters of a line tell, whatever its words mean. */
function roleByLook(facts: LineFacts): Role | undefined {
  const { line, first, text, kind, row, near, above, nextIsRow, styles } = facts;
  const worded = /\p{L}{3}/u.test(text);
  if (line.cells.length === 1 && facts.nextIsHeaders && kind !== 'remark' && worded) return 'heading';
  if (isSalesTerms(text)) return 'other';
  if (facts.overCategory && kind === 'unknown' && styles.brands.has(styleOf(first))) return 'heading';
  if (isBoldMarkup(text) && line.cells.length === 1 && kind !== 'remark' && kind !== 'product') return 'heading';
  // 'Combo whey 1 kg +' goes on below, and so do flavors in open brackets.
  if (/(?:\+|\([^)]*)$/.test(text) && facts.nextIsRow && facts.below <= 1.5 * near) return 'begin';
  if (facts.nextIsRow && facts.below <= near && endsInCount(text, facts.next)) return 'begin';
  if (facts.endsBrand && facts.close) return 'more';
  if (listsFlavors(text)) return row && above <= near ? 'note' : 'other';
  const inBrackets = /^\(.*\)$/.test(text);
  if (!/\d/.test(text) && (inBrackets || isSizeOrFlavor(text)) && !isColumnHeader(text))
    return row && above <= 1.5 * near ? 'note' : nextIsRow ? 'begin' : 'other';
  if (row && first.size < 0.88 * row.size && above <= near * 1.2) return 'note';
  if (row && facts.close && (isRestOfSize(first, row) || isSizeOfRow(facts, row))) return 'more';
  if ((kind === 'brand' || kind === 'unknown') && isBrandBelow(facts)) return 'more';
  if ((facts.beginsBranded || facts.overSize) && facts.nextIsRow && facts.closeBelow) return 'begin';
  const nameOfPrice = facts.nextIsPrice && kind === 'unknown';
  const [name] = row?.cells ?? [];
  if (/\p{L}{3}/u.test(first.text) && !facts.rowLike && facts.headingLike && !nameOfPrice)
    return kind === 'remark' ? 'other' : 'heading';
  if (name && hasSameBullet(first, name)) return facts.nextIsPrice ? 'begin' : 'other';
  return undefined;
}

/** Whether the brand behind a name stands below it, in the letters of that, where brands stand behind names. */
function isBrandBelow({ styles, row, first, close, aligned, above, below }: LineFacts): boolean {
  const name = row?.cells.find(({ left }) => Math.abs(left - first.left) < 1.5);
  const alike = name?.font === first.font && Math.abs(name.size - first.size) < 0.3;
  return styles.brandsLast && alike && close && aligned && isTight({ first, above, below });
}

/** As near as lines of one text are, and with more space below. */
function isTight({ first, above, below }: Pick<LineFacts, 'first' | 'above' | 'below'>): boolean {
  return above < 1.3 * first.size && below > 1.15 * above;
}

/** What the words of a line tell. */
function roleByMeaning(facts: LineFacts): Role | undefined {
  const { kind, row, close, rowLike, above, below } = facts;
  const nameless = row !== undefined && !row.cells.some(({ text }) => /\p{L}{2}/u.test(text));
  if (close && nameless) return 'more';
  if (facts.named && rowLike && kind !== 'brand') return 'begin';
  if (kind === 'foreign') return 'heading';
  if (kind !== 'brand' && kind !== 'category' && kind !== 'combos' && kind !== 'offers') return undefined;
  // Or set as names are where headings are not.
  const tight = isTight(facts);
  const named = areSetApart(facts.styles) && (!facts.closeBelow || above < 0.88 * below);
  if (close && (tight || named) && rowLike && facts.aligned && kind !== 'brand') return 'more';
  return 'heading';
}

/** What the lines around a line tell, when its own words do not. */
function roleByPlace(facts: LineFacts): Role {
  const { kind, first, close, closeBelow, above, below, indent, rowLike, nextIsRow } = facts;
  const counted = /\d/.test(first.text);
  // Where brands are set as names are, what stands apart from the product above is one, too.
  const apart = above > 1.3 * below && !counted && nextIsRow;
  if (kind === 'unknown' && apart && facts.styles.brands.has(styleOf(first))) return 'heading';
  if (kind === 'remark' && !close && !closeBelow) return 'other';
  if (close && (!closeBelow || above < 0.88 * below)) return facts.aligned || indent > 0 ? 'more' : 'other';
  if (closeBelow && (!close || below < 0.88 * above)) return nextIsRow && !rowLike && !counted ? 'heading' : 'begin';
  // As near to the one as to the other it is what such lines of the list are.
  if (close && closeBelow && rowLike && facts.aligned && facts.styles.wrapping)
    return facts.styles.wrapping === 'below' ? 'more' : 'begin';
  if (close && indent > 2) return 'more';
  // Where headings are known to be set otherwise what looks like names is one.
  if (kind === 'unknown' && nextIsRow)
    return counted || (rowLike && closeBelow && areSetApart(facts.styles)) ? 'begin' : 'heading';
  return closeBelow ? 'begin' : 'other';
}

/** Whether headings that are known are set otherwise than names; a line of a name may look like one. */
function areSetApart({ headings, rows }: Styles): boolean {
  return [...headings].some((style) => !rows.has(style));
}
