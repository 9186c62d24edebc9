import { isColumnHeader } from '../column-headers/column-header.ts';
import { type CatalogueTerms, isBrandAlone, readHeading } from '../headings/heading.ts';
import { type Cell, isPrice, type Line } from '../page/cell.ts';
import { UNIT_BY_NAME } from '../sizes/units.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { type BrandPosition, readBrandPosition } from './brand-position.ts';
import { findNamesOverSizes } from './names-over-sizes.ts';
import { readWrapping, type Wrapping } from './wrapping.ts';

/**
 * How rows and headings of a list are set: font, size, capitals; `brands` are the headings that say a brand alone, `kinds`
 * those of kinds of product where brands are set otherwise; `brandSize` the size of the largest heading that says a brand alone,
 * `overSizes` the letters of names that stand above their sizes.
 */
export type Styles = BrandPosition & {
  rows: ReadonlySet<string>;
  headings: ReadonlySet<string>;
  brands: ReadonlySet<string>;
  kinds: ReadonlySet<string>;
  overSizes: ReadonlySet<string>;
  wrapping: Wrapping;
  brandSize: number;
  rowSize: number;
};

/** How a text is set: units are often small where all else is in capitals, as a short name may be anywhere ('BCAA 210 g'). */
export function styleOf({ font, size, text }: Pick<Cell, 'font' | 'size' | 'text'>): string {
  const named = text.replace(SIZE, (all, unit: string) =>
    Object.hasOwn(UNIT_BY_NAME, normalizeText(unit)) ? '' : all,
  );
  const told = /\p{L}{5}/u.test(named) ? named : text;
  return `${fontOf({ font, size })} ${told === told.toUpperCase() ? 'A' : 'a'}`;
}

/** Font and size alone. */
export function fontOf({ font, size }: Pick<Cell, 'font' | 'size'>): string {
  return `${font} ${Math.round(size * 2) / 2}`;
}

const SIZE = /(?<!\p{L})(?:x ?)?\d[\d.,]* ?(\p{L}+)/gu;

/** The styles of the names beside prices, and of the lines that are known brands or kinds of product. */
export function readStyles(lines: readonly Line[], terms: CatalogueTerms): Styles {
  const rows = new Map<string, number>();
  const headings = new Set<string>();
  const brands = new Set<string>();
  const categories = new Set<string>();
  const sizes: number[] = [];
  let brandSize = 0;
  const names: string[][] = [];
  const overSizes = findNamesOverSizes(lines);
  const above = new Set([...namesAbove(lines), ...overSizes]);
  for (const cell of above) {
    count(rows, styleOf(cell));
    sizes.push(cell.size);
  }
  for (const [index, { cells }] of lines.entries()) {
    const [first] = cells;
    if (!first || above.has(first)) continue;
    if (cells.some(isPrice)) {
      const name = cells.find(({ amount, text }) => amount === undefined && /\p{L}{3}/u.test(text));
      if (!name) continue;
      count(rows, styleOf(name));
      sizes.push(name.size);
      const end = besideOf(name, cells) ?? endOf(name, lines.slice(index, index + 3));
      names.push(end === '' ? [name.text] : [name.text, `${name.text} ${end}`]);
    } else if (isHeadingAlone(cells, terms)) {
      headings.add(styleOf(first));
      const { kind } = readHeading(first.text, terms);
      if (kind === 'brand' && isBrandAlone(first.text, terms)) {
        brands.add(styleOf(first));
        brandSize = Math.max(brandSize, first.size);
      }
      if (kind === 'category') categories.add(styleOf(first));
    }
  }
  const named = [...rows].filter(([, times]) => times >= Math.max(2, 0.05 * sizes.length)).map(([style]) => style);
  return {
    ...readBrandPosition(names, { brands: terms.brands, of: sizes.length }),
    rows: new Set(named),
    headings,
    brands,
    kinds: new Set(brands.size > 0 ? [...categories].filter((style) => !brands.has(style)) : []),
    overSizes: new Set(overSizes.map(fontOf)),
    brandSize,
    wrapping: readWrapping(lines, terms.brands),
    rowSize: sizes.sort((a, b) => a - b)[sizes.length >> 1] ?? 10,
  };
}

/** Whether text set like this is a heading although nobody knows its words. */
export function isHeadingStyle(cell: Cell, { rows, headings, rowSize }: Styles): boolean {
  const style = styleOf(cell);
  if (rows.has(style)) return false;
  const [font = ''] = style.split(' ');
  const capitals = style.endsWith('A');
  const other = ![...rows].some((row) => row.startsWith(`${font} `));
  return headings.has(style) || cell.size > 1.12 * rowSize || (cell.size > 0.9 * rowSize && (other || capitals));
}

/** What stands below a name in the same row of a table. */
function besideOf(name: Cell, cells: readonly Cell[]): string | undefined {
  return cells.find((cell) => cell !== name && !cell.amount && Math.abs(cell.left - name.left) < 1.5)?.text;
}

/** What stands alone below a name, set as it is and nearer to it than to the next line. */
function endOf(name: Cell, [line, next, after]: readonly Line[]): string {
  const [cell, ...others] = next?.cells ?? [];
  if (!line || !next || !cell || others.length > 0 || styleOf(cell) !== styleOf(name)) return '';
  return after && next.y - line.y < 0.9 * (after.y - next.y) ? cell.text : '';
}

function isHeadingAlone(cells: readonly Cell[], terms: CatalogueTerms): boolean {
  const [first, ...rest] = cells;
  if (!first || !rest.every(({ text }) => isColumnHeader(text))) return false;
  const { kind } = readHeading(first.text, terms);
  return kind === 'brand' || kind === 'category' || kind === 'combos';
}

/** The first lines above each price that stands alone: names, where products are set as cards. */
function namesAbove(lines: readonly Line[]): Set<Cell> {
  const prices = lines.filter(({ cells }) => cells.some(isPrice));
  const alone = prices.filter(({ cells }) => cells.every((cell) => cell.amount !== undefined));
  if (alone.length < 0.5 * prices.length || alone.length < 3) return new Set();
  const names = lines.flatMap((line, index) => {
    const before = lines[index - 1]?.cells ?? [];
    const begins = before.some(isPrice) && !line.cells.some(isPrice);
    return begins ? line.cells.filter(({ text }) => /\p{L}{3}/u.test(text)) : [];
  });
  return new Set(names);
}

function count(times: Map<string, number>, key: string): void {
  times.set(key, (times.get(key) ?? 0) + 1);
}
