import { findDoubts } from '#domain/pricing/match-doubts.ts';
import type { Match } from '#price-list/matching/resolve-matches.ts';
import type { PriceListCase } from '../test/price-lists/cases.ts';

/** Counts of prices. An asked one starts unticked: the seller is asked to look at it. */
export type ListFigures = {
  lists: number;
  expected: number;
  right: number;
  wrong: number;
  /** Wrong ones that would be confirmed unseen. */
  ticked: number;
  asked: number;
  missed: number;
};

type ListAnswers = Pick<PriceListCase, 'expected' | 'doubtful'>;

export const FIGURE_HEADS = ['lists', 'expected', 'right', 'wrong', 'ticked wrong', 'asked', 'missed', 'recall'];

/** Doubtful pairs are neither right nor wrong; asked prices are right or wrong as well. */
export function figuresOf({ expected, doubtful }: ListAnswers, matches: readonly Match[]): ListFigures {
  const doubts = findDoubts(matches.map((match) => ({ ...match, current: match.product.price })));
  const read = matches.map(({ product, price }) => ({ key: `${product.brand} | ${product.name}`, pesos: price / 100 }));
  const right = read.filter(({ key, pesos }) => expected.get(key) === pesos).length;
  const isWrong = read.map(({ key, pesos }) => (expected.get(key) ?? doubtful.get(key)) !== pesos);
  const wrong = isWrong.filter(Boolean).length;
  const ticked = doubts.filter(({ length }, at) => length === 0 && isWrong[at]).length;
  const asked = doubts.filter(({ length }) => length > 0).length;
  return { lists: 1, expected: expected.size, right, wrong, ticked, asked, missed: expected.size - right };
}

export function addFigures(figures: readonly ListFigures[]): ListFigures {
  const sum = (key: keyof ListFigures) => figures.reduce((total, one) => total + one[key], 0);
  return {
    lists: sum('lists'),
    expected: sum('expected'),
    right: sum('right'),
    wrong: sum('wrong'),
    ticked: sum('ticked'),
    asked: sum('asked'),
    missed: sum('missed'),
  };
}

export function figureCells({ lists, expected, right, wrong, ticked, asked, missed }: ListFigures): string[] {
  const recall = expected === 0 ? '-' : (right / expected).toFixed(3);
  return [...[lists, expected, right, wrong, ticked, asked, missed].map(String), recall];
}
