import { expect, it } from 'vitest';
import { readColumnHeader } from '../column-headers/column-header.ts';
import type { TableColumn } from '../columns/column.ts';
import { titleColumns } from '../columns/columns.ts';
import type { ListRow } from '../list/list-row.ts';
import { type TextSpec, toCell } from '../page/test-cells.ts';
import { spreadDoubt } from './column-doubt.ts';
import { rowPrice } from './row-price.ts';

/** A name and columns of prices, as their headers title them; without a header where it is ''. */
function under(...headers: string[]): TableColumn[] {
  const seen = headers.map((_, index): TableColumn => {
    return { left: 100 * index, right: 100 * index + 90, title: '', label: { kind: 'price', score: 0 } };
  });
  const cells = headers.flatMap((header, index) => (header === '' ? [] : [toCell([100 * index + 5, 0, header])]));
  const [first, ...others] = seen;
  const columns: TableColumn[] = first ? [{ ...first, label: { kind: 'name' } }, ...others] : [];
  return titleColumns(columns, cells, true);
}

const row = (...prices: string[]) => [
  toCell([5, 10, 'Whey 1 kg']),
  ...prices.map((text, index) => toCell([100 * index + 105, 10, text])),
];
const TWO = row('$ 20.000', '$ 30.000');
const isUnsure = (headers: string[], cells = TWO) => rowPrice(cells, under('Producto', ...headers))?.unsure;

it.each([
  ['without headers', ['', '']],
  ['under headers that nobody knows', ['Zafiro', 'Rubí']],
  ['under one such header beside a known one', ['Precio', 'Rubí']],
  ['under a header beside none', ['Precio', '']],
  ['for shops beside one without a header', ['', 'Mayorista']],
  ['under headers that say no more than that they are prices', ['Precio', 'Lista']],
  ['under numbers of lists', ['Lista 1', 'Lista 2']],
  ['twice for the public', ['PVP', 'PVP']],
  ['twice for shops', ['Mayorista', 'Distribuidor']],
  ['before and with taxes, which of them it does not say', ['Costo', 'Costo + IVA']],
])('is in doubt %s: %j', (_, headers) => {
  expect(isUnsure(headers)).toBe(true);
});

it.each([
  [['Mayorista', 'PVP']],
  [['PVP', 'Rubí']],
  [['', 'PVP']],
  [['Minorista', 'Rubí']],
  [['x1', 'x6']],
  [['x1', '']],
  [['', 'x6']],
  [['Contado', 'Tarjeta']],
  [['Precio', 'Precio x 6']],
  [['Precio s/IVA', 'Precio c/IVA']],
  [['Precio', 'Precio con IVA']],
  [['PVP', 'PVP anterior']],
  [['PVP display', 'PVP']],
  [['Zafiro Mayor.', 'Rubí Público']],
  [['300 g', '500 g']],
])('is in none under %j', (headers) => {
  expect(isUnsure(headers)).toBe(false);
});

it('is in none where there is no other price: the same, an old or struck one, a count', () => {
  const headers = ['Zafiro', 'Rubí'];
  expect(isUnsure(headers, row('$ 20.000'))).toBe(false);
  expect(isUnsure(headers, row('$ 20.000', '$ 20.000'))).toBe(false);
  expect(isUnsure(headers, row('$ 20.000', '24'))).toBe(false);
  expect(isUnsure(['Zafiro', 'Precio anterior'])).toBe(false);
  expect(isUnsure(['Costo', 'Costo + IVA'], row('$ 24.200', '$ 20.000')), 'taxes still come on top').toBe(false);
  const struck = TWO.map((one, index) => (index === 2 ? { ...one, struck: true } : one));
  expect(isUnsure(headers, struck)).toBe(false);
});

it('takes the piece and not its box for the public', () => {
  expect(rowPrice(row('$ 90.000', '$ 8.000'), under('Producto', 'PVP display', 'PVP'))?.title).toBe('PVP');
  expect(rowPrice(row('$ 90.000'), under('Producto', 'PVP display', 'PVP')), 'the box alone').toBeUndefined();
});

it('goes by the words right before the prices', () => {
  const columns: TableColumn[] = [
    { left: 0, right: 90, title: '', label: { kind: 'name' } },
    { left: 100, right: 190, title: '', label: readColumnHeader('Precio') },
  ];
  const said = (...words: string[]) => {
    const texts = words.flatMap((word, index): TextSpec[] => [
      [100 + 40 * index, 10, word],
      [120 + 40 * index, 10, `$ ${index + 2}0.000`],
    ]);
    return rowPrice([[5, 10, 'Whey'] as const, ...texts].map(toCell), columns)?.unsure;
  };
  expect(said('Mayorista', 'Público:')).toBe(false);
  expect(said('Lista', 'Precio:')).toBe(true);
});

it('is in doubt where prices have run into the names', () => {
  const cells = [[5, 10, 'Whey'] as const, [30, 10, '$ 20.000'] as const, [105, 10, '$ 30.000'] as const].map(toCell);
  expect(rowPrice(cells, under('Producto', ''))?.unsure).toBe(true);
});

it('is in doubt with a single price, too, where most rows of the table are', () => {
  const one = (unsureColumn: boolean, price: number | undefined = 100): ListRow => {
    const said = { notes: [], brandCell: undefined, headingBrand: undefined, section: undefined };
    return { ...said, index: 0, text: 'Whey', line: '', price, unsureColumn };
  };
  const doubts = (...rows: ListRow[]) => spreadDoubt(rows).map(({ unsureColumn }) => unsureColumn);
  expect(doubts(one(true), one(true), one(false))).toEqual([true, true, true]);
  expect(doubts(one(true), one(false))).toEqual([true, false]);
  expect(doubts(one(true), one(false, undefined)).at(0)).toBe(true);
});
