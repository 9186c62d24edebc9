import type { DemoProduct } from './catalogue/types.ts';

const HOUR = 3_600_000;
/** 175 products at this pace came in over the last five months. */
const PACE = 20 * HOUR;
/** Mixes the turns of the categories, so that neighbours in time are not neighbours in the menu. */
const STRIDE = 5;

type Arrival = { product: DemoProduct; createdAt: number };

/**
 * When each product came into the shop, oldest first. The last of a category is its newest,
 * and the categories take turns, so that the newest of the shop come from many of them.
 */
export function arrivals(products: readonly DemoProduct[], now: number): Arrival[] {
  const categories = [...Map.groupBy(products, ({ category }) => category).values()];
  const turnOf = (place: number) => (place * STRIDE) % categories.length;
  const turns = categories
    .map((category, place) => ({ category, turn: turnOf(place) }))
    .sort((one, other) => one.turn - other.turn);
  const rounds = Math.max(0, ...categories.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) => turns.flatMap(({ category }) => category.at(-1 - round) ?? []))
    .flat()
    .map((product, place) => ({ product, createdAt: now - (place + 1) * PACE }))
    .reverse();
}
