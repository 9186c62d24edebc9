import { expect, it } from 'vitest';
import type { ColumnBand, ColumnRole } from '#domain/pricing/list-columns.ts';
import { toPrintedPages } from '../layout/printed-pages.ts';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import type { TextItem, TextPage } from '../page/text-page.ts';
import { findColumns } from './list-columns.ts';
import { drawList } from './list-drawing.ts';
import { readForSupplier } from './read-for-supplier.ts';
import { readTaught } from './read-taught.ts';
import { addTemplate, parseTemplates, removeTemplate } from './stored-templates.ts';

const WIDTH = 595;
const STOPS = [40, 200, 320, 420, 500];

/** A page of lines; each has the texts of the columns, from the left. */
function pageOf(...lines: readonly (readonly string[])[]): TextPage {
  const items = lines.flatMap((cells, line) =>
    cells.flatMap((text, column): TextItem[] => {
      const place = { x: STOPS[column] ?? 40, y: 60 + line * 14 };
      return text === '' ? [] : [{ text, ...place, width: text.length * 4.5, size: 9, font: 'f', turn: 0 }];
    }),
  );
  return { width: WIDTH, height: 842, items, rules: { across: [], down: [] } };
}

const products: CatalogueProduct[] = [
  ['Whey 1 kg', 'Ñandú'],
  ['Creatina 300 g', 'Ñandú'],
  ['Whey 2 kg', 'Pampa Fit'],
].map(([name = '', brand = ''], index) => {
  return { id: index + 1, name, brand, category: 'Proteínas', price: 10_000_00, flavors: [] };
});

const listed = ['Whey 1 kg', 'Creatina 300 g', 'Whey 2 kg', 'Shaker 500 ml', 'Guantes', 'Barra 45 g'];

const NO_LIST = { priceColumn: undefined };
const columnsOf = (...pages: TextPage[]) => findColumns(toPrintedPages(pages), products);

/** The bands of the page with these roles, from the left. */
function taught(page: TextPage, ...roles: ColumnRole[]): ColumnBand[] {
  return columnsOf(page).map((band, index) => ({ ...band, role: roles[index] ?? 'other' }));
}

const read = (page: TextPage, bands: ColumnBand[]) =>
  readTaught(toPrintedPages([page]), {
    columns: bands.map((band) => ({ ...band, sheet: undefined })),
    products,
  }).rows.map(({ text, notes, brandCell, headingBrand, price }) => {
    return [text, brandCell ?? headingBrand, price === undefined ? price : price / 100, ...notes];
  });

it('takes any number for a price in the column of prices', () => {
  const page = pageOf(
    ['Producto', 'Caja', 'Lista'],
    ['Whey 1 kg', '12', '38'],
    ['Creatina 300 g', '6', '11,5'],
    ['Whey 2 kg', '24', '70'],
  );
  expect(read(page, taught(page, 'name', 'other', 'price'))).toEqual([
    ['Whey 1 kg', undefined, 38],
    ['Creatina 300 g', undefined, 11.5],
    ['Whey 2 kg', undefined, 70],
  ]);
});

it('finds the columns as the reader has them, the name and the only price', () => {
  const page = pageOf(
    ['Ñandú - Lista', ''],
    ['Producto', 'Tamaño', 'Precio'],
    ['Whey vainilla', '1 kg', '$ 12.500'],
    ['Creatina', '300 g', '$ 9.800'],
  );
  const bands = columnsOf(page);
  expect(bands.map(({ title, role }) => [title, role])).toEqual([
    ['Producto', 'name'],
    ['Tamaño', 'size'],
    ['Precio', 'price'],
  ]);
  for (const [index, band] of bands.entries()) expect(bands[index + 1]?.left ?? WIDTH).toBeGreaterThan(band.right);
  expect(columnsOf()).toEqual([]);
});

