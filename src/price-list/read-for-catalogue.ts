import { toBrandNames } from './brands/brand-names.ts';
import { toCategoryWords } from './headings/heading.ts';
import type { CatalogueProduct } from './list/catalogue-product.ts';
import { withBrand } from './list/list-brand.ts';
import type { PriceList } from './list/list-row.ts';
import { createKnownRowTest } from './matching/known-rows.ts';
import { improveReading } from './model/improve-reading.ts';
import { inferBrands } from './model/infer-brands.ts';
import type { TextPage } from './page/text-page.ts';
import { readList } from './read-list.ts';

export type CatalogueOptions = {
  products: readonly CatalogueProduct[];
  /** The title of the price column that the seller chose. */
  chosen?: string | undefined;
  /** The brand of all goods without another one, as the seller said; otherwise it is inferred. */
  brand?: string | undefined;
};

/** What a list says, read for the catalogue that has these products. */
export function readForCatalogue(pages: readonly TextPage[], options: CatalogueOptions): PriceList {
  const { products, chosen } = options;
  return withBrands(improveReading(pages, { products, list: readByRules(pages, options), chosen }), pages, options);
}

/** The list with the brand that the seller said, or with those that its pages and prices suggest. */
export function withBrands(
  list: PriceList,
  pages: readonly TextPage[],
  { products, brand }: CatalogueOptions,
): PriceList {
  return brand === undefined ? inferBrands(list, { pages, products }) : withBrand(list, brand);
}

/** What a list says by the rules alone. */
export function readByRules(pages: readonly TextPage[], { products, chosen }: CatalogueOptions): PriceList {
  const brands = toBrandNames(products.map(({ brand }) => brand));
  const categoryWords = toCategoryWords(products.map(({ category }) => category));
  return readList(pages, { brands, categoryWords, sells: createKnownRowTest(products), chosen });
}
