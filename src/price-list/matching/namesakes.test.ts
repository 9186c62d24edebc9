import { expect, it } from 'vitest';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import type { ListRow } from '../list/list-row.ts';
import { matchList } from './match-list.ts';

const NAMES = ['Whey 1 kg', 'Creatina 300 g', 'Zinc 60 caps', 'Maca 90 caps', 'Omega 3 30 caps', 'Biotina 60 comp'];
const PRODUCTS = ['Toro Titanio', 'Flor Andina'].flatMap((brand, which): CatalogueProduct[] =>
  NAMES.map((name, at) => {
    const price = (10_000 + at * 3_000) * (which === 0 ? 1 : 1.3);
    return { id: which * NAMES.length + at, name, brand, category: 'Varios', price, flavors: [] };
  }),
);

/** Whether the last row is doubtful beside those of its brand, all 10 % dearer than today. */
function isDoubtful(last: Partial<ListRow>): boolean | undefined {
  const rows = NAMES.map((text, index): ListRow => {
    const price = Math.round((PRODUCTS[index]?.price ?? 0) * 1.1);
    const place = { notes: [], brandCell: undefined, headingBrand: 'Toro Titanio', section: undefined };
    return { index, text, line: text, price, ...place, ...(index === NAMES.length - 1 && last) };
  });
  const list = { rows, titles: [], priceColumn: undefined, priceColumns: [] };
  return matchList(list, { products: PRODUCTS }).at(-1)?.rivals;
}

const FITS_OTHER = Math.round((PRODUCTS.at(-1)?.price ?? 0) * 1.1);

it('asks about a row below a heading whose price fits the product of that name of another brand', () => {
  expect(isDoubtful({})).toBe(false);
  expect(isDoubtful({ price: FITS_OTHER })).toBe(true);
});

it('believes a row whose brand stands in a cell of its own', () => {
  expect(isDoubtful({ price: FITS_OTHER, brandCell: 'Toro Titanio' })).toBe(false);
});
