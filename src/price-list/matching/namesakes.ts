import { nameSimilarity } from '../similarity/name-similarity.ts';
import { agreementOf, toPricePairs } from './agreement.ts';
import type { NormalizedProduct, NormalizedRow } from './normalized.ts';
import { type Match, NEAR } from './resolve-matches.ts';

/** Distances from the usual change, as logarithms: by how many usual ones another product has to be nearer. */
const NEARER = 2;
const LEAST_DISTANCE = 0.03;

/** Rows by their index, with whether they say their brand themselves. */
type NamesakeOptions = {
  products: readonly NormalizedProduct[];
  rowAt: (index: number) => NormalizedRow | undefined;
  saysBrand: (row: NormalizedRow) => boolean;
};

/**
 * The matches with a rival where the brand of a row is known by its place only, and a product of another brand that is
 * called the same has a price today that fits clearly better: the place may have been misread.
 */
export function withNamesakes(matches: readonly Match[], options: NamesakeOptions): Match[] {
  const pairs = toPricePairs(matches);
  const { usual } = agreementOf(pairs);
  const distance = (price: number, today: number) => Math.abs(Math.log(price / today) - usual);
  const distances = pairs.map(({ price, today }) => distance(price, today)).toSorted((a, b) => a - b);
  const clearly = NEARER * Math.max(LEAST_DISTANCE, distances[distances.length >> 1] ?? 0);
  return matches.map((match) => {
    const { price, product, row, remembered, similarity } = match;
    const far = product.price > 0 ? distance(price, product.price) - clearly : 0;
    const read = options.rowAt(row.index);
    if (far <= 0 || remembered || !read || options.saysBrand(read)) return match;
    const isNamesake = ({ product: other, name, given }: NormalizedProduct) =>
      other.brand !== product.brand &&
      other.price > 0 &&
      distance(price, other.price) < far &&
      (nameSimilarity(read.name, name, given) ?? 0) > similarity - NEAR;
    return options.products.some(isNamesake) ? { ...match, rivals: true } : match;
  });
}
