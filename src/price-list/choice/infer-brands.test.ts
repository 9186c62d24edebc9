import { expect, it } from 'vitest';
import { toPrintedPages } from '../layout/printed-pages.ts';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import type { ListRow } from '../list/list-row.ts';
import type { TextPage } from '../page/text-page.ts';
import { inferBrands } from './infer-brands.ts';

const NAMES = ['Whey Isolate 1 kg', 'Creatina 300 g', 'Zinc 60 caps', 'Maca 90 caps', 'Cafeína 200 mg 30 comp'];
const BRANDS = ['Toro Titanio', 'Flor Andina'];
const PRODUCTS = BRANDS.flatMap((brand, at) =>
  NAMES.map((name, index): CatalogueProduct => {
    return { id: at * NAMES.length + index, name, brand, category: 'Varios', price: 20_000, flavors: [] };
  }),
);

/** The brands of the rows of pages with these heads, all of them under one heading. */
function readBrands(heads: readonly string[], headingBrand: ListRow['headingBrand']) {
  const pages = heads.map((head): TextPage => {
    const lines = ['Distribuidora Sur', head, ...NAMES.map((name) => `${name} 20.000`)];
    const items = lines.map((text, at) => {
      const place = { x: at === 1 ? 450 : 40, y: at < 2 ? 30 : 30 + 14 * at };
      return { text, ...place, width: text.length * 5, size: 10, font: 'f1', turn: 0 as const };
    });
    return { width: 600, height: 800, items, rules: { across: [], down: [] } };
  });
  const none = { notes: [], brandCell: undefined, section: undefined, price: 20_000, headingBrand };
  const rows = heads.flatMap((head, page) =>
    NAMES.map((text, at): ListRow => {
      return { ...none, index: page * NAMES.length + at, text, line: `${head} ${text} 20.000` };
    }),
  );
  return inferBrands(rows, { pages: toPrintedPages(pages), products: PRODUCTS }).map((row) => row.headingBrand);
}

const each = (brands: readonly unknown[]) => brands.flatMap((brand) => NAMES.map(() => brand));

it('takes the brand above all products of each page', () => {
  expect(readBrands(BRANDS, undefined)).toEqual(each(BRANDS));
  expect(readBrands(['Flor Andina'], undefined)).toEqual(each(['Flor Andina']));
});

it('takes it below a heading of no brand of the shop where each page has one', () => {
  expect(readBrands(BRANDS, null)).toEqual(each(BRANDS));
  expect(readBrands(['Flor Andina'], null)).toEqual(each([null]));
});

it('leaves rows whose heading is of another brand', () => {
  expect(readBrands(['Flor Andina'], 'Toro Titanio')).toEqual(each(['Toro Titanio']));
});

it('takes the brand that a heading mentions where the rows agree with it, and asks', () => {
  const under = (mentionedBrand: string | undefined, prices: readonly number[]) => {
    const rows = NAMES.map((text, index): ListRow => {
      const price = prices[index % prices.length];
      const heading = { heading: 'TORO TITANIO RUNNING', headingBrand: null, mentionedBrand };
      return { ...heading, index, text, price, notes: [], brandCell: undefined, section: undefined, line: text };
    });
    const products = PRODUCTS.map((one) => ({ ...one, price: (one.id + 1) * 10_000 }));
    const [first] = inferBrands(rows, { pages: [], products });
    return [first?.headingBrand, first?.doubt];
  };
  const raised = [11_000, 22_000, 33_000, 44_000, 55_000];
  expect(under('Toro Titanio', raised)).toEqual(['Toro Titanio', 'brand']);
  expect(under('Toro Titanio', raised.toReversed())).toEqual([null, undefined]);
  expect(under(undefined, raised)).toEqual([null, undefined]);
});

it('takes the brand whose products and prices agree with the rows, and none for rows of several brands', () => {
  const of = (brand: string, names: readonly string[]) => names.map((name) => ({ brand, name }));
  const goods = [
    ...of('Toro Titanio', [...NAMES, 'Omega 3 60 caps']),
    ...of('Flor Andina', ['Miel 500 g', 'Chía 250 g', 'Avena 1 kg', 'Quinoa 400 g', 'Lino 250 g']),
    ...of('Delta', ['Remera M', 'Calza L', 'Gorra negra', 'Bolso 35 l', 'Medias largas']),
  ];
  const products = goods.map((one, index): CatalogueProduct => {
    return { ...one, id: index, category: 'Varios', price: (index + 1) * 10_000, flavors: [] };
  });
  const brandsOfFirst = (count: number) => {
    const rows = products.slice(0, count).map(({ name, price }, index): ListRow => {
      const unsaid = { notes: [], brandCell: undefined, headingBrand: undefined, section: undefined };
      return { ...unsaid, index, text: name, price: 1.1 * price, line: name };
    });
    return new Set(inferBrands(rows, { pages: [], products }).map(({ headingBrand }) => headingBrand));
  };
  expect(brandsOfFirst(6)).toEqual(new Set(['Toro Titanio']));
  expect(brandsOfFirst(16)).toEqual(new Set([undefined]));
});
