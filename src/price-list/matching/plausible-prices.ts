import { isOfOtherReading } from '../list/list-row.ts';
import { ENOUGH, PART } from '../shares.ts';
import { agreementOf, distanceFrom, TELLING_CHANGE, withPriceToday } from './agreement.ts';
import type { Match } from './resolve-matches.ts';

/** As logarithms: after a long pause prices are much higher, but never much lower. */
const LEAST_OF_LIST = Math.log(0.4);
const MOST_OF_LIST = Math.log(12);

export function isPlausibleChange(usual: number): boolean {
  return usual >= LEAST_OF_LIST && usual <= MOST_OF_LIST;
}

/** The mean log-likelihood below which no price is meant. */
const SCATTERED = -1.5;
/** How far a product may be from the usual change of the list. */
const FROM_LIST = Math.log(3.5);
/** The same for a match in doubt. */
export const FROM_LIST_IN_DOUBT = Math.log(1.5);

/**
 * The matches whose prices are plausible beside those of today. Of a misread column (codes, stock, dollars, boxes of 24)
 * none is, or all are in doubt; in other lists single ones are not, such as the price of a display for its bar.
 */
export function withPlausiblePrices(matches: readonly Match[]): Match[] {
  const own = withPriceToday(matches.filter(isOwn));
  // Of few prices a wild change starts unticked.
  if (new Set(own.map(({ product }) => product.price)).size < 2 || own.length < ENOUGH) return [...matches];
  const { usual, score } = agreementOf(own);
  const mean = score / own.length;
  // Much higher prices have to agree.
  if (mean < SCATTERED || !isPlausibleChange(usual) || (mean < PART && usual > FROM_LIST)) return [];
  return matches.flatMap((match) => {
    const farthest = match.nameDoubts.length > 0 ? FROM_LIST_IN_DOUBT : FROM_LIST;
    if (!match.remembered && distanceFrom(usual, match) > farthest) return [];
    return mean < PART ? { ...match, unsureColumn: true } : match;
  });
}

/** Those of other readings were taken because they change as the others do, so that they say nothing of these. */
const isOwn = ({ row }: Match) => !isOfOtherReading(row);

/** A row that lacks implied words is in doubt unless its price changes as those of the list do. */
export function withImpliedWords(matches: readonly Match[]): Match[] {
  const sure = withPriceToday(matches.filter((one) => isOwn(one) && one.nameDoubts.length === 0 && !one.implied));
  const { usual } = agreementOf(sure);
  const isConfirmed = (match: Match) => sure.length >= ENOUGH && distanceFrom(usual, match) < TELLING_CHANGE;
  return matches.map((match) => {
    if (!match.implied || match.remembered || isConfirmed(match)) return match;
    return { ...match, nameDoubts: [...new Set([...match.nameDoubts, 'missing-word' as const])] };
  });
}
