import { nameSimilarity } from '../similarity/name-similarity.ts';
import { agreementOf, distanceFrom, SAME_CHANGE, withPriceToday } from './agreement.ts';
import { findCandidates } from './candidates.ts';
import type { NormalizedProduct, NormalizedRow } from './normalize.ts';
import { type Match, NEAR } from './resolve-matches.ts';

export type RowsAndProducts = { rows: readonly NormalizedRow[]; products: readonly NormalizedProduct[] };

/** A product of another brand with the same name and a better fitting price is a rival where the row is known by its heading only. */
export function withNamesakes(matches: readonly Match[], { rows, products }: RowsAndProducts): Match[] {
  const { usual } = agreementOf(withPriceToday(matches));
  return matches.map((match) => {
    const { price, product, row, remembered, similarity } = match;
    const far = distanceFrom(usual, match) - SAME_CHANGE;
    const read = rows[row.index];
    if (far <= 0 || remembered || !read || read.row.brandCell !== undefined) return match;
    const isNamesake = ({ product: other, name, context }: NormalizedProduct) =>
      other.brand !== product.brand &&
      distanceFrom(usual, { price, product: other }) < far &&
      (nameSimilarity(read.name, name, context) ?? 0) > similarity - NEAR;
    return products.some(isNamesake) ? { ...match, rivals: true } : match;
  });
}

/** In a message a later price for the same product is a rival: 'ojo, la de kilo va 97.000'. */
export function withLaterPrices(matches: readonly Match[], { rows, products }: RowsAndProducts): Match[] {
  const ids = new Set(matches.map(({ product }) => product.id));
  const matched = products.filter(({ product }) => ids.has(product.id));
  const priced = rows.filter(({ row }) => row.price !== undefined);
  const pairs = priced.flatMap((one) => findCandidates(one, matched).map(({ product }) => ({ product, row: one.row })));
  const isRepeated = ({ product, row, price }: Match) =>
    pairs.some((one) => one.product === product && one.row.index > row.index && one.row.price !== price);
  return matches.map((match) => (isRepeated(match) && !match.remembered ? { ...match, rivals: true } : match));
}
