import type { Centavos } from '#domain/money/money.ts';
import type { NameDoubt } from '#domain/pricing/match-doubts.ts';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import type { ListRow } from '../list/list-row.ts';
import { MOST } from '../shares.ts';
import type { Remarks } from '../similarity/name-similarity.ts';
import { agreementOf, ENOUGH_PRICES, SAME_CHANGE, toPricePairs } from './agreement.ts';
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

/**
 * Pairs in doubt are considered only for rows and products that have no other. Of rows that are called the same and tell
 * other prices the one is taken whose price alone has changed as those of the list do.
 */
export function resolveMatches(edges: readonly Edge[], catalogue: ListAndCatalogue): Match[] {
  const plain = resolvePlain(
    edges.filter(({ remarks }) => !remarks),
    catalogue,
  );
  const withRemarks = (matches: readonly Match[], where: Remarks) => [
    ...matches,
    ...resolveRemarked(
      edges.filter(({ remarks }) => remarks === where),
      { ...catalogue, matches },
    ),
  ];
  return withRemarks(withRemarks(plain, 'apart'), 'within');
}

function resolveRemarked(
  edges: readonly Edge[],
  { matches, ...catalogue }: ListAndCatalogue & { matches: readonly Match[] },
): Match[] {
  const rows = new Set(matches.map(({ row }) => row.index));
  const taken = new Set(matches.map(({ product }) => product.id));
  const left = edges.filter(({ row, product }) => !rows.has(row) && !taken.has(catalogue.products[product]?.id ?? -1));
  const found = resolve(left, catalogue);
  const { usual } = agreementOf(toPricePairs([...matches, ...found]));
  const near = found.filter(
    ({ price, product }) => product.price > 0 && Math.abs(Math.log(price / product.price) - usual) < SAME_CHANGE,
  );
  return near.length >= ENOUGH_PRICES && near.length >= MOST * found.length ? near : [];
}

function resolvePlain(edges: readonly Edge[], catalogue: ListAndCatalogue): Match[] {
  const confident = edges.filter(({ doubts }) => doubts === undefined);
  const rows = new Set(confident.map(({ row }) => row));
  const products = new Set(confident.map(({ product }) => product));
  const left = edges.filter(({ doubts, row, product }) => doubts && !rows.has(row) && !products.has(product));
  const pairs = bestPairs(confident);
  const sure = resolve(confident, catalogue, pairs);
  const told = new Set(sure.map(({ product }) => product.id));
  const usual = usualChange(sure);
  const isTold = ({ product }: Edge) => told.has(catalogue.products[product]?.id ?? -1);
  const taken = new Set(pairs.filter(isTold).map(({ row }) => row));
  const others = confident.filter((edge) => !isTold(edge) && !taken.has(edge.row));
  const likely =
    usual === undefined
      ? []
      : resolve(
          others.filter((edge) => isLikely(edge, { ...catalogue, usual })),
          catalogue,
        );
  return [...sure, ...likely.map((match) => ({ ...match, rivals: true })), ...resolve(left, catalogue)];
}

/** How far from the usual change a price is that may be meant beside others, as a logarithm. */
const CLOSE = 0.2;

function usualChange(matches: readonly Match[]): number | undefined {
  const pairs = toPricePairs(matches);
  return pairs.length < ENOUGH_PRICES ? undefined : agreementOf(pairs).usual;
}

function isLikely({ row, product }: Edge, { rows, products, usual }: ListAndCatalogue & { usual: number }): boolean {
  const [price = 0, today = 0] = [rows[row]?.price, products[product]?.price];
  return price > 0 && today > 0 && Math.abs(Math.log(price / today) - usual) < CLOSE;
}

function resolve(edges: readonly Edge[], { rows, products }: ListAndCatalogue, pairs = bestPairs(edges)): Match[] {
  const ofRow = Map.groupBy(edges, ({ row }) => row);
  const ofProduct = Map.groupBy(edges, ({ product }) => product);
  return pairs.flatMap(({ row: index, product: at, score, doubts = [] }): Match[] => {
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