it('parts a price from the text before it', () => {
  const { pages } = drawList([pageOf(['Whey 1 kg .......... $ 12.500'])], { bands: [], list: NO_LIST, products });
  const [name, price] = pages[0]?.words ?? [];
  expect([name?.text, price?.text]).toEqual(['Whey 1 kg', '$ 12.500']);
  expect(price?.left).toBeGreaterThanOrEqual(name?.right ?? WIDTH);
});

it('reads the columns as taught, with sizes, and the brand until the next one', () => {
  const page = pageOf(
    ['Ñandú', 'Whey', '1 kg', '9.000', '12.500'],
    ['', 'Creatina', '300 g', '7.000', '9.800'],
    ['Pampa Fit', 'Whey', '2 kg', '15.000', '21.000'],
  );
  expect(read(page, taught(page, 'brand', 'name', 'size', 'other', 'price'))).toEqual([
    ['Whey 1 kg', 'Ñandú', 12_500],
    ['Creatina 300 g', 'Ñandú', 9_800],
    ['Whey 2 kg', 'Pampa Fit', 21_000],
  ]);
});

it('takes a line without a price for a heading, and one that looks like a brand for a brand the shop has not', () => {
  const page = pageOf(
    ['ÑANDÚ', ''],
    ['Whey 1 kg', '12.500'],
    ['Creatina 300 g', '9.800'],
    ['Desconocida', ''],
    ['Whey 1 kg', '8.000'],
    ['Pampa Fit', ''],
    ['Proteínas', ''],
    ['Whey 2 kg', '21.000'],
  );
  expect(read(page, taught(page, 'name', 'price'))).toEqual([
    ['Whey 1 kg', 'Ñandú', 12_500],
    ['Creatina 300 g', 'Ñandú', 9_800],
    ['Whey 1 kg', null, 8_000],
    ['Whey 2 kg', 'Pampa Fit', 21_000],
  ]);
});

it('reads products side by side by the columns of each', () => {
  const page = pageOf(
    ['Whey 1 kg', '12.500', 'Whey 2 kg', '21.000'],
    ['Creatina', '9.800', 'Creatina 500 g', '15.000'],
  );
  expect(read(page, taught(page, 'name', 'price', 'name', 'price')).map(([name, , price]) => [name, price])).toEqual([
    ['Whey 1 kg', 12_500],
    ['Whey 2 kg', 21_000],
    ['Creatina', 9_800],
    ['Creatina 500 g', 15_000],
  ]);
});

it('reads a list so again, gives all its goods the told brand, and forgets it when told an empty one', () => {
  const rows = (factor: number) =>
    ['Whey 1 kg', 'Creatina 300 g', 'Shaker', 'Toalla', 'Guantes'].map((name, index) => [
      name,
      String((index + 1) * 1000 * factor),
      String((index + 2) * 1500 * factor),
    ]);
  const [first, next] = [1, 2].map((factor) => pageOf(['Don Ceibo', ''], ...rows(factor)));
  if (!first || !next) throw new Error('no pages');
  const teaching = { bands: taught(first, 'name', 'other', 'price'), brand: 'Ñandú' };
  const { template } = readForSupplier([first], { products, suppliers: [], teaching });
  const suppliers = [{ id: 7, name: 'Ceibo', templates: addTemplate('[]', JSON.stringify(template)) }];
  const again = readForSupplier([next], { products, suppliers });
  expect(again.supplierId).toBe(7);
  expect(again.list.rows.map(({ price }) => price)).toEqual([6_000_00, 9_000_00, 12_000_00, 15_000_00, 18_000_00]);
  expect(new Set(again.list.rows.map(({ headingBrand }) => headingBrand))).toEqual(new Set(['Ñandú']));
  const forgotten = readForSupplier([next], { products, suppliers, teaching: { brand: '' } });
  expect(forgotten.template).toMatchObject({ brand: undefined });
  expect(forgotten.list.rows.some(({ headingBrand }) => headingBrand === 'Ñandú')).toBe(false);
});

