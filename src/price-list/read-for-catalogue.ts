import { withToldBrand } from './brands/row-brand.ts';
import { chooseReading } from './choice/choose-reading.ts';
import { inferBrands } from './choice/infer-brands.ts';
import { bySlots, interpret, type PricedReading, type Reading } from './choice/interpret.ts';
import { toPriceList } from './choice/to-price-list.ts';
import { type PrintedPage, toPrintedPages } from './layout/printed-pages.ts';
import type { CatalogueProduct } from './list/catalogue-product.ts';
import type { PriceList } from './list/list-row.ts';
import { isSameTitle } from './list/price-titles.ts';
import type { TextPage } from './page/text-page.ts';

export type CatalogueOptions = {
  products: readonly CatalogueProduct[];
  /** The title of the price column that the seller chose. */
  chosen?: string | undefined;
  /** The brand of all goods without another one, as the seller said; otherwise it is inferred. */
  brand?: string | undefined;
};

const EMPTY: PriceList = { rows: [], titles: [], priceColumn: undefined, priceColumns: [] };

/** What a list says, read for the catalogue that has these products. */
export function readForCatalogue(pages: readonly TextPage[], options: CatalogueOptions): PriceList {
  return readPrinted(toPrintedPages(pages), options);
}

export function readPrinted(pages: readonly PrintedPage[], options: CatalogueOptions): PriceList {
  const { products, chosen } = options;
  const readings = interpret(pages, { products });
  const column = chosen === undefined ? undefined : findColumn(readings, chosen);
  const choice = column ?? chooseReading(readings);
  return choice ? withBrands(toPriceList(choice), pages, options) : EMPTY;
}

function findColumn(readings: readonly Reading[], title: string): PricedReading | undefined {
  const [best] = readings
    .flatMap(bySlots)
    .filter(({ slot }) => isSameTitle(slot, title))
    .toSorted((a, b) => b.score - a.score);
  return best;
}

/** The list with the brand that the seller said, or with those that its pages and prices suggest. */
export function withBrands(
  list: PriceList,
  pages: readonly PrintedPage[],
  { products, brand }: CatalogueOptions,
): PriceList {
  const rows = brand === undefined ? inferBrands(list.rows, { pages, products }) : withToldBrand(list.rows, brand);
  return { ...list, rows, ...(pages.some(({ isMessage }) => isMessage) && { isMessage: true }) };
}
