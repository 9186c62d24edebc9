import { agreementOf, distanceFrom, SAME_CHANGE, toPricePairs } from './agreement.ts';
import type { Edge } from './assignment.ts';
import { type ListAndCatalogue, type Match, resolveMatches } from './resolve-matches.ts';

/**
 * The matches of a list, the most certain first: pairs in doubt are considered only for rows and products that have no
 * other. Of rows that are called the same and tell other prices the one is taken whose price alone has changed as those
 * of the list do.
 */
export function matchInStages(edges: readonly Edge[], catalogue: ListAndCatalogue): Match[] {
  const confident = edges.filter(({ doubts }) => doubts === undefined);
  const sure = resolveMatches(confident, catalogue);
  const { usual } = agreementOf(toPricePairs(sure));
  const isLikely = ({ row, product: at }: Edge) => {
    const [price, product] = [catalogue.rows[row]?.price, catalogue.products[at]];
    // Two prices that both may be meant are left alone.
    return price !== undefined && product !== undefined && distanceFrom(usual, { price, product }) < 2 * SAME_CHANGE;
  };
  const likely = withoutMatched(confident, { catalogue, matches: sure }).filter(isLikely);
  const rows = new Set(confident.map(({ row }) => row));
  const products = new Set(confident.map(({ product }) => product));
  const isDoubtful = ({ doubts, remarks, row, product }: Edge) =>
    doubts && !remarks && !rows.has(row) && !products.has(product);
  return [
    ...sure,
    ...resolveMatches(likely, catalogue).map((match) => ({ ...match, rivals: true })),
    ...resolveMatches(edges.filter(isDoubtful), catalogue),
  ];
}

export type MatchedSoFar = { catalogue: ListAndCatalogue; matches: readonly Match[] };

/** The pairs of rows and products that have no match yet. */
export function withoutMatched(edges: readonly Edge[], { catalogue, matches }: MatchedSoFar): Edge[] {
  const rows = new Set(matches.map(({ row }) => row.index));
  const products = new Set(matches.map(({ product }) => product.id));
  return edges.filter(({ row, product }) => !rows.has(row) && !products.has(catalogue.products[product]?.id ?? -1));
}
