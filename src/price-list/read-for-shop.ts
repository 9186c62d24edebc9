import type { ShopProduct } from './matching/shop-product.ts';
import { sellerOf } from './matching/sold.ts';
import type { TextPage } from './page/text-page.ts';
import { readList } from './read-list.ts';
import type { PriceList } from './rows/list-row.ts';
import { brandNames } from './words/brand-names.ts';
import { rubricWords } from './words/heading.ts';

type Given = { products: readonly ShopProduct[]; chosen?: string | undefined };

/** What a list says, read for the shop that has these products; with the title of a column that was chosen, of that one. */
export function readForShop(pages: readonly TextPage[], { products, chosen }: Given): PriceList {
  const brands = brandNames(products.map(({ brand }) => brand));
  const rubrics = rubricWords(products.map(({ category }) => category));
  return readList(pages, { brands, rubrics, sells: sellerOf(products), chosen });
}
