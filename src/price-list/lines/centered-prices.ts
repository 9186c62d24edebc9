import { isPrice, type Line } from '../page/cell.ts';
import { mergeStackedRow } from '../tables/stacked-cells.ts';

/** Lines of one row are nearer to each other than this part of the size of their letters. */
const TIGHT = 1.35;

/** The lines of a block where a name over several lines with its price at half its height is one, without any rules. */
export function joinCenteredPrices(lines: readonly Line[]): Line[] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const before = groups.at(-1)?.at(-1);
    const size = Math.min(...line.cells.map((cell) => cell.size));
    if (before && line.y - before.y <= TIGHT * size) groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  return groups.flatMap((group) => {
    const row = isRow(group) ? mergeStackedRow(group.flatMap(({ cells }) => cells)) : undefined;
    return row ? [row] : group;
  });
}

/** One line with prices, names in one style above and below it. */
function isRow(group: readonly Line[]): boolean {
  const [priced, ...others] = group.filter(({ cells }) => cells.some(isPrice));
  const [first, last] = [group[0], group.at(-1)];
  if (!priced || others.length > 0 || priced === first || priced === last) return false;
  const names = group.flatMap(({ cells }) => cells.filter((cell) => !isPrice(cell)));
  return new Set(names.map(({ font, size }) => `${font} ${size}`)).size === 1;
}
