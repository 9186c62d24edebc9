import type { LineProduct, ListedLine, ListedProduct } from '#contract/admin/price-list/price-preview.ts';
import { hasNumber, isAmount, isMeasure, isSameWord, nameWords } from './name-words.ts';
import { isNear } from './price-change.ts';

type NamedLine = Pick<ListedLine, 'line' | 'price'> & { product?: Pick<LineProduct, 'name' | 'brand'> };
type Pair = { line: NamedLine; product: ListedProduct };

/**
 * What is left to pair: lines without a product, and products without a line; `shop` are all products. `paired` has the other
 * pairs of the list where the product is a further one of its line.
 */
type Unpaired = {
  lines: readonly NamedLine[];
  products: readonly ListedProduct[];
  shop: readonly ListedProduct[];
  paired?: readonly Pair[];
};

/**
 * The products of further lines, seen from the one that the seller has picked for a line: those whose names differ from
 * their lines by nothing else ('x60c' is '60 cápsulas', 'Prot.' is 'Whey', 'Isolate' without the name of a product line is
 * 'Ember Isolate'), whose prices change alike, and that no other line or product could be. The line itself is that of all varieties that it does not tell apart, and so are those of the
 * other pairs.
 */
export function findAlike(pair: Pair, unpaired: Unpaired): { line: number; id: number }[] {
  const { lines, products, paired = [] } = unpaired;
  const isAlike = likenessTest(pair, unpaired);
  const brandsOf = brandReader(pair, products);
  const byBrand = Map.groupBy(products, ({ brand }) => brand);
  const candidates = lines.flatMap((line) => {
    const among = brandsOf(line).flatMap((brand) => byBrand.get(brand) ?? []);
    return among.map((product) => ({ line, product })).filter(isAlike);
  });
  const ofLine = Map.groupBy(candidates, ({ line }) => line);
  const ofProduct = Map.groupBy(candidates, ({ product }) => product);
  const alike = [...ofProduct.values()].flatMap((all) => {
    const [first, ...others] = all;
    // Several lines of one product, as of its flavors, have one price.
    const isClear = first !== undefined && others.every(({ line }) => line.price === first.line.price);
    return isClear && all.every(({ line }) => areVarieties(ofLine.get(line) ?? [])) ? first : [];
  });
  const found = new Map(alike.map(({ line, product }) => [product.id, line.line]));
  for (const one of [pair, ...alike, ...paired])
    for (const { id } of findVarieties(one, products)) if (!found.has(id)) found.set(id, one.line.line);
  return [...found].map(([id, line]) => ({ line, id }));
}

/** Finds the brands that the product of a line may have: those it names, or that of the pair where both lines say the same. */
function brandReader({ line, product }: Pair, products: readonly ListedProduct[]): (line: NamedLine) => string[] {
  const brands = [...new Set(products.map(({ brand }) => brand))].map((brand) => ({ brand, words: nameWords(brand) }));
  const namedIn = ({ product: described }: NamedLine) => {
    if (described?.brand) return [described.brand];
    const words = nameWords(described?.name ?? '');
    return brands.flatMap((one) => (one.words.every((word) => words.includes(word)) ? one.brand : []));
  };
  const said = namedIn(line).join();
  return (other) => {
    const named = namedIn(other);
    return named.join() === said ? [...new Set([...named, product.brand])] : named;
  };
}

/** Whether the products are one but for flavors and the like that their line does not tell apart. */
function areVarieties([first, ...others]: readonly Pair[]): boolean {
  if (!first) return false;
  const products = others.map(({ product }) => product);
  return findVarieties(first, products).length === products.length;
}

/** Words of a line that its product does not have, and those of the product that are missing in the line. */
type Difference = { extra: string[]; missing: string[] };

/** Whether a line differs from a product as that of the pair does from its own. */
function likenessTest(pair: Pair, { lines, shop }: Unpaired): (other: Pair) => boolean {
  const known = new Set(shop.flatMap(({ name }) => nameWords(name)));
  const said = new Set([pair.line, ...lines].flatMap(({ product }) => nameWords(product?.name ?? '')));
  // As remarks are words that no product has, names of product lines are words that no line has.
  const isRemark = (word: string) => !known.has(word) && !isAmount(word);
  const isOmitted = (word: string) => !isAmount(word) && ![...said].some((one) => isSameWord(one, word));
  const learned = differenceOf(pair);
  const hasRemark = learned.extra.some(isRemark);
  // Each word of the shop is looked up once, not for each line and product.
  const omitted = new Set(learned.missing.some(isOmitted) ? [...known].filter(isOmitted) : []);
  const hasNoSize = learned.missing.some(hasNumber) && !learned.extra.some(isMeasure);
  const isReplaced = learned.extra.length > 0 && learned.missing.length > 0;
  const isFurther = (word: string) =>
    learned.extra.some((one) => isSameWord(one, word)) || (hasRemark && isRemark(word));
  const isLacking = (word: string) =>
    learned.missing.some((one) => isSameWord(one, word)) || (hasNoSize && isAmount(word)) || omitted.has(word);
  return (other) => {
    const { extra, missing } = differenceOf(other);
    if (isReplaced && !hasRemark && (extra.length === 0) !== (missing.length === 0)) return false;
    // Only the brand was wrong, or none was said.
    const isSame = extra.length === 0 && missing.length === 0;
    return extra.every(isFurther) && missing.every(isLacking) && (isSame || isSameChange(pair, other));
  };
}

/** True where the shop has no price. */
function isSameChange(pair: Pair, other: Pair): boolean {
  if (pair.product.price === 0 || other.product.price === 0) return true;
  return isNear(other.line.price * pair.product.price, pair.line.price * other.product.price);
}

function differenceOf({ line, product }: Pair): Difference {
  const brand = nameWords(product.brand);
  const wordsOf = (name: string) => nameWords(name).filter((word) => !brand.includes(word));
  const [said, own] = [wordsOf(line.product?.name ?? ''), wordsOf(product.name)];
  return { extra: without(said, own), missing: without(own, said) };
}

function without(words: readonly string[], others: readonly string[]): string[] {
  return words.filter((word) => !others.some((other) => isSameWord(word, other)));
}

/** Products that differ from that of the pair in a few words, of which the line says both or none: flavors, sizes of clothes. */
function findVarieties({ line, product }: Pair, products: readonly ListedProduct[]): ListedProduct[] {
  const [said, own] = [nameWords(line.product?.name ?? ''), nameWords(product.name)];
  const isSaid = (words: readonly string[]) => words.some((word) => said.some((one) => isSameWord(one, word)));
  return products.filter((other) => {
    const words = nameWords(other.name);
    const common = own.filter((word) => words.includes(word));
    const [left, added] = [own, words].map((all) => all.filter((word) => !common.includes(word)));
    const isVariety = [left, added].every(
      (part = []) => part.length > 0 && part.length <= common.length && !part.some(isAmount),
    );
    const isOpen = isSaid(left ?? []) === isSaid(added ?? []);
    return (
      isVariety && isOpen && other.brand === product.brand && isSameChange({ line, product }, { line, product: other })
    );
  });
}
