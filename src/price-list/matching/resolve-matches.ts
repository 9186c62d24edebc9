import type { Centavos } from '#domain/money/money.ts';
import type { LineDoubt, NameDoubt } from '#domain/pricing/match-doubts.ts';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import { isOfOtherReading, type ListRow } from '../list/list-row.ts';
import type { NameComparison } from '../similarity/name-similarity.ts';

/** A possible pair. `place` is the index of the row, or one more for each product where the row is about several. */
export type Edge = Partial<NameComparison> & {
  place: number;
  row: ListRow;
  product: CatalogueProduct;
  score: number;
  doubts: readonly NameDoubt[];
};

export type Match = {
  product: CatalogueProduct;
  row: ListRow;
  price: Centavos;
  similarity: number;
  rivals: boolean;
  /** The rows that have another price for the product. */
  rivalRows: readonly ListRow[];
  /** Whether the row has other prices that may be meant as well. */
  unsureColumn: boolean;
  remembered: boolean;
  nameDoubts: readonly NameDoubt[];
  lineDoubt?: LineDoubt | undefined;
  /** Whether the row lacks words that its others imply. */
  implied: boolean;
};

/** Another candidate whose score is so near makes a match doubtful. */
export const NEAR = 0.04;

/** Selects one of the prices of a product of which none is the most frequent. */
export type PriceSelection = (prices: readonly Centavos[], product: CatalogueProduct) => Centavos | undefined;

/** The matches of the best pairs; by default none for a product whose rows have different prices. */
export function resolveMatches(edges: readonly Edge[], selectPrice: PriceSelection = () => undefined): Match[] {
  const ofPlace = Map.groupBy(edges, ({ place }) => place);
  const ofProduct = Map.groupBy(edges, ({ product }) => product);
  const isBest = (edge: Edge) => ofPlace.get(edge.place)?.every(({ score }) => score <= edge.score) === true;
  return bestPairs(edges).flatMap(({ place, row, product, score, doubts, implied = false }): Match[] => {
    const isNear = (edge: Edge) => edge.score > score - NEAR;
    const near = (ofProduct.get(product) ?? []).filter((edge) => isNear(edge) && isBest(edge));
    // 'Pote' and 'doypack' tell rows apart where nothing else does.
    const most = Math.max(...near.map(({ sharedStopWords = 0 }) => sharedStopWords));
    const likeliest = near.filter(({ sharedStopWords = 0 }) => sharedStopWords === most);
    // A row of several varieties counts once.
    const alike = [...new Set(likeliest.map((edge) => edge.row))];
    const prices = alike.flatMap((one) => one.price ?? []);
    const price = agreedPrice(prices) ?? selectPrice(prices, product);
    const shown = [row, ...alike].find((one) => one.price === price);
    if (!shown || price === undefined) return [];
    const others = ofPlace.get(place)?.filter((edge) => edge.product !== product) ?? [];
    return [
      {
        product,
        row: shown,
        price,
        similarity: Math.round(Math.min(score, 1) * 100) / 100,
        rivals: alike.some((one) => one.price !== price) || others.some(isNear),
        rivalRows: alike.filter((one) => one.price !== undefined && one.price !== price),
        unsureColumn: shown.unsureColumn ?? false,
        remembered: score > 1,
        nameDoubts: doubts,
        // What the seller has confirmed is no more in doubt for how it is read.
        lineDoubt: score > 1 && isOfOtherReading(shown) ? undefined : shown.doubt,
        implied,
      },
    ];
  });
}

/** Each row and each product in one pair at most, those of the highest scores first. */
export function bestPairs<Pair extends Pick<Edge, 'place' | 'score'> & { product: unknown }>(
  edges: readonly Pair[],
): Pair[] {
  const [places, products] = [new Set<number>(), new Set<unknown>()];
  const best = new Set<Pair>();
  for (const edge of edges.toSorted((a, b) => b.score - a.score)) {
    if (places.has(edge.place) || products.has(edge.product)) continue;
    places.add(edge.place);
    products.add(edge.product);
    best.add(edge);
  }
  return edges.filter((edge) => best.has(edge));
}

/** The most frequent price; undefined when two are. */
function agreedPrice(prices: readonly Centavos[]): Centavos | undefined {
  const byPrice = Map.groupBy(prices, (price) => price).values();
  const [first, second = []] = [...byPrice].toSorted((a, b) => b.length - a.length);
  return first && first.length > second.length ? first[0] : undefined;
}
