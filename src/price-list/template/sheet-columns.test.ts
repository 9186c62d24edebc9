import { describe, expect, it } from 'vitest';
import { assignRole } from '#domain/pricing/list-columns.ts';
import { toPrintedPages } from '../layout/printed-pages.ts';
import type { TextItem, TextPage } from '../page/text-page.ts';
import { findColumns } from './list-columns.ts';
import { readForSupplier } from './read-for-supplier.ts';
import { addTemplate } from './stored-templates.ts';

type Good = readonly [name: string, brand: string, cost: number];

const goods: readonly Good[] = [
  ['Whey 1 kg', 'Ñandú', 30_000],
  ['Creatina 300 g', 'Ñandú', 20_000],
  ['Magnesio 60 cáps.', 'Pampa Fit', 11_000],
  ['Colágeno 200 g', 'Pampa Fit', 16_000],
  ['Barra Cereal 45 g', 'Ñandú', 2_000],
  ['Shaker Azul 600 ml', 'Pampa Fit', 8_000],
  ['Glutamina 300 g', 'Ñandú', 17_000],
  ['Omega 90 cáps.', 'Ñandú', 19_000],
];
const products = goods.map(([name, brand, price], index) => {
  return { id: index + 1, name, brand, category: 'Varios', price: price * 145, flavors: [] };
});
const FACTOR = 1.06;
const costs = goods.map(([, , cost]) => Math.round(cost * FACTOR) * 100);

type Column = { title: string; x: number; cell: (good: Good, index: number) => string };

const pesos = (amount: number) => `${Math.round(amount).toLocaleString('es-AR')},00`;
const name: Column = { title: 'Producto', x: 40, cell: ([of]) => of };
const brand: Column = { title: 'Marca', x: 150, cell: ([, of]) => of };
const net: Column = { title: 'Costo s/IVA', x: 230, cell: ([, , cost]) => pesos(cost / 1.21) };
const gross: Column = { title: 'Costo c/IVA', x: 310, cell: ([, , cost]) => pesos(cost) };
const retail: Column = { title: 'Sugerido', x: 390, cell: ([, , cost]) => pesos(cost * 1.6) };
const columns = [name, brand, net, gross, retail];

const at = (x: number, { title, cell }: Column): Column => ({ title, x, cell });
const ean = (x: number): Column => ({ title: 'EAN', x, cell: (_, index) => `77940000000${10 + index}` });

type Sent = { columns?: readonly Column[]; factor?: number; scale?: number; isTitled?: boolean };

/** A page without drawn lines, all in letters of one size. */
function sent({ columns: own = columns, factor = FACTOR, scale = 1, isTitled = true }: Sent = {}): TextPage {
  const text = (of: string, x: number, line: number): TextItem => {
    const size = 8 * scale;
    return { text: of, x: x * scale, y: 60 + line * 16, width: of.length * size * 0.5, size, font: 'f', turn: 0 };
  };
  const priced = goods.map(([of, from, cost]): Good => [of, from, cost * factor]);
  const header = isTitled ? own.map(({ title, x }) => text(title, x, 1)) : [];
  const rows = priced.flatMap((good, index) => own.map(({ x, cell }) => text(cell(good, index), x, index + 2)));
  const items = [text('Don Ceibo', 40, 0), ...header, ...rows];
  return { width: 595, height: 842, items, rules: { across: [], down: [] } };
}

/** The next list of the supplier of a list in which the last column but one was said to have the prices. */
function readNext(first: TextPage, next: TextPage) {
  const found = findColumns(toPrintedPages([first]), products);
  const bands = assignRole(found, { index: found.length - 2, role: 'price' });
  const { template } = readForSupplier([first], { products, suppliers: [], teaching: { bands } });
  const suppliers = [{ id: 7, name: 'Ceibo', templates: addTemplate('[]', JSON.stringify(template)) }];
  const reading = readForSupplier([next], { products, suppliers });
  const { rows, priceColumn } = reading.list;
  const prices = rows.map(({ price }) => price);
  return { ...reading, prices, priceColumn, unsure: rows.filter(({ unsureColumn }) => unsureColumn).length };
}

const moved = (by: number) => [name, ...columns.slice(1).map((column) => at(column.x + by, column))];
const withEan = [name, ean(130), ...columns.slice(1).map((column) => at(column.x + 80, column))];

describe('a taught column of a list with titles', () => {
  it.each<[string, Sent]>([
    ['as before', {}],
    ['with a column more', { columns: withEan }],
    ['further to the right', { columns: moved(80) }],
    ['in larger letters', { scale: 1.2 }],
    ['in another order', { columns: [name, brand, at(230, gross), at(310, net), retail] }],
    ['without another column', { columns: [name, brand, at(230, gross), at(310, retail)] }],
  ])('has the prices of the next list %s', (_, list) => {
    const next = readNext(sent({ factor: 1 }), sent(list));
    expect(next).toMatchObject({ supplierId: 7, prices: costs, unsure: 0, priceColumn: 'Costo c/IVA' });
    expect(next.bands.find(({ role }) => role === 'price')).toMatchObject({ title: 'Costo c/IVA' });
  });

  it('is where the next list has it', () => {
    const leftsIn = (list: TextPage) => readNext(sent({ factor: 1 }), list).bands.map(({ left }) => left);
    const [names, ...others] = leftsIn(sent());
    expect(leftsIn(sent({ columns: moved(80) }))).toEqual([names, ...others.map((left) => left + 80)]);
  });

  it('is asked about where no column is called so, and stays what is known of the supplier', () => {
    const renamed = { ...gross, title: 'Costo final' };
    const next = readNext(sent({ factor: 1 }), sent({ columns: [name, brand, net, renamed, retail] }));
    expect(next).toMatchObject({ supplierId: 7, unsure: goods.length, bands: [] });
    expect(next.priceColumn).not.toBe('Costo c/IVA');
    expect(next.template?.bands.find(({ role }) => role === 'price')?.title).toBe('Costo c/IVA');
  });
});

describe('a taught column of a list without titles', () => {
  const first = sent({ factor: 1, isTitled: false });

  it('has the prices of the next list where all columns are at their places', () => {
    expect(readNext(first, sent({ isTitled: false }))).toMatchObject({ supplierId: 7, prices: costs, unsure: 0 });
  });

  it.each<[string, Sent]>([
    ['with a column more', { columns: withEan }],
    ['with a column more and one less', { columns: withEan.slice(0, -1) }],
    ['further to the right', { columns: moved(80) }],
    ['without another column', { columns: [name, brand, at(230, gross), at(310, retail)] }],
  ])('is asked about in the next list %s', (_, list) => {
    const next = readNext(first, sent({ ...list, isTitled: false }));
    expect(next).toMatchObject({ supplierId: 7, unsure: goods.length, bands: [] });
  });
});
