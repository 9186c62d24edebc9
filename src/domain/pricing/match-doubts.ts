import type { Centavos } from '../money/money.ts';

/** Why a match has to be reviewed before it is selected. */
export const MATCH_DOUBTS = [
  'similarity',
  'brand',
  'extra-word',
  'missing-word',
  'unavailable',
  'reading',
  'rivals',
  'column',
  'markup',
  'change',
  'list-change',
  'outlier',
] as const;

export type MatchDoubt = (typeof MATCH_DOUBTS)[number];

/**
 * Those about which product a line means: it says no brand, something that the product does not have (a word, an offer, a
 * closed box), or not what the product has (a word, the flavor, the size).
 */
export type NameDoubt = Extract<MatchDoubt, 'brand' | 'extra-word' | 'missing-word'>;

/**
 * Those that a line has whichever product it means: its brand was inferred, the list says that it is not sold, or it was
 * read in another way than the others.
 */
export type LineDoubt = Extract<MatchDoubt, 'brand' | 'unavailable' | 'reading'>;

/** Those about how much the price changes, which are others by another rule of prices. */
const CHANGE_DOUBTS = ['change', 'list-change', 'outlier'] as const satisfies readonly MatchDoubt[];

type ChangeDoubt = (typeof CHANGE_DOUBTS)[number];

export function isChangeDoubt(doubt: MatchDoubt): doubt is ChangeDoubt {
  return CHANGE_DOUBTS.some((one) => one === doubt);
}

type PriceMatch = {
  price: Centavos;
  current: Centavos;
  similarity: number;
  rivals: boolean;
  unsureColumn: boolean;
  /** Whether it is unknown if the price is what the seller pays. */
  unsureMarkup?: boolean;
  nameDoubts?: readonly NameDoubt[];
  lineDoubt?: LineDoubt | undefined;
};

const MIN_SIMILARITY = 0.6;
const MAX_CHANGE = 60;
/** Bounds, in percentage points, for how far a change may be from the median change of the list. */
const MAX_MEDIAN_DISTANCE = 40;
const MIN_MEDIAN_DISTANCE = 20;
/** Multiple of the median deviation from which a change is an outlier. */
const OUTLIER_FACTOR = 5;
/** With fewer changes the median is not meaningful. */
const MIN_CHANGES = 5;

/** A list agrees on one change when this share of its prices are within this factor of their median. */
const AGREEMENT_SHARE = 0.8;
const AGREEMENT_FACTOR = 1.25;

/** In percent: a list in which nearly all prices fall by so much may have what the seller pays. */
const LEAST_FALL = 10;

/** The change of a price in percent with two decimals; null when the current price is 0 (A29). */
export function percentChange({ current, price }: Pick<PriceMatch, 'price' | 'current'>): number | null {
  return current > 0 ? Math.round(((price - current) * 10_000) / current) / 100 : null;
}

/** The doubts about each match, in the order of the matches. */
export function findDoubts(matches: readonly PriceMatch[]): MatchDoubt[][] {
  const changeDoubts = findChangeDoubts(matches);
  return matches.map((match, index) => {
    const doubts: MatchDoubt[] = [];
    if (match.similarity < MIN_SIMILARITY) doubts.push('similarity');
    doubts.push(...new Set([...(match.nameDoubts ?? []), ...(match.lineDoubt ? [match.lineDoubt] : [])]));
    if (match.rivals) doubts.push('rivals');
    if (match.unsureColumn) doubts.push('column');
    if (match.unsureMarkup) doubts.push('markup');
    return [...doubts, ...(changeDoubts[index] ?? [])];
  });
}

/** The doubts about how much each price changes. */
export function findChangeDoubts(matches: readonly Pick<PriceMatch, 'price' | 'current'>[]): ChangeDoubt[][] {
  const changes = matches.map(percentChange).filter((change) => change !== null);
  const median = changes.length < MIN_CHANGES ? undefined : medianOf(changes);
  const limit = outlierLimit(median ?? 0, changes);
  const factors = matches.flatMap(({ current, price }) => (current > 0 ? price / current : []));
  const isShared = createAgreementTest(factors);
  const falls = changes.filter((change) => change < 0).length >= AGREEMENT_SHARE * changes.length;
  const isOfCosts = median !== undefined && median <= -LEAST_FALL && falls;
  return matches.map((match) => {
    const change = percentChange(match);
    if (change === null) return [];
    if (Math.abs(change) > MAX_CHANGE) return [isShared(match.price / match.current) ? 'list-change' : 'change'];
    if (median !== undefined && Math.abs(change - median) > limit) return ['outlier'];
    return isOfCosts && change < 0 ? ['list-change'] : [];
  });
}

/** Tells whether a price, divided by the current one, changes as nearly the whole list does. */
function createAgreementTest(factors: readonly number[]): (factor: number) => boolean {
  const median = medianOf(factors);
  const isNear = (factor: number) => factor <= median * AGREEMENT_FACTOR && factor >= median / AGREEMENT_FACTOR;
  const agrees =
    factors.length >= MIN_CHANGES && factors.filter(isNear).length >= AGREEMENT_SHARE * factors.length && median > 1;
  return (factor) => agrees && isNear(factor);
}

/** In percentage points from the median. */
function outlierLimit(median: number, changes: readonly number[]): number {
  const medianDeviation = medianOf(changes.map((change) => Math.abs(change - median)));
  return Math.min(MAX_MEDIAN_DISTANCE, Math.max(MIN_MEDIAN_DISTANCE, OUTLIER_FACTOR * medianDeviation));
}

export function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
