import { toBrandNames } from './brands/brand-names.ts';
import { toCategoryWords } from './headings/heading.ts';
import type { CatalogueProduct } from './list/catalogue-product.ts';
import type { PriceList } from './list/list-row.ts';
import { createKnownRowTest } from './matching/known-rows.ts';
import { improveReading } from './model/improve-reading.ts';
import { inferBrands } from './model/infer-brands.ts';
import type { TextPage } from './page/text-page.ts';
import { readList } from './read-list.ts';

type CatalogueOptions = { products: readonly CatalogueProduct[]; chosen?: string | undefined };

/** What a list says, read for the catalogue that has these products; with the title of a column that was chosen, of that one. */
export function readForCatalogue(pages: readonly TextPage[], options: CatalogueOptions): PriceList {
  const { products, chosen } = options;
  const list = improveReading(pages, { products, list: readByRules(pages, options), chosen });
  return inferBrands(list, { pages, products });
}

/** What a list says by the rules alone. */
export function readByRules(pages: readonly TextPage[], { products, chosen }: CatalogueOptions): PriceList {
  const brands = toBrandNames(products.map(({ brand }) => brand));
  const categoryWords = toCategoryWords(products.map(({ category }) => category));
  return readList(pages, { brands, categoryWords, sells: createKnownRowTest(products), chosen });
}
