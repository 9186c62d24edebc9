import { hasSize } from '../headings/heading.ts';
import { type Cell, isPrice, isText, type Line, textOf } from '../page/cell.ts';

/** So many rows of a block, as part of all, have to be small print below a name for that to be its custom. */
const MOST = 0.8;
/** How near small print is to the name above, in sizes of its letters, and how much smaller it is. */
const NEXT = 1.6;
const SMALLER = 0.88;

/**
 * The lines of a block where each price stands beside the small print below its name ('Whey 1 kg' and, smaller,
 * 'Entrega inmediata $ 30.900') with the price beside the name. Small print that says a size is part of the name.
 */
export function joinNamesAboveSmallPrint(lines: readonly Line[]): Line[] {
  const rows = lines.flatMap(({ cells }, index) => (cells.some(isPrice) ? [index] : []));
  const below = rows.filter((index) => isBelowName(lines, index));
  const named = below.filter((index) => hasSize(textOf({ cells: lines[index - 1]?.cells ?? [] })));
  const clear =
    named.length >= 0.5 * below.length || isRepeated(below.map((index) => textOf({ cells: wordsOf(lines[index]) })));
  if (below.length < MOST * rows.length || !clear) return [...lines];
  return lines.map((line, index): Line => {
    if (below.includes(index)) return { ...line, cells: line.cells.filter(isText) };
    const prices = below.includes(index + 1) ? (lines[index + 1]?.cells ?? []).filter((cell) => !isText(cell)) : [];
    return { ...line, cells: [...line.cells, ...prices.map((cell) => ({ ...cell, y: line.y }))] };
  });
}

/** Whether a line with a price is small print of the name right above it. */
function isBelowName(lines: readonly Line[], index: number): boolean {
  const [above, line, next] = [lines[index - 1], lines[index], lines[index + 1]];
  const [name, ...others] = above?.cells ?? [];
  const words = wordsOf(line);
  const [first] = words;
  if (!line || !name || !first || others.length > 0 || !isText(name) || !/\p{L}{3}/u.test(name.text)) return false;
  const far = line.y - name.y;
  return (
    first === line.cells[0] &&
    /\p{L}{2}/u.test(first.text) &&
    words.every(({ size }) => size < SMALLER * name.size) &&
    Math.abs(first.left - name.left) < 2 &&
    far < NEXT * name.size &&
    (next === undefined || next.y - line.y > far) &&
    !hasSize(textOf({ cells: words }))
  );
}

/** What stands beside prices that differ is no name. */
function isRepeated(texts: readonly string[]): boolean {
  return texts.length > 2 && new Set(texts).size <= 0.5 * texts.length;
}

function wordsOf(line: Line | undefined): Cell[] {
  return line?.cells.filter(isText) ?? [];
}