it('takes prices from the tapped column in every row, whatever else is printed beside', () => {
  const names = ['Whey 1 kg', 'Creatina 300 g', 'Whey 2 kg', 'Shaker', 'Toalla', 'Guantes', 'Faja', 'Straps', 'Vaso'];
  const page = pageOf(
    ...names.map((name, index) => [
      name,
      index === 1 ? '7.010' : 'a pedido',
      index === 4 ? '' : String(9_000 + index * 100),
    ]),
  );
  const bands = taught(page, 'name', 'other', 'price');
  const { list } = readForSupplier([page], { products, suppliers: [], teaching: { bands, brand: 'Ñandú' } });
  const prices = new Map(list.rows.map(({ text, price, unsureColumn = false }) => [text, [price, unsureColumn]]));
  for (const [index, name] of names.entries()) {
    if (index === 4) expect(prices.get(name)?.[0], name).toBeUndefined();
    else expect(prices.get(name), name).toEqual([(9_000 + index * 100) * 100, false]);
  }
});

it('gives a told brand to goods whose brand was only inferred', () => {
  const rows = listed.map((name, index) => [name, '', String(12_000 + index * 1000)]);
  const page = pageOf(['Lista', ''], ...rows);
  const shop = listed.flatMap((name, index) =>
    ['Ñandú', 'Pampa Fit'].map((brand, which) => {
      return {
        id: index * 2 + which,
        name,
        brand,
        category: 'Varios',
        price: (11_000 + index * 900) * (which === 0 ? 100 : 100 + 90 * ((index * 5) % 7)),
        flavors: [],
      };
    }),
  );
  const brandsOf = (teaching: { brand?: string }) => {
    const { list } = readForSupplier([page], { products: shop, suppliers: [], teaching });
    return list.rows.map(({ headingBrand, doubt }) => [headingBrand, doubt]);
  };
  expect(brandsOf({}), 'the seller is asked').toEqual(listed.map(() => ['Ñandú', 'brand']));
  expect(brandsOf({ brand: 'Pampa Fit' })).toEqual(listed.map(() => ['Pampa Fit', undefined]));
});

it('stores one template for each kind of list, the newest four, and no broken one', () => {
  const template = (of: number) =>
    JSON.stringify({
      signature: { name: [], titles: ['lista'], goods: [of, of + 1, of + 2, of + 3] },
      bands: [],
    });
  const kinds = [10, 20, 30, 40, 50].reduce((json, of) => addTemplate(json, template(of)), '[]');
  expect(parseTemplates(kinds).map(({ signature }) => signature.goods[0])).toEqual([50, 40, 30, 20]);
  const again = addTemplate(kinds, template(30));
  expect(parseTemplates(again).map(({ signature }) => signature.goods[0])).toEqual([30, 50, 40, 20]);
  expect(parseTemplates(removeTemplate(again, template(50)))).toHaveLength(3);
  expect(parseTemplates('[{"old":1}]')).toEqual([]);
  expect(parseTemplates('{')).toEqual([]);
});

it('keeps the prices while another column is tapped, and takes those of a column that is called as the tapped one', () => {
  const two = pageOf(
    ['Producto', '', 'Mayor', 'Público'],
    ['Whey 1 kg', 'Ñandú', '7.000', '11.000'],
    ['Creatina 300 g', 'Ñandú', '7.100', '11.200'],
    ['Whey 2 kg', 'Pampa Fit', '7.200', '11.400'],
  );
  const prices = (...roles: ColumnRole[]) => read(two, taught(two, ...roles)).map(([, , price]) => price);
  expect(prices('name', 'brand')).toEqual([11_000, 11_200, 11_400]);
  expect(prices('name', 'brand', 'price')).toEqual([7_000, 7_100, 7_200]);
  expect(prices()).toEqual([]);
  const beside = pageOf(
    ['Producto', 'PVP', 'Otro', 'PVP'],
    ['Whey 1 kg', '12.500', 'Whey 2 kg', '21.000'],
    ['Shaker azul', '9.800', 'Creatina 300 g', '15.000'],
  );
  const names = read(beside, taught(beside, 'name', 'price', 'name', 'other')).map(([name, , price]) => [name, price]);
  expect(names).toContainEqual(['Creatina 300 g', 15_000]);
});
