import { type BrandNames, brandsOf, brandWords } from '../brands/brand-names.ts';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import { SEVERAL } from '../shares.ts';

/** What the reading has to know of the catalogue. */
export type CatalogueTerms = {
  brands: BrandNames;
  /** The words of its categories. */
  categoryWords: ReadonlySet<string>;
  /** Words that several names of products have, and no brand. */
  nameWords: ReadonlySet<string>;
};

export function toCatalogueTerms(products: readonly CatalogueProduct[]): CatalogueTerms {
  const brands = brandsOf(products);
  const ofBrands = new Set(brands.flatMap(({ words }) => words.map(stemKind)));
  const named = products.flatMap(({ name }) => [...new Set(brandWords(name).map(stemKind))]);
  const common = [...Map.groupBy(named, (word) => word)].flatMap(([word, all]) =>
    all.length >= SEVERAL && word.length > SEVERAL && !ofBrands.has(word) ? [word] : [],
  );
  return {
    brands,
    categoryWords: toCategoryWords(products.map(({ category }) => category)),
    nameWords: new Set(common),
  };
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
