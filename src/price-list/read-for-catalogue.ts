import { withDefaultBrand } from './brands/row-brand.ts';
import { chooseReading } from './choice/choose-reading.ts';
import { inferBrands } from './choice/infer-brands.ts';
import { bySlots, interpret, type PricedReading } from './choice/interpret.ts';
import { isPlace } from './choice/price-slots.ts';
import { readingId, toPriceList } from './choice/to-price-list.ts';
import { completeList } from './completed-list.ts';
import { type PrintedPage, toPrintedPages } from './layout/printed-pages.ts';
import type { CatalogueProduct } from './list/catalogue-product.ts';
import type { PriceList } from './list/list-row.ts';
import { isSamePriceTitle, isSameTitle } from './list/price-titles.ts';
import type { TextPage } from './page/text-page.ts';
import { askAboutUnavailable } from './unavailable/unavailable-rows.ts';

export type CatalogueOptions = {
  products: readonly CatalogueProduct[];
  /** The title of the price column that the seller chose. */
  chosen?: string | undefined;
  /** The brand of all goods without another one, as the seller said; otherwise it is inferred. */
  brand?: string | undefined;
  /** The id of the reading to take, with the chosen column if it has that; as usual when the list cannot be read so. */
  reading?: string | undefined;
  /** Whether the pages have only prices of columns that the seller named. */
  isColumnNamed?: boolean;
};

const EMPTY: PriceList = { rows: [], titles: [], priceColumn: undefined, priceColumns: [] };

export function readForCatalogue(pages: readonly TextPage[], options: CatalogueOptions): PriceList {
  return readPrinted(toPrintedPages(pages), options);
}

export function readPrinted(
  pages: readonly PrintedPage[],
  { reading, isColumnNamed = false, ...options }: CatalogueOptions,
): PriceList {
  const { products, chosen } = options;
  const { readings, rows } = interpret(pages, { products, only: reading?.split(' ', 1)[0] });
  const columns = readings.flatMap(bySlots).toSorted((a, b) => b.score - a.score);
  const titled =
    chosen === undefined
      ? undefined
      : (columns.find(({ slot }) => isSameTitle(slot, chosen)) ??
        columns.find(({ slot }) => !isPlace(slot) && isSamePriceTitle(slot, chosen)));
  const usual = () =>
    reading === undefined ? chooseReading(readings) : columns.find((one) => readingId(one) === reading);
  const choice = titled ?? usual();
  if (choice) {
    const list = withBrands(toPriceList(isColumnNamed ? asNamed(choice) : choice), pages, options);
    return isColumnNamed ? list : completeList(list, { products, own: choice.rows, readings: rows });
  }
  return reading === undefined ? EMPTY : readPrinted(pages, options);
}

/** Without doubt about its columns, but for the rows that have several prices even so. */
function asNamed<Choice extends PricedReading>(choice: Choice): Choice {
  const columns = choice.columns.map(({ slot, unsure, rivals }) => {
    return { slot, unsure: false, rivals: unsure ? choice.rows.slots.filter((one) => one !== slot) : rivals };
  });
  return { ...choice, columns };
}

/** The list with the brand that the seller said, or with those that its pages and prices suggest. */
export function withBrands(
  list: PriceList,
  pages: readonly PrintedPage[],
  { products, brand }: CatalogueOptions,
): PriceList {
  const branded =
    brand === undefined ? inferBrands(list.rows, { pages, products }) : withDefaultBrand(list.rows, brand);
  const rows = askAboutUnavailable(branded, pages);
  const [message] = pages.filter(({ isMessage }) => isMessage);
  return { ...list, rows, ...(message && { isMessage: true, sender: message.sender }) };
}
