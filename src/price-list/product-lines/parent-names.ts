import { isPriceLabelText } from '../cells/trailing-label.ts';
import { isColumnHeader, isVariantHeader } from '../column-headers/column-header.ts';
import { isSizeOrFlavor } from '../column-headers/size-or-flavor.ts';
import type { TableColumn } from '../columns/column.ts';
import { columnAt } from '../columns/columns.ts';
import { type CatalogueTerms, isBrandAlone, readHeading } from '../headings/heading.ts';
import { type Cell, type Line, textOf } from '../page/cell.ts';
import { type Styles, styleOf } from '../styles/text-styles.ts';
import type { BlockContext } from './line-context.ts';
import { isPricedLine } from './priced-line.ts';

/**
 * Names that stand once above rows which say only a size or a flavor: the name of each such row, and those lines;
 * `headers` are those of them that go on with the column headers.
 */
export type ParentNames = { of: ReadonlyMap<Line, string>; lines: ReadonlySet<Line>; headers: ReadonlySet<Line> };

/** Farthest that a name may be from the row below, in sizes of its letters. */
const NEAR = 3;

/** Finds the names that several rows of a block share: 'Creatina Monohidrato', below it '200 g' and '300 g'. */
export function findParentNames(lines: readonly Line[], { columns, terms, styles }: BlockContext): ParentNames {
  const of = new Map<Line, string>();
  const parents = new Set<Line>();
  const headers = new Set<Line>();
  let above: Line[] = [];
  let used = false;
  for (const line of lines) {
    if (isPricedLine(line, columns)) {
      const name = nameAbove(above, line);
      const last = name.at(-1);
      const size = last?.cells[0]?.size ?? 0;
      if (last && isBare(line, columns) && (used || line.y - last.y < NEAR * size)) {
        of.set(line, name.map((one) => nameIn(namesIn(one, columns))).join(' '));
        for (const one of name) (hasHeaders(one, columns) ? headers : parents).add(one);
        used = true;
      } else {
        above = [];
      }
    } else if (!isName(line, terms) || isSetAsBrand(line, styles)) above = [];
    else {
      above = used ? [line] : [...above, line];
      used = false;
    }
  }
  return { of, lines: parents, headers };
}

/** The text of a line without what says at its end which price follows in the next one. */
function nameIn(cells: readonly Cell[]): string {
  const last = cells.findLastIndex(({ text }, index) => index === 0 || !isPriceLabelText(text));
  return textOf({ cells: cells.slice(0, last + 1) });
}

/** Whether the words of a row say only how much or of which flavor. */
function isBare({ cells }: Line, columns: readonly TableColumn[]): boolean {
  const words = cells.filter(
    (cell) => cell.amount === undefined && columns[columnAt(columns, cell)]?.label.kind !== 'code',
  );
  return words.length > 0 && words.every(({ text }) => isSizeOrFlavor(text));
}

/** Whether a line is a name with the sizes that the prices below are of: 'PROTEÍNA | 2 LB | 4 LB'. */
function hasHeaders({ cells: [, ...others] }: Line, columns: readonly TableColumn[]): boolean {
  const overPrice = (cell: Cell) => columns[columnAt(columns, cell)]?.label.kind === 'price';
  return others.length > 0 && others.every((cell) => isVariantHeader(cell.text) && overPrice(cell));
}

function namesIn(line: Line, columns: readonly TableColumn[]): Cell[] {
  return hasHeaders(line, columns) ? line.cells.slice(0, 1) : line.cells;
}

/** What is set as the catalogue's brands are is another brand, even above 'Café Verde x 60 caps'. */
function isSetAsBrand({ cells: [first] }: Line, { brands, rows }: Styles): boolean {
  return first !== undefined && brands.has(styleOf(first)) && !rows.has(styleOf(first));
}

function isName(line: Line, terms: CatalogueTerms): boolean {
  const { kind } = readHeading(textOf(line), terms);
  const named = line.cells.some(({ text, amount }) => amount === undefined && /\p{L}{3}/u.test(text));
  return (
    named &&
    (kind !== 'brand' || !isBrandAlone(textOf(line), terms)) &&
    kind !== 'foreign' &&
    kind !== 'remark' &&
    !line.cells.every(({ text }) => isColumnHeader(text))
  );
}

/** The last text above a row that is no small print beside it, with the lines that it began in. */
function nameAbove(above: readonly Line[], row: Line): Line[] {
  const size = Math.max(...row.cells.filter(({ amount }) => amount === undefined).map((cell) => cell.size));
  const large = above.filter(({ cells: [first] }) => first !== undefined && first.size > 0.88 * size);
  const from = large.findLastIndex((line, index) => !goesOn(line, large[index - 1]));
  return large.slice(Math.max(from, 0));
}

function goesOn(line: Line, before: Line | undefined): boolean {
  const [cell, other] = [line.cells[0], before?.cells[0]];
  if (!before || !cell || !other) return false;
  return styleOf(cell) === styleOf(other) && line.y - before.y < 1.6 * cell.size;
}
