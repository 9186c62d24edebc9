import type { ColumnBand } from '#domain/pricing/list-columns.ts';
import { readAmount } from '../amounts/amount.ts';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import type { PriceList } from '../list/list-row.ts';
import type { TextPage } from '../page/text-page.ts';
import { readHeadings } from './heading-brands.ts';
import { toWordPage } from './page-words.ts';
import { readTaughtRows } from './taught-rows.ts';

type TaughtOptions = {
  bands: readonly ColumnBand[];
  products: readonly Pick<CatalogueProduct, 'brand' | 'category'>[];
  titles: readonly string[];
};

/** A list read by the roles that the seller gave its columns, and by nothing else. */
export function readAsTaught(pages: readonly TextPage[], { bands, products, titles }: TaughtOptions): PriceList {
  const { rows, headings } = readTaughtRows(pages.map(toWordPage), bands);
  const under = readHeadings(headings, products);
  const named = rows.filter(({ name }) => /\p{L}{2}/u.test(name));
  const priceColumn = bands.find(({ role }) => role === 'price')?.title || undefined;
  return {
    rows: named.map(({ name, size, flavor, brand, price, line, headings: above }, index) => {
      const amount = readAmount(price);
      const { headingBrand, section } = under[above - 1] ?? {};
      return {
        index,
        text: name,
        notes: [size, flavor].filter((note) => note !== ''),
        brandCell: brand === '' ? undefined : brand,
        headingBrand: brand === '' ? headingBrand : undefined,
        section,
        price: amount?.kind === 'pesos' ? amount.centavos : undefined,
        line,
      };
    }),
    titles: [...titles],
    priceColumn,
    priceColumns: priceColumn === undefined ? [] : [priceColumn],
  };
}
