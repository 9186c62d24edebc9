import { expect, it } from 'vitest';
import { type TestLine, toTestPage } from '../../test/price-lists/test-page.ts';
import { toPrintedPages } from './layout/printed-pages.ts';
import type { CatalogueProduct } from './list/catalogue-product.ts';
import { offeredReadings } from './offered-readings.ts';
import { readForCatalogue, readPrinted } from './read-for-catalogue.ts';

const NAMES = {
  'Whey Protein 1 kg': 40_000,
  'Creatina 300 g': 25_000,
  'Zinc 60 caps': 8_000,
  'Omega 3 60 caps': 12_000,
};
const products = Object.entries(NAMES).map(([name, price], index): CatalogueProduct => {
  return { id: index + 1, name, brand: 'Delta', category: 'Suplementos', price: price * 100, flavors: [] };
});

/** A list with these prices for one product, as parts of today's. */
const pagesWith = (factors: readonly number[], head?: string) => {
  const rows = Object.entries(NAMES).map(([name, price]) =>
    [name, ...factors.map((factor) => `$ ${(price * factor).toLocaleString('es-AR')}`)].join(' | '),
  );
  const lines: TestLine[] = ['# Delta', ...(head === undefined ? [] : [head]), ...rows];
  return [toTestPage(lines)];
};
const offer = (pages: ReturnType<typeof pagesWith>) =>
  offeredReadings(pages, { products, list: readForCatalogue(pages, { products }) });
const pricesOf = ({ rows }: ReturnType<typeof readPrinted>) => rows.map(({ price }) => price);

it('offers each column that may be meant with its first rows, the likeliest first', () => {
  const offered = offer(pagesWith([0.75, 1.1]));
  expect(offered.map(({ rows, priced, matched }) => [rows[0], priced, matched])).toEqual([
    [{ text: 'Whey Protein 1 kg', price: 44_000_00 }, 4, 4],
    [{ text: 'Whey Protein 1 kg', price: 30_000_00 }, 4, 4],
  ]);
  expect(offered.map(({ rows }) => rows.length)).toEqual([3, 3]);
});

it('offers only one reading of a list that others read alike', () => {
  expect(offer(pagesWith([1.1]))).toHaveLength(1);
});

it('reads the next list as the chosen reading does', () => {
  const [, second] = offer(pagesWith([0.75, 1.1]));
  expect(pricesOf(readPrinted(toPrintedPages(pagesWith([1, 1.5])), { products, reading: second?.id }))).toEqual(
    products.map(({ price }) => price),
  );
});

it('reads another price of fields under titles, and brands below their products, by their ids', () => {
  const titled = Object.entries(NAMES).flatMap(([name, price]) => [
    name.replace(/ \d.*$/, ''),
    `Presentación: ${name.match(/\d+ \p{L}+$/u)}`,
    `Mayorista: $ ${price}`,
    `PVP: $ ${price + 1000}`,
  ]);
  const below = [...Object.entries(NAMES).map(([name, price]) => `${name} | $ ${price}`), 'Delta'];
  for (const [id, lines] of [
    ['whole/titled-keys Mayorista', ['# Delta', ...titled]],
    ['whole/row-headed-below #0', below],
  ] as const) {
    const list = readPrinted(toPrintedPages([toTestPage(lines)]), { products, reading: id });
    expect([list.reading, pricesOf(list)]).toEqual([id, products.map(({ price }) => price)]);
  }
});

it('reads by the column that the seller chose, where the reading has it', () => {
  const pages = pagesWith([0.75, 1.1], 'Producto | Mayorista | PVP');
  const { reading = '' } = readForCatalogue(pages, { products });
  expect(reading).toMatch(/ PVP$/);
  const prices = (chosen?: string) => pricesOf(readPrinted(toPrintedPages(pages), { products, reading, chosen }))[0];
  expect([prices(), prices('mayorista'), prices('Gimnasio')]).toEqual([44_000_00, 30_000_00, 44_000_00]);
});

it('reads as usual what cannot be read so', () => {
  const pages = pagesWith([1.1]);
  const usual = readForCatalogue(pages, { products });
  expect(readPrinted(toPrintedPages(pages), { products, reading: 'boxes/keys PVP' })).toEqual(usual);
  expect(readPrinted(toPrintedPages(pages), { products, reading: '' })).toEqual(usual);
});

it('gives the goods the brand that the seller said', () => {
  const pages = [toTestPage(Object.keys(NAMES).map((name) => `${name} | $ 9.000`))];
  const { reading = '' } = readForCatalogue(pages, { products });
  const { rows } = readPrinted(toPrintedPages(pages), { products, reading, brand: 'Delta' });
  expect(rows.map(({ headingBrand }) => headingBrand)).toEqual(products.map(() => 'Delta'));
});
