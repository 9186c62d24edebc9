import { expect, it } from 'vitest';
import { readColumnHeader } from '../column-headers/column-header.ts';
import type { TableColumn } from '../columns/column.ts';
import { type TextSpec, toCell } from '../page/test-cells.ts';
import { rowPrice } from './row-price.ts';

/** Columns of a hundred points each, under these headers. */
const under = (...titles: string[]): TableColumn[] =>
  titles.map((title, index) => ({ left: 100 * index, right: 100 * index + 90, title, label: readColumnHeader(title) }));
/** A column with prices in it whose header nobody knows. */
const asPrice = (column: TableColumn): TableColumn =>
  column.label.kind === 'unknown' ? { ...column, label: { kind: 'price', score: -5 } } : column;
const two = under('Producto', 'Mayorista', 'PVP');
const read = (columns: TableColumn[], ...texts: TextSpec[]) => {
  const found = rowPrice(texts.map(toCell), columns);
  return found && [found.centavos, found.title];
};

const name = [5, 10, 'Whey 1 kg'] as const;
it('is the one for the public, wherever its column stands', () => {
  const prices = [
    [105, 10, '$ 20.000'],
    [205, 10, '$ 30.000'],
  ] as const;
  expect(read(two, name, ...prices)).toEqual([3_000_000, 'PVP']);
  expect(read(under('Producto', 'PVP', 'Mayorista'), name, ...prices)).toEqual([2_000_000, 'PVP']);
});

it('is not told by how much there is of the product', () => {
  const sized = under('Producto', 'Presentación', 'Precio');
  expect(read(sized, name, [105, 10, 'caja x 12 u.'], [205, 10, '$ 30.000'])).toEqual([3_000_000, 'Precio']);
});

it('is called after its own column, not after the unit of measure before it', () => {
  const measured = under('Producto', 'U.M.', 'Precio');
  expect(read(measured, name, [105, 10, 'UNI'], [205, 10, '30.000,00'])).toEqual([3_000_000, 'Precio']);
});

it('is none in a row that the column of currencies says is in dollars', () => {
  const mixed = under('Producto', 'Mon.', 'Precio');
  expect(read(mixed, name, [105, 10, 'PES'], [205, 10, '30.000,00'])).toEqual([3_000_000, 'Precio']);
  expect(read(mixed, name, [105, 10, 'DOL'], [205, 10, '30,00'])).toBeUndefined();
});

it('is none when that column is empty, an old one, or its price is struck', () => {
  expect(read(two, name, [105, 10, '$ 20.000'])).toBeUndefined();
  expect(read(under('Producto', 'Precio anterior'), name, [105, 10, '$ 20.000'])).toBeUndefined();
  const cells = [name, [205, 10, '$ 30.000'] as const].map(toCell);
  expect(
    rowPrice(
      cells.map((one) => ({ ...one, struck: true })),
      two,
    ),
  ).toBeUndefined();
});

it('goes by the words right before the prices', () => {
  const one = under('Producto', '');
  const columns = one.map((column) =>
    column.title === '' ? { ...column, label: readColumnHeader('Precio') } : column,
  );
  const texts = [
    name,
    [60, 10, 'Mayorista'],
    [105, 10, '$ 20.000'],
    [130, 10, 'Público:'],
    [150, 10, '$ 30.000'],
  ] as const;
  expect(read(columns, ...texts)).toEqual([3_000_000, 'Público']);
  expect(read(columns, name, [60, 10, 'Antes'], [105, 10, '$ 20.000'])).toBeUndefined();
});

it('is none when two stand in one column, or the line breaks off before the one for the public', () => {
  const one = under('Producto', 'Precio');
  expect(read(one, name, [105, 10, '$ 20.000'])).toEqual([2_000_000, 'Precio']);
  expect(read(one, name, [105, 10, '$ 20.000'], [150, 10, '$ 30.000'])).toBeUndefined();
  expect(read(one, name, [105, 10, '$ 20.000'], [150, 10, 'PVP'])).toBeUndefined();
});

it('is none when names have run into the column of the better price', () => {
  const run: TableColumn[] = under('x', 'x6').map((column, index) =>
    index === 0 ? { ...column, title: 'x1', label: { kind: 'name' } } : column,
  );
  expect(read(run, [5, 10, 'Whey 1 kg'], [80, 10, '30.000'], [105, 10, '28.000'])).toBeUndefined();
});

it('is none beside the column of one brand, where it may be of another', () => {
  const label = { kind: 'price', score: 0, brand: 'Athlon' } as const;
  const columns = [...under('Producto'), { left: 100, right: 190, title: 'Athlon', label }];
  expect(read(columns, name, [105, 10, '$ 30.000'])).toEqual([3_000_000, 'Athlon']);
  expect(read(columns, name, [205, 10, '$ 30.000'])).toBeUndefined();
});

it('is what was chosen, whatever its score, and none of another column', () => {
  const prices = [
    [105, 10, '$ 20.000'],
    [205, 10, '$ 30.000'],
  ] as const;
  const chosen = (title: string, columns = two) => rowPrice([name, ...prices].map(toCell), columns, title);
  expect(chosen('mayorista')).toEqual({ centavos: 2_000_000, title: 'Mayorista', unsure: false });
  expect(chosen('P.V.P.')).toMatchObject({ centavos: 3_000_000, unsure: false });
  expect(chosen('Gimnasio')).toBeUndefined();
  expect(chosen('Rubí', under('Producto', 'Zafiro', 'Rubí').map(asPrice))).toMatchObject({
    centavos: 3_000_000,
    unsure: false,
  });
  expect(rowPrice([name, prices[0]].map(toCell), two, 'PVP')).toBeUndefined();
  const twice = under('Producto', 'PVP', 'PVP');
  expect(chosen('PVP', twice), 'nothing is told by a title that two have').toMatchObject({ unsure: true });
});

it('is found under its own header, also behind its unit', () => {
  const columns = under('Producto', 'PVP');
  expect(read(columns, name, [90, 10, 'UN'], [105, 10, '$ 20.000'])).toEqual([2_000_000, 'PVP']);
});
