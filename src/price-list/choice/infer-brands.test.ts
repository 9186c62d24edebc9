import { expect, it } from 'vitest';
import { toPrintedPages } from '../layout/printed-pages.ts';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import type { ListRow } from '../list/list-row.ts';
import type { TextPage } from '../page/text-page.ts';
import { inferBrands } from './infer-brands.ts';

const NAMES = ['Whey Isolate 1 kg', 'Creatina 300 g', 'Zinc 60 caps', 'Maca 90 caps', 'Cafeína 200 mg 30 comp'];
const PRICES: Record<string, number[]> = {
  'Toro Titanio': [41_000, 20_000, 8_000, 9_500, 6_100],
  'Flor Andina': [29_000, 33_000, 5_000, 14_000, 9_900],
};
const PRODUCTS = Object.entries(PRICES).flatMap(([brand, prices]): CatalogueProduct[] =>
  prices.map((price, at) => ({ id: price, name: NAMES[at] ?? '', brand, category: 'Varios', price, flavors: [] })),
);

type ReadOptions = Partial<ListRow> & { products?: readonly CatalogueProduct[] };

function readFirst(texts: readonly string[], { products = PRODUCTS, ...more }: ReadOptions = {}) {
  const rows = NAMES.map((text, index): ListRow => {
    const price = Math.round((PRICES['Toro Titanio']?.[index] ?? 0) * 1.12);
    const none = { notes: [], brandCell: undefined, headingBrand: undefined, section: undefined };
    return { index, text, line: `${text} ${price}`, price, ...none, ...more };
  });
  const lines = [...texts, ...rows.map(({ line }) => line)];
  const items = lines.map((text, at) => {
    return { text, x: 40, y: 50 + 14 * at, width: text.length * 5, size: 10, font: 'f1', turn: 0 as const };
  });
  const page: TextPage = { width: 600, height: 800, items, rules: { across: [], down: [] } };
  const list = { rows, titles: [], priceColumn: undefined, priceColumns: [] };
  return inferBrands(list, { pages: toPrintedPages([page]), products }).rows.map(
    ({ headingBrand, unsureColumn = false }) => {
      return [headingBrand, unsureColumn];
    },
  );
}

it('takes the one brand that a page names', () => {
  expect(readFirst(['Distribuidora Sur', 'Flor Andina'])).toEqual(NAMES.map(() => ['Flor Andina', false]));
});

it('asks for the brand with whose prices those of the page agree, where it names none or several', () => {
  const asked = NAMES.map(() => ['Toro Titanio', true]);
  expect(readFirst(['Distribuidora Sur'])).toEqual(asked);
  expect(readFirst(['Toro Titanio', 'Flor Andina'])).toEqual(asked);
});

it.each<[why: string, known: number, brand: string | undefined]>([
  [
    'leaves rows without the one brand that the page names where it has fewer than half of their products',
    2,
    undefined,
  ],
  ['takes the one brand that the page names where it has at least half of their products', 3, 'Flor Andina'],
])('%s', (_why, known, brand) => {
  const products = PRODUCTS.filter((one) => one.brand === 'Toro Titanio' || NAMES.indexOf(one.name) < known);
  expect(readFirst(['Flor Andina'], { products })).toEqual(NAMES.map(() => [brand, false]));
});

it('takes the brand above all products of each page for rows whose heading names none of their page', () => {
  const none = { notes: [], brandCell: undefined, section: undefined, price: 20_000 };
  const heads = Object.keys(PRICES);
  const pages = heads.map((head): TextPage => {
    const lines = ['Distribuidora Sur', head, ...NAMES.map((name) => `${name} 20.000`)];
    const items = lines.map((text, at) => {
      const place = { x: at === 1 ? 450 : 40, y: at < 2 ? 30 : 30 + 14 * at };
      return { text, ...place, width: text.length * 5, size: 10, font: 'f1', turn: 0 as const };
    });
    return { width: 600, height: 800, items, rules: { across: [], down: [] } };
  });
  const headingBrands = [null, 'Toro Titanio'];
  const rows = headingBrands.flatMap((headingBrand, page) =>
    NAMES.map((text, at): ListRow => {
      return { ...none, index: page * NAMES.length + at, text, line: `${heads[page]} ${text} 20.000`, headingBrand };
    }),
  );
  const list = { rows, titles: [], priceColumn: undefined, priceColumns: [] };
  const products = PRODUCTS.filter(({ brand, name }) => brand === 'Flor Andina' || name.startsWith('Whey'));
  const read = inferBrands(list, { pages: toPrintedPages(pages), products }).rows.map(
    ({ headingBrand }) => headingBrand,
  );
  expect(read).toEqual(heads.flatMap((head) => NAMES.map(() => head)));
});
