import { isColumnHeader } from '../column-headers/column-header.ts';
import type { Cell } from '../page/cell.ts';
import { isPrice } from '../page/cell.ts';
import type { Box } from '../page/text-page.ts';

/** A part of a page and what stands in it. */
export type Region = { box: Box; cells: Cell[] };

const MOST = 2000;

/** The innermost drawn boxes of a page that hold a name and a price. */
export function boxesWithPrices(cells: readonly Cell[], boxes: readonly Box[]): Region[] {
  const high = boxes.filter(({ top, bottom, left, right }) => bottom - top > 12 && right - left > 40).slice(0, MOST);
  const filled = withoutTwins(high).flatMap((box) => filledBy(cells, box));
  return filled.filter(({ box }) => !filled.some((other) => other.box !== box && isWithin(other.box, box)));
}

/** How many boxes of a page are as high as one line and hold a name with its price: rows of a table. */
export function countRowBoxes(cells: readonly Cell[], boxes: readonly Box[]): number {
  const low = boxes.filter(({ top, bottom, left, right }) => bottom - top > 5 && right - left > 150).slice(0, MOST);
  const filled = withoutTwins(low).flatMap((box) => filledBy(cells, box));
  return filled.filter(({ cells: [first, ...rest] }) => rest.every(({ y }) => y === first?.y)).length;
}

function filledBy(cells: readonly Cell[], box: Box): Region[] {
  const inside = cells.filter((cell) => isIn(cell, box));
  return inside.some(isPrice) && inside.some(isName) ? [{ box, cells: inside }] : [];
}

/** Lines around a box are often drawn twice, outside and inside. */
function withoutTwins(boxes: readonly Box[]): Box[] {
  const seen = new Map<string, Box>();
  for (const box of boxes) {
    const key = [box.left, box.top, box.right, box.bottom].map((at) => Math.round(at / 4)).join(' ');
    if (!seen.has(key)) seen.set(key, box);
  }
  return [...seen.values()];
}

function isIn({ left, right, y, size, amount }: Cell, box: Box): boolean {
  // A price may reach over the edge.
  const [middle, heart] = [amount ? left + 1 : (left + right) / 2, y - 0.3 * size];
  return middle > box.left && middle < box.right && heart > box.top && heart < box.bottom;
}

function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.left >= outer.left - 1 &&
    inner.right <= outer.right + 1 &&
    inner.top >= outer.top - 1 &&
    inner.bottom <= outer.bottom + 1
  );
}

function isName({ text, amount }: Cell): boolean {
  return amount === undefined && /\p{L}{3}/u.test(text) && !isColumnHeader(text);
}
