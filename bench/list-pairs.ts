import { findAlike } from '#admin/price-list/pairing/alike-lines.ts';
import { expectedToday } from '#admin/price-list/pairing/price-change.ts';
import { createProductSuggester } from '#admin/price-list/pairing/product-suggestions.ts';
import type { PriceList } from '#price-list/list/list-row.ts';
import type { Match } from '#price-list/matching/resolve-matches.ts';
import { createProductSuggestions } from '#price-list/new-products/suggest-product.ts';
import type { PriceListCase } from '../test/price-lists/cases.ts';

type Pair = { line: number; id: number };

/**
 * How many lines the seller has to give one of the products suggested, also beside those that they have or instead of
 * another line, or another of the prices offered for it, until so many more are right; each time the line is picked that
 * brings most, by those that are like it. Infinite when no number of lines is enough.
 */
export function countPairs(
  short: number,
  { products, expected }: PriceListCase,
  { list, matches }: { list: PriceList; matches: readonly Match[] },
): number {
  const suggest = createProductSuggester(products);
  const toProduct = createProductSuggestions(products);
  const lines = list.rows.flatMap((row) => {
    const { index: line, line: text, price, otherPrices = [], unsureColumn } = row;
    if (price === undefined) return [];
    return [{ line, text, price, product: toProduct(row), offered: unsureColumn ? otherPrices : [] }];
  });
  const offeredOf = new Map(lines.map(({ line, offered }) => [line, offered]));
  const priceOf = new Map(lines.map(({ line, price }) => [line, price / 100]));
  const expectedOf = new Map(products.map(({ id, brand, name }) => [id, expected.get(`${brand} | ${name}`)]));
  const isRight = ({ line, id }: Pair) => expectedOf.get(id) === priceOf.get(line);
  const gain = (pairs: readonly Pair[]) => pairs.filter(isRight).length;
  const isOffered = ({ line, id }: Pair) =>
    offeredOf.get(line)?.some(({ price }) => price / 100 === expectedOf.get(id)) === true;
  const priced = matches.map(({ price, product }) => ({ listed: { price }, product }));
  let pairs = matches.map(({ product, row }): Pair => ({ line: row.index, id: product.id }));
  // Each of these is an answer, and no other answer brings it.
  const corrected = pairs.filter((pair) => !isRight(pair) && isOffered(pair)).slice(0, short);
  let [right, answers] = [corrected.length, corrected.length];
  while (right < short) {
    const [used, taken] = [new Set(pairs.map(({ line }) => line)), new Set(pairs.map(({ id }) => id))];
    const open = lines.filter(({ line }) => !used.has(line));
    const left = products.filter(({ id }) => !taken.has(id));
    const paired = pairs.flatMap(({ line, id }) => {
      const [listed, product] = [lines.find((one) => one.line === line), products.find((one) => one.id === id)];
      return listed && product ? [{ line: listed, product }] : [];
    });
    const settled = new Set(pairs.filter((pair) => isRight(pair) || corrected.includes(pair)).map(({ id }) => id));
    const unsettled = products.filter(({ id }) => !settled.has(id));
    const hasRight = ({ line }: { line: number }) => unsettled.some(({ id }) => isRight({ line, id }));
    const choices = lines.filter(hasRight).flatMap((line) => {
      const today = expectedToday(line.price, priced);
      const isTaken = (id: number) => taken.has(id);
      const suggestions = suggest({ text: line.text, brand: line.product.brand, today, isTaken });
      const product = suggestions.find(({ id }) => !settled.has(id) && isRight({ line: line.line, id }));
      if (!product) return [];
      const others = open.filter((one) => one !== line);
      const rest = left.filter(({ id }) => id !== product.id);
      const isFurther = used.has(line.line);
      const unpaired = { lines: others, products: rest, shop: products, paired: isFurther ? paired : [] };
      const alike = findAlike({ line, product }, unpaired);
      return [[{ line: line.line, id: product.id }, ...alike]];
    });
    const [best] = choices.toSorted((a, b) => gain(b) - gain(a));
    if (!best) return Number.POSITIVE_INFINITY;
    const given = new Set(best.map(({ id }) => id));
    pairs = [...pairs.filter(({ id }) => !given.has(id)), ...best];
    right += gain(best);
    answers += 1;
  }
  return answers;
}
