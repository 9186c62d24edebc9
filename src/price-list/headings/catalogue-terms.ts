import { type BrandNames, brandsOf, brandWords } from '../brands/brand-names.ts';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import { SEVERAL } from '../shares.ts';
import { isOf, takeQuantities } from '../sizes/quantities.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { STOP_WORDS } from '../text/word-forms.ts';

export type CatalogueTerms = {
  brands: BrandNames;
  categoryWords: ReadonlySet<string>;
  /** Words that names of products begin with or that several have, and no brand. */
  nameWords: ReadonlySet<string>;
  /** The words of the names of its boxes, by how many pieces these hold. */
  boxes: ReadonlyMap<number, ReadonlySet<string>>;
};

export function toCatalogueTerms(products: readonly CatalogueProduct[]): CatalogueTerms {
  const brands = brandsOf(products);
  const ofBrands = new Set(brands.flatMap(({ words }) => words.map(stemKind)));
  const names = products.map(({ name }) => [...new Set(brandWords(name).map(stemKind))]);
  const common = [...Map.groupBy(names.flat(), (word) => word)].flatMap(([word, all]) =>
    all.length >= SEVERAL ? [word] : [],
  );
  const nameWords = [...names.flatMap((words) => words.slice(0, 1)), ...common];
  return {
    brands,
    categoryWords: toCategoryWords(products.map(({ category }) => category)),
    boxes: toBoxes(products),
    nameWords: new Set(nameWords.filter((word) => word.length > SEVERAL && !ofBrands.has(word))),
  };
}

function toBoxes(products: readonly CatalogueProduct[]): Map<number, Set<string>> {
  const boxes = new Map<number, Set<string>>();
  for (const { name } of products) {
    const { quantities, rest } = takeQuantities(normalizeText(name));
    const words = brandWords(rest).filter((word) => !STOP_WORDS.has(word));
    for (const { amount } of quantities.filter(isOf('pieces')))
      boxes.set(amount, new Set([...(boxes.get(amount) ?? []), ...words.map(stemKind)]));
  }
  return boxes;
}

/** The words of a category name that headings of lists share with it. */
export function toCategoryWords(names: Iterable<string>): Set<string> {
  return new Set([...names].flatMap((name) => brandWords(name).map(stemKind)));
}

/** A word for a kind of product as one of several is called. */
export function stemKind(word: string): string {
  return word.length > 4
    ? word.replace(/es$/, (end) => (/[lnrdz]es$/.test(word) ? '' : end.slice(0, 1))).replace(/s$/, '')
    : word;
}
