import type { TitledPrice } from '../list/list-row.ts';
import { ENOUGH } from '../shares.ts';
import { agreementOf, distanceFrom, withPriceToday } from './agreement.ts';
import { withoutMatched } from './match-stages.ts';
import { FROM_LIST_IN_DOUBT, withPlausiblePrices } from './plausible-prices.ts';
import { type Edge, type Match, type PriceSelection, resolveMatches } from './resolve-matches.ts';

/**
 * Matches in doubt for products whose rows have different prices, each equally often, such as those of two sheets or of
 * flavors. The price is the one that changes as the list does; where nothing else is known of that, the highest.
 */
export function matchDisputed(edges: readonly Edge[], matches: readonly Match[]): Match[] {
  const open = withoutMatched(edges, matches).filter(({ remarks }) => !remarks);
  const confident = open.filter(({ doubts }) => doubts.length === 0);
  const stages = [confident, withoutMatched(open, confident)];
  const resolve = (selectPrice: PriceSelection) => stages.flatMap((stage) => resolveMatches(stage, selectPrice));
  const known = withPriceToday(matches);
  const { usual } = agreementOf(known.length > 0 ? known : withPriceToday(resolve((prices) => Math.max(...prices))));
  const resolved = resolve((prices, product) => {
    const distance = (price: number) => distanceFrom(usual, { price, product });
    return prices.toSorted((a, b) => distance(a) - distance(b) || b - a)[0];
  });
  const disputed = resolved.filter(({ rivalRows }) => rivalRows.length > 0);
  if (known.length < ENOUGH) return withPlausiblePrices(disputed);
  return disputed.filter((match) => !(distanceFrom(usual, match) > FROM_LIST_IN_DOUBT));
}

/** With the prices of its rivals among those of its row, and what tells them apart. */
export function withRivalPrices(match: Match): Match {
  const { row, rivalRows, price } = match;
  if (rivalRows.length === 0) return match;
  const nameOf = ({ text, notes }: Match['row']) => [text, ...notes].join(' ');
  const others = rivalRows.map((rival): TitledPrice => {
    return { title: nameOf(rival) === nameOf(row) ? '' : nameOf(rival), price: rival.price ?? price };
  });
  const distinct = Map.groupBy([...others, ...(row.otherPrices ?? [])], (other) => other.price);
  const otherPrices = [...distinct.values()].flatMap((same) => same.slice(0, 1));
  return { ...match, row: { ...row, otherPrices, unsureColumn: true }, unsureColumn: true };
}
