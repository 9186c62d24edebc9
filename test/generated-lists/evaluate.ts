import { findDoubts } from '#domain/pricing/match-doubts.ts';
import type { CatalogueProduct } from '#price-list/list/catalogue-product.ts';
import { matchList } from '#price-list/matching/match-list.ts';
import type { Match } from '#price-list/matching/resolve-matches.ts';
import { readForCatalogue } from '#price-list/read-for-catalogue.ts';
import { type GeneratedList, generateList, type Kind } from './generated-list.ts';

/** The matches of a list compared with the expected ones; wrong are those that no doubt about the name asks about. */
export type Evaluation = {
  kind: Kind;
  seed: number;
  list: GeneratedList;
  right: Match[];
  wrong: Match[];
  missed: CatalogueProduct[];
};

export function evaluateList(kind: Kind, seed: number): Evaluation {
  const list = generateList(kind, seed);
  const { products, pages, expected } = list;
  const matches = matchList(readForCatalogue(pages, { products }), { products });
  const matched = new Set(matches.map(({ product }) => product));
  const [right = [], wrong = []] = [true, false].map((is) =>
    matches.filter(({ product, price }) => (expected.get(product) === price) === is),
  );
  const doubts = findDoubts(matches.map((match) => ({ ...match, current: match.product.price })));
  const taken = wrong.filter((match) => doubts[matches.indexOf(match)]?.length === 0);
  return {
    kind,
    seed,
    list,
    right,
    wrong: taken,
    missed: [...expected.keys()].filter((product) => !matched.has(product)),
  };
}

/** The share of expected prices that were matched correctly, over one list or several. */
export function recall(evaluations: readonly Evaluation[]): number {
  const expected = evaluations.reduce((sum, { list }) => sum + list.expected.size, 0);
  return evaluations.reduce((sum, { right }) => sum + right.length, 0) / Math.max(expected, 1);
}
