import { SEVERAL } from '../shares.ts';
import type { FurtherWords } from '../similarity/extra-words.ts';
import { agreementOf, distanceFrom, type PricePair, toPricePairs } from './agreement.ts';
import { withoutMatched } from './match-stages.ts';
import { FROM_LIST_IN_DOUBT } from './plausible-prices.ts';
import { type Edge, type Match, resolveMatches } from './resolve-matches.ts';

/** How far each fact speaks for remarks that make no other product, in log-odds; `npm run bench:fit-remarks` fits them. */
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

/** Less likely pairs are left alone. */
const LEAST_LIKELIHOOD = 0.8;

/** The matches of rows with further words, as far as they are likely: of each product that of the likeliest row. */
export function matchRemarked(edges: readonly Edge[], matches: readonly Match[]): Match[] {
  const likely = remarkedPairs(edges, matches).flatMap(({ edge, facts }): Edge[] => {
    const likelihood = probability(facts, REMARK_WEIGHTS);
    return likelihood < LEAST_LIKELIHOOD ? [] : [{ ...edge, score: likelihood }];
  });
  return resolveMatches(likely);
}

/** Rows with further words and the products that they may be, with what tells whether they are. */
export function remarkedPairs(
  edges: readonly Edge[],
  matches: readonly Match[],
): { edge: Edge; facts: RemarkFact[] }[] {
  const remarked = withoutMatched(edges, matches).filter(({ remarks }) => remarks !== undefined);
  const sure = toPricePairs(matches);
  const changes = sure.length < SEVERAL ? toPricePairs(resolveMatches(remarked)) : sure;
  const { usual } = agreementOf(changes);
  const spread = Math.max(LEAST_SPREAD, medianDistance(changes, usual));
  // Prices of boxes agree as well.
  if (sure.length < SEVERAL && Math.abs(usual) > FROM_LIST_IN_DOUBT) return [];
  return remarked.flatMap((edge) => {
    const { remarks, row, product } = edge;
    if (!remarks || row.price === undefined) return [];
    return [{ edge, facts: factsOf(remarks, distanceFrom(usual, { price: row.price, product }) / spread) }];
  });
}

/** Prices are rounded, so that changes differ by as much in a list that raises all alike, as a logarithm. */
const LEAST_SPREAD = 0.02;

function medianDistance(changes: readonly PricePair[], usual: number): number {
  const distances = changes.map(({ price, today }) => Math.abs(Math.log(price / today) - usual));
  return distances.toSorted((a, b) => a - b)[distances.length >> 1] ?? 0;
}

/** The probability of what facts speak for and against, by their weights in log-odds. */
export function probability<Fact extends string>(
  facts: readonly Fact[],
  weights: Readonly<Record<Fact, number>>,
): number {
  return 1 / (1 + Math.exp(-facts.reduce((sum, fact) => sum + weights[fact], 0)));
}

/**
 * What speaks for and against the further words of a row being remarks: what they are, and how many times as far its price
 * lies from the usual change as prices of the list do; NaN where the product has no price.
 */
function factsOf(words: FurtherWords, distance: number): RemarkFact[] {
  const facts: readonly (readonly [RemarkFact, boolean])[] = [
    ['always', true],
    ['verySameChange', distance < 1],
    ['sameChange', distance < 2],
    ['beside', words.beside],
    ['variety', words.variety],
    ['category', words.category],
    ['added', words.added],
  ];
  return facts.flatMap(([fact, holds]) => (holds ? fact : []));
}
