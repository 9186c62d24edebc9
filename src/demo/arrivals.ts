import type { DemoProduct } from './catalogue/types.ts';

const HOUR = 3_600_000;
/** 175 products at this interval cover the last five months. */
const INTERVAL = 20 * HOUR;
/** Shuffles the order of the categories, so that neighbours in time are not neighbours in the menu. */
const STRIDE = 5;

type Arrival = { product: DemoProduct; createdAt: number };

/**
 * The creation time of each product, oldest first. The last product of a category is its newest, and the categories
 * alternate, so that the newest products come from many of them.
 */
export function arrivals(products: readonly DemoProduct[], now: number): Arrival[] {
  const categories = [...Map.groupBy(products, ({ category }) => category).values()];
  const turnOf = (index: number) => (index * STRIDE) % categories.length;
  const turns = categories
    .map((category, index) => ({ category, turn: turnOf(index) }))
    .sort((one, other) => one.turn - other.turn);
  const rounds = Math.max(0, ...categories.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) => turns.flatMap(({ category }) => category.at(-1 - round) ?? []))
    .flat()
    .map((product, index) => ({ product, createdAt: now - (index + 1) * INTERVAL }))
    .reverse();
}
