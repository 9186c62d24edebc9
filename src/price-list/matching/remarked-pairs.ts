import { medianOf } from '#domain/pricing/match-doubts.ts';
import { SEVERAL } from '../shares.ts';
import { agreementOf, distanceFrom, withPriceToday } from './agreement.ts';
import { withoutMatched } from './match-stages.ts';
import { FROM_LIST_IN_DOUBT } from './plausible-prices.ts';
import { type Edge, type Match, resolveMatches } from './resolve-matches.ts';

/** The log-odds by which each fact speaks for a remark rather than another product; `npm run bench:fit-remarks` fits them. */
export const REMARK_WEIGHTS = {
  always: 0.86,
  verySameChange: 0.62,
  sameChange: 2.17,
  beside: -1.48,
  variety: -2.48,
  category: 1.64,
  added: -0.47,
};

export type RemarkFact = keyof typeof REMARK_WEIGHTS;

const LEAST_LIKELIHOOD = 0.8;

/** The likely matches of rows with further words. */
export function matchRemarked(edges: readonly Edge[], matches: readonly Match[]): Match[] {
  const likely = remarkedPairs(edges, matches).flatMap(({ edge, facts }): Edge[] => {
    const likelihood = probability(facts, REMARK_WEIGHTS);
    return likelihood < LEAST_LIKELIHOOD ? [] : [{ ...edge, score: likelihood }];
  });
  return resolveMatches(likely);
}

/** Rows with further words and the products that they may be, with the facts that speak for it or against it. */
export function remarkedPairs(
  edges: readonly Edge[],
  matches: readonly Match[],
): { edge: Edge; facts: RemarkFact[] }[] {
  const remarked = withoutMatched(edges, matches).filter(({ remarks }) => remarks !== undefined);
  const sure = withPriceToday(matches);
  const changes = sure.length < SEVERAL ? withPriceToday(resolveMatches(remarked)) : sure;
  const { usual } = agreementOf(changes);
  const spread = Math.max(LEAST_SPREAD, medianOf(changes.map((one) => distanceFrom(usual, one))));
  // Prices of boxes agree as well.
  if (sure.length < SEVERAL && Math.abs(usual) > FROM_LIST_IN_DOUBT) return [];
  return remarked.flatMap((edge) => {
    const { remarks, row, product } = edge;
    if (!remarks || row.price === undefined) return [];
    // NaN without a price today.
    const distance = distanceFrom(usual, { price: row.price, product }) / spread;
    const facts: RemarkFact[] = ['always', ...remarks];
    if (distance < 1) facts.push('verySameChange');
    if (distance < 2) facts.push('sameChange');
    return [{ edge, facts }];
  });
}

/** As a logarithm: so far rounding alone moves prices apart. */
const LEAST_SPREAD = 0.02;

export function probability<Fact extends string>(
  facts: readonly Fact[],
  weights: Readonly<Record<Fact, number>>,
): number {
  return 1 / (1 + Math.exp(-facts.reduce((sum, fact) => sum + weights[fact], 0)));
}
