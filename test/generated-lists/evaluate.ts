import type { CatalogueProduct } from '#price-list/list/catalogue-product.ts';
import { matchList } from '#price-list/matching/match-list.ts';
import type { Match } from '#price-list/matching/resolve-matches.ts';
import { readForCatalogue } from '#price-list/read-for-catalogue.ts';
import { type GeneratedList, generateList, type Kind } from './generated-list.ts';

/** What was read of a list, held against its right answer. */
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
  const matches = matchList(readForCatalogue(pages, { products }), { products, remembered: new Map() });
  const told = new Set(matches.map(({ product }) => product));
  const [right = [], wrong = []] = [true, false].map((is) =>
    matches.filter(({ product, price }) => (expected.get(product) === price) === is),
  );
  return { kind, seed, list, right, wrong, missed: [...expected.keys()].filter((product) => !told.has(product)) };
}

/** The share of the prices asked for that were read rightly, of one list or of several. */
export function recall(readings: readonly Evaluation[]): number {
  const asked = readings.reduce((sum, { list }) => sum + list.expected.size, 0);
  return readings.reduce((sum, { right }) => sum + right.length, 0) / Math.max(asked, 1);
}
