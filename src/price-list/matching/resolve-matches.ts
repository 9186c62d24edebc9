import type { Centavos } from '#domain/money/money.ts';
import type { NameDoubt } from '#domain/pricing/match-doubts.ts';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import type { ListRow } from '../list/list-row.ts';
import { bestPairs, type Edge } from './assignment.ts';

/** A product, the row that tells its price, and how confident that is. */
export type Match = {
  product: CatalogueProduct;
  row: ListRow;
  price: Centavos;
  similarity: number;
  rivals: boolean;
  /** Whether the row has other prices that may be meant as well. */
  unsureColumn: boolean;
  remembered: boolean;
  nameDoubts: readonly NameDoubt[];
};

/** Another candidate this near makes a match doubtful. */
export const NEAR = 0.04;

type ListAndCatalogue = { rows: readonly ListRow[]; products: readonly CatalogueProduct[] };

/** Pairs in doubt are considered only for rows and products that have no other. */
export function resolveMatches(edges: readonly Edge[], catalogue: ListAndCatalogue): Match[] {
  const confident = edges.filter(({ doubts }) => doubts === undefined);
  const rows = new Set(confident.map(({ row }) => row));
  const products = new Set(confident.map(({ product }) => product));
  const left = edges.filter(({ doubts, row, product }) => doubts && !rows.has(row) && !products.has(product));
  return [...resolve(confident, catalogue), ...resolve(left, catalogue)];
}

function resolve(edges: readonly Edge[], { rows, products }: ListAndCatalogue): Match[] {
  const ofRow = Map.groupBy(edges, ({ row }) => row);
  const ofProduct = Map.groupBy(edges, ({ product }) => product);
  return bestPairs(edges).flatMap(({ row: index, product: at, score, doubts = [] }): Match[] => {
    const product = products[at];
    const row = rows[index];
    // A row fits the product better that it was given to; of several for one product all have to tell the same price.
    const alike = (ofProduct.get(at) ?? []).filter((edge) => edge.score > score - NEAR && isOwn(edge, ofRow));
    const prices = alike.map((edge) => rows[edge.row]?.price);
    const price = score > 1 ? row?.price : agreedPrice(prices);
    if (!product || !row || price === undefined) return [];
    const shown =
      row.price === price
        ? row
        : (rows.find((one) => one.price === price && alike.some((edge) => edge.row === one.index)) ?? row);
    const rivals =
      prices.some((one) => one !== price) ||
      (ofRow.get(index) ?? []).some((edge) => edge.product !== at && edge.score > score - NEAR);
    return [
      {
        product,
        row: shown,
        price,
        similarity: Math.round(Math.min(score, 1) * 100) / 100,
        rivals,
        unsureColumn: shown.unsureColumn ?? false,
        remembered: score > 1,
        nameDoubts: doubts,
      },
    ];
  });
}

function isOwn(edge: Edge, ofRow: ReadonlyMap<number, readonly Edge[]>): boolean {
  return (ofRow.get(edge.row) ?? []).every((other) => other.score <= edge.score);
}

/** The price that most rows tell; undefined when none does, or when as many tell another. */
function agreedPrice(prices: readonly (Centavos | undefined)[]): Centavos | undefined {
  const told = prices.filter((price) => price !== undefined);
  const times = [...Map.groupBy(told, (price) => price)]
    .map(([price, all]) => ({ price, times: all.length }))
    .sort((a, b) => b.times - a.times);
  const [first, second] = times;
  return first && (!second || second.times < first.times) ? first.price : undefined;
}
