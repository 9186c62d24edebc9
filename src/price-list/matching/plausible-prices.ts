import { ENOUGH, PART } from '../shares.ts';
import { agreementOf, distanceFrom, SAME_CHANGE, toPricePairs } from './agreement.ts';
import type { Match } from './resolve-matches.ts';

/** The usual change of a list's prices: dearer after a long pause, but never much cheaper. */
const LEAST_OF_LIST = Math.log(0.4);
const MOST_OF_LIST = Math.log(12);

/** Whether prices may have changed so between two lists, as a logarithm. */
export function isPlausibleChange(usual: number): boolean {
  return usual >= LEAST_OF_LIST && usual <= MOST_OF_LIST;
}

/** Agreement of each price on average: below the first nothing is meant, below the second the list is asked about. */
const SCATTERED = -1.5;
/** A product may differ by this factor from how the list changed. */
const FROM_LIST = Math.log(3.5);
/** The same for one that another doubt is about: that it changes as the list does is what speaks for it. */
export const FROM_LIST_IN_DOUBT = Math.log(1.5);
/** So near to the usual change a price tells that the product is meant, though the row says less than its name. */
const TELLING_CHANGE = SAME_CHANGE / 2;

/**
 * The matches whose prices can be meant, seen from today's. A misread column (codes, stock, dollars, boxes of 24) shows
 * in the list as a whole: prices scattered, or all far off; then none of them is left, or all are asked about. Of other
 * lists those are left out that do not change as the rest does, such as a display taken for its bar. Products without a
 * price today pass, and so does what the seller paired by hand; a shop with one price for everything tells nothing.
 */
export function withPlausiblePrices(matches: readonly Match[]): Match[] {
  const pairs = toPricePairs(matches);
  // Few are shown with their doubts: a wild change starts unticked.
  if (new Set(pairs.map(({ today }) => today)).size < 2 || pairs.length < ENOUGH) return [...matches];
  const { usual, score } = agreementOf(pairs);
  const mean = score / pairs.length;
  // Of a list that is so much dearer the changes have to agree.
  if (mean < SCATTERED || !isPlausibleChange(usual) || (mean < PART && usual > FROM_LIST)) return [];
  return matches.flatMap((match) => {
    const { price, product, remembered, nameDoubts } = match;
    const farthest = nameDoubts.length > 0 ? FROM_LIST_IN_DOUBT : FROM_LIST;
    if (!remembered && distanceFrom(usual, { price, product }) > farthest) return [];
    return mean < PART ? { ...match, unsureColumn: true } : match;
  });
}

/**
 * The matches with a doubt where a row lacks words that its others imply, unless its price changes as those of the list do:
 * the supplier may have another 'Yerba Compuesta' than the shop.
 */
export function withImpliedWords(matches: readonly Match[]): Match[] {
  const pairs = toPricePairs(matches.filter(({ nameDoubts, implied }) => nameDoubts.length === 0 && !implied));
  const { usual } = agreementOf(pairs);
  const isTold = (match: Match) => pairs.length >= ENOUGH && distanceFrom(usual, match) < TELLING_CHANGE;
  return matches.map((match) => {
    if (!match.implied || match.remembered || isTold(match)) return match;
    return { ...match, nameDoubts: [...new Set([...match.nameDoubts, 'missing-word' as const])] };
  });
}
