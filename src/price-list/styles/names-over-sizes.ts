import { isSizeOrFlavor } from '../column-headers/size-or-flavor.ts';
import { hasSize } from '../headings/heading.ts';
import { type Cell, isPrice, type Line, textOf } from '../page/cell.ts';

/** Farthest that a name stands above its size, in sizes of its letters. */
const NEAR = 1.9;
/** So many rows, and this part of those that say only a size, have a name of their own above them. */
const CUSTOM = 3;
const MOST = 0.8;

/** The names of a list where each stands in a line of its own right above its size and price: 'Whey Delta', '500 g $ 9.450'. */
export function findNamesOverSizes(lines: readonly Line[]): Cell[] {
  const bare = lines.flatMap((line, index) => (isBare(line) ? [{ line, above: lines[index - 1] }] : []));
  const names = bare.flatMap(({ line, above }) => nameOver(line, above) ?? []);
  return names.length >= Math.max(CUSTOM, MOST * bare.length) ? names : [];
}

/** Whether a row begins with a size, and has perhaps a flavor. */
export function beginsWithSize({ cells: [first] }: Line): boolean {
  return first !== undefined && !first.amount && /^(?:x ?)?\d/i.test(first.text) && hasSize(first.text);
}

function isBare(line: Line): boolean {
  const words = line.cells.filter((cell) => !isPrice(cell));
  return words.length < line.cells.length && beginsWithSize(line) && isSizeOrFlavor(textOf({ cells: words }));
}

function nameOver(line: Line, above: Line | undefined): Cell | undefined {
  const [name, ...others] = above?.cells ?? [];
  if (!above || !name || others.length > 0 || name.amount || line.y - above.y > NEAR * name.size) return undefined;
  return /\p{L}{3}/u.test(name.text) && !isSizeOrFlavor(name.text) ? name : undefined;
}
