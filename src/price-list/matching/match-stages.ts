import type { CatalogueProduct } from '../list/catalogue-product.ts';
import type { ListRow } from '../list/list-row.ts';
import { agreementOf, distanceFrom, SAME_CHANGE, withPriceToday } from './agreement.ts';
import { type Edge, type Match, resolveMatches } from './resolve-matches.ts';

/**
 * Pairs in doubt are considered only for rows and products that have no other. Of rows with one name and several prices
 * the only one is taken whose price changes as those of the list do.
 */
export function matchInStages(edges: readonly Edge[]): Match[] {
  const confident = edges.filter(({ doubts }) => doubts.length === 0);
  const sure = resolveMatches(confident);
  const { usual } = agreementOf(withPriceToday(sure));
  const isLikely = ({ row: { price }, product }: Edge) =>
    price !== undefined && distanceFrom(usual, { price, product }) < 2 * SAME_CHANGE;
  const likely = withoutMatched(confident, sure).filter(isLikely);
  const doubtful = withoutMatched(edges, confident).filter(({ remarks }) => !remarks);
  const rivalsOf = ({ product, price }: Match) =>
    confident.flatMap(({ row, product: other }) =>
      other === product && row.price !== undefined && row.price !== price ? [row] : [],
    );
  const chosen = resolveMatches(likely).map((match) => ({ ...match, rivals: true, rivalRows: rivalsOf(match) }));
  return [...sure, ...chosen, ...resolveMatches(doubtful)];
}

type Pair = { row: ListRow; product: CatalogueProduct; place?: number };

/** The edges of other rows and products. */
export function withoutMatched(edges: readonly Edge[], pairs: readonly Pair[]): Edge[] {
  const places = new Set(pairs.map(({ row, place = row.index }) => place));
  const products = new Set(pairs.map(({ product }) => product));
  return edges.filter(({ place, product }) => !places.has(place) && !products.has(product));
}
