import { expect, it } from 'vitest';
import { compareValues, filterRowsByText, type ListColumn } from './column.ts';

type Row = { name: string; stock: number; paid: boolean };
const columns: ListColumn<Row>[] = [
  { id: 'image', header: 'Imagen' },
  { id: 'name', header: 'Nombre', value: ({ name }) => name },
  { id: 'stock', header: 'Cantidad', value: ({ stock }) => stock },
  { id: 'paid', header: 'Pagado', value: ({ paid }) => paid },
];
const rows: Row[] = [
  { name: 'Proteína Whey 1 kg', stock: 12, paid: true },
  { name: 'Creatina', stock: 3, paid: false },
];

it.each([
  ['', 2],
  ['   ', 2],
  ['PROTEINA', 1],
  ['kg whey', 1],
  ['creatina 3', 1],
  ['creatina 12', 0],
])('[M2.8-10] %j is found in %d rows', (text, count) => {
  expect(filterRowsByText(rows, columns, text)).toHaveLength(count);
});

it('[M2.8-8] sorts words in Spanish, numbers by size, null last', () => {
  expect(['zinc', 'Ñandú', 'Ácido', 'nuez', 'Barra 10', 'Barra 9', null].sort(compareValues)).toEqual([
    'Ácido',
    'Barra 9',
    'Barra 10',
    'nuez',
    'Ñandú',
    'zinc',
    null,
  ]);
  expect([10, 9, null, 100].sort(compareValues)).toEqual([9, 10, 100, null]);
  expect([true, false].sort(compareValues)).toEqual([false, true]);
});
