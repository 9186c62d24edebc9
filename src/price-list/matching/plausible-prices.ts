import type { Match } from './resolve-matches.ts';

/** With fewer products nothing is known of a list as a whole. */
const ENOUGH = 8;
/** Most products of a list change alike: within this factor of each other half of them at least. */
const ALIKE = 2.5;
const LEAST_ALIKE = 0.5;
/** How the whole list may have changed: dearer after a long pause, but never much cheaper. */
const LEAST_OF_LIST = 0.4;
const MOST_OF_LIST = 5;
/** How dear it may be where its changes agree: within this factor of each other nearly all of them. */
const MOST_IN_AGREEMENT = 12;
const IN_AGREEMENT = 1.5;
const LEAST_IN_AGREEMENT = 0.8;
/** A product may differ by this factor from how the list changed. */
const FROM_LIST = 3.5;
/** The same for one that another doubt is about: that it changes as the list does is what speaks for it. */
const FROM_LIST_IN_DOUBT = 1.5;

/**
 * The matches whose prices can be meant, seen from today's. A misread column (codes, stock, dollars, boxes of 24) shows
 * in the list as a whole: prices scattered, or all far off; then none of them is left. Of other lists those are left
 * out that do not change as the rest does, such as a display taken for its bar. Products without a price today pass, and
 * so does what the seller paired by hand; a shop with one price for everything tells nothing. Much dearer prices start
 * unticked in any case.
 */
export function withPlausiblePrices(matches: readonly Match[]): Match[] {
  const changes = matches.map(change).filter((one) => one !== undefined);
  const known = new Set(matches.map(({ product }) => product.price).filter((price) => price > 0));
  if (changes.length > 1 && known.size === 1) return [...matches];
  // Few are shown with their doubts: a wild change starts unticked.
  if (changes.length < ENOUGH) return [...matches];
  const alike = densest(changes, ALIKE);
  const usual = alike[alike.length >> 1] ?? 1;
  const agrees = densest(changes, IN_AGREEMENT).length >= LEAST_IN_AGREEMENT * changes.length;
  const most = agrees ? MOST_IN_AGREEMENT : MOST_OF_LIST;
  if (alike.length < LEAST_ALIKE * changes.length || usual < LEAST_OF_LIST || usual > most) return [];
  return matches.filter((match) =>
    isWithin(match, usual, match.nameDoubts.length > 0 ? FROM_LIST_IN_DOUBT : FROM_LIST),
  );
}

function change({ price, product }: Match): number | undefined {
  return product.price > 0 ? price / product.price : undefined;
}

function isWithin(match: Match, usual: number, factor: number): boolean {
  const times = change(match);
  return times === undefined || match.remembered || (times <= usual * factor && times >= usual / factor);
}

/** The most changes that lie within the factor of each other, in order. */
function densest(changes: readonly number[], factor: number): number[] {
  const sorted = changes.toSorted((a, b) => a - b);
  let best: number[] = [];
  let to = 0;
  for (const [from, least] of sorted.entries()) {
    while ((sorted[to] ?? Number.POSITIVE_INFINITY) <= least * factor) to += 1;
    if (to - from > best.length) best = sorted.slice(from, to);
  }
  return best;
}
