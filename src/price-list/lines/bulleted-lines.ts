import { isPrice, type Line } from '../page/cell.ts';
import { hasBullet } from './bullets.ts';

const FEWEST = 3;
const MOST = 0.7;

/** Whether most products of a block have a bullet before their names. */
export function areBulleted(lines: readonly Line[]): boolean {
  const named = lines.flatMap(({ cells: [first, ...more] }) =>
    first && !first.amount && more.some(isPrice) ? [first] : [],
  );
  return named.length >= FEWEST && named.filter(hasBullet).length > MOST * named.length;
}

/** Whether a line has the price of the product before it, which has a bullet and none yet. */
export function isPriceOfBullet({ cells: before }: Line, { cells }: Line): boolean {
  const [name, last, first] = [before[0], before.at(-1), cells[0]];
  if (!first || !name || !last || !hasBullet(name) || hasBullet(first) || isPrice(last)) return false;
  return cells.some(isPrice);
}
