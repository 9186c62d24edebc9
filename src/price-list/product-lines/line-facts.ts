import { beginsWithBrand, brandWords, findBrands } from '../brands/brand-names.ts';
import { isColumnHeader } from '../column-headers/column-header.ts';
import { type CatalogueTerms, type Heading, isBrandAlone, readHeading } from '../headings/heading.ts';
import { type Cell, type Line, textOf } from '../page/cell.ts';
import { beginsWithSize } from '../styles/names-over-sizes.ts';
import { fontOf, isHeadingStyle, type Styles, styleOf } from '../styles/text-styles.ts';
import { isWrappedBrand } from '../styles/wrapping.ts';
import type { ProductPart } from './block-part.ts';
import { isBrandOverCategory } from './brand-over-category.ts';
import type { BlockContext, LineContext } from './line-context.ts';
import { isPricedLine, isPriceOnlyLine } from './priced-line.ts';

/** Farthest that a line may be from the one it goes on from, as part of the size of its letters. */
export const MAX_LINE_DISTANCE = 1.9;

/** What can be seen of a line of mere text; distances are in points, endless where nothing stands. */
export type LineFacts = LineContext & {
  text: string;
  kind: Heading['kind'];
  /** Nothing but a brand, or the line of one. */
  brandAlone: boolean;
  styles: Styles;
  /** Set as names of products are, or as headings. */
  rowLike: boolean;
  headingLike: boolean;
  above: number;
  /** Near enough to the product above, or to the line below, to be part of it. */
  near: number;
  close: boolean;
  closeBelow: boolean;
  aligned: boolean;
  indent: number;
  nextIsRow: boolean;
  nextIsHeaders: boolean;
  nextIsPrice: boolean;
  beginsBranded: boolean;
  /** The rest of the brand that the name above it breaks off in. */
  endsBrand: boolean;
  /** Words alone, right over a kind of product. */
  overCategory: boolean;
  /** Set as the names that stand above their sizes in this list, above a row that begins with one. */
  overSize: boolean;
};

export function readLineFacts(around: LineContext, { styles, terms, columns }: BlockContext): LineFacts {
  const { line, first, row, next, below } = around;
  const text = textOf(line);
  const near = MAX_LINE_DISTANCE * first.size;
  const above = row ? line.y - row.line.y : Number.POSITIVE_INFINITY;
  const sizeBelow = next?.cells[0]?.size ?? 0;
  return {
    ...around,
    text,
    kind: readHeading(text, terms).kind,
    brandAlone: isBrandAlone(text, terms),
    styles,
    rowLike: styles.rows.has(styleOf(first)),
    headingLike: isHeadingStyle(first, styles),
    above,
    near,
    close: above <= near,
    // Small print below belongs to what stands here, not the other way round.
    closeBelow: below <= MAX_LINE_DISTANCE * Math.max(first.size, sizeBelow) && sizeBelow > 0.88 * first.size,
    aligned: row?.cells.some((cell) => Math.abs(cell.left - first.left) < 1.5) ?? false,
    indent: first.left - (row?.cells[0]?.left ?? 0),
    nextIsRow: next !== undefined && isPricedLine(next, columns),
    nextIsHeaders: next !== undefined && areHeaders(next),
    nextIsPrice: next !== undefined && isPriceOnlyLine(next, columns),
    overCategory: isBrandOverCategory(around, terms),
    beginsBranded: styles.brandsFirst && beginsBranded(around, { styles, terms }),
    endsBrand: row !== undefined && endsBrand(text, nameOver(first, row), terms),
    overSize: next !== undefined && styles.overSizes.has(fontOf(first)) && beginsWithSize(next),
  };
}

/** What the name of a product says so far in the lines above a text that begins at the same place. */
function nameOver({ left }: Cell, { cells }: ProductPart): string {
  return textOf({ cells: cells.filter((cell) => Math.abs(cell.left - left) < 1.5) });
}

/** Whether a text has a part of the brand that a name ends in, and no brand of its own. */
function endsBrand(text: string, name: string, { brands }: CatalogueTerms): boolean {
  return isWrappedBrand(name, text, brands) && findBrands(brandWords(text), brands).length === 0;
}

/** Whether a line has the brand with which the name of the row right below it would begin, as names of the list do. */
function beginsBranded({ line, first, next }: LineContext, { styles, terms }: Omit<BlockContext, 'columns'>): boolean {
  const [below] = next?.cells ?? [];
  const alike = [...styles.rows].some((style) => style.slice(0, -1) === styleOf(first).slice(0, -1));
  const begins = (text: string) => beginsWithBrand(text, terms.brands);
  return alike && begins(textOf(line)) && below !== undefined && !begins(below.text);
}

/** Heads of columns: what stands alone right above them is about the rows below. */
function areHeaders({ cells }: Line): boolean {
  return cells.length >= 3 && cells.every(({ text }) => isColumnHeader(text));
}
