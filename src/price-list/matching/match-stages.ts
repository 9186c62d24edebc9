import { agreementOf, distanceFrom, SAME_CHANGE, toPricePairs } from './agreement.ts';
import { type Edge, type Match, resolveMatches } from './resolve-matches.ts';

/**
 * The matches of a list, the most certain first: pairs in doubt are considered only for rows and products that have no
 * other. Of rows that are called the same and tell other prices the one is taken whose price alone has changed as those
 * of the list do.
 */
export function matchInStages(edges: readonly Edge[]): Match[] {
  const confident = edges.filter(({ doubts }) => doubts.length === 0);
  const sure = resolveMatches(confident);
  const { usual } = agreementOf(toPricePairs(sure));
  // Two prices that both may be meant are left alone.
  const isLikely = ({ row: { price }, product }: Edge) =>
    price !== undefined && distanceFrom(usual, { price, product }) < 2 * SAME_CHANGE;
  const likely = withoutMatched(confident, sure).filter(isLikely);
  const places = new Set(confident.map(({ place }) => place));
  const products = new Set(confident.map(({ product }) => product));
  const isDoubtful = ({ remarks, place, product }: Edge) => !remarks && !places.has(place) && !products.has(product);
  return [
    ...sure,
    ...resolveMatches(likely).map((match) => ({ ...match, rivals: true })),
    ...resolveMatches(edges.filter(isDoubtful)),
  ];
}

export function withoutMatched(edges: readonly Edge[], matches: readonly Match[]): Edge[] {
  const rows = new Set(matches.map(({ row }) => row.index));
  const products = new Set(matches.map(({ product }) => product));
  return edges.filter(({ place, product }) => !rows.has(place) && !products.has(product));
}
