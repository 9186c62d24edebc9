import type { Centavos } from '../money/money.ts';

/** Why a match is not ticked from the start. */
export type MatchDoubt = 'similarity' | 'rivals' | 'column' | 'change' | 'outlier';

type Judged = { price: Centavos; current: Centavos; similarity: number; rivals: boolean; unsureColumn: boolean };

const LEAST_SIMILAR = 0.6;
const MOST_CHANGE = 60;
/** Percent points that a change may be away from the list's own median: at most, and where all others change alike. */
const MOST_FROM_MEDIAN = 40;
const LEAST_FROM_MEDIAN = 20;
/** So many times farther than half of the changes are. */
const FARTHER = 5;
/** Fewer changes have no median worth the name. */
const ENOUGH = 5;

/** How much a price changes, in percent with two decimals; null without a price today (A29). */
export function percentChange({ current, price }: Pick<Judged, 'price' | 'current'>): number | null {
  return current > 0 ? Math.round(((price - current) * 10_000) / current) / 100 : null;
}

/** For each match the reasons for looking at it again. */
export function findDoubts(matches: readonly Judged[]): MatchDoubt[][] {
  const changes = matches.map(percentChange).filter((change) => change !== null);
  const median = changes.length < ENOUGH ? undefined : medianOf(changes);
  const far = farFrom(median ?? 0, changes);
  return matches.map((match) => {
    const change = percentChange(match);
    const doubts: MatchDoubt[] = [];
    if (match.similarity < LEAST_SIMILAR) doubts.push('similarity');
    if (match.rivals) doubts.push('rivals');
    if (match.unsureColumn) doubts.push('column');
    if (change !== null && Math.abs(change) > MOST_CHANGE) doubts.push('change');
    else if (change !== null && median !== undefined && Math.abs(change - median) > far) doubts.push('outlier');
    return doubts;
  });
}

function farFrom(median: number, changes: readonly number[]): number {
  const usual = medianOf(changes.map((change) => Math.abs(change - median)));
  return Math.min(MOST_FROM_MEDIAN, Math.max(LEAST_FROM_MEDIAN, FARTHER * usual));
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
