import { expect, it } from 'vitest';
import { toCell, toTestLines } from '../page/test-cells.ts';
import { expandLegend, legendTexts, readLegend } from './legend.ts';

it.each([
  ['LISTA 1: MAYORISTA - LISTA 2: VENTA AL PÚBLICO', ['mayorista', 'venta al publico']],
  ['Lista 1 = Precio gimnasios | Lista 2 = Precio sugerido', ['precio gimnasios', 'precio sugerido']],
])('«%s» says what the lists are', (text, meanings) => {
  const legend = readLegend(legendTexts([toTestLines([5, 10, 'Noviembre']), toTestLines([5, 10, text])]));
  expect([...legend]).toEqual(meanings.map((meaning, index) => [`lista ${index + 1}`, meaning]));
});

it('finds none where a list is only named, or hardly told', () => {
  expect([...readLegend(['Lista 1', 'LISTA 2: si', 'Lista de precios: mayorista'])]).toEqual([]);
});

it('adds to a header what the legend says of it, and to no other', () => {
  const legend = readLegend(['LISTA 1: MAYORISTA - LISTA 2: VENTA AL PÚBLICO']);
  const headers = ['Lista 2', 'Precio Lista 1', 'Lista 3', 'Producto'].map((text) => toCell([5, 10, text]));
  expect(headers.map((header) => expandLegend(header, legend).text)).toEqual([
    'Lista 2: venta al publico',
    'Precio Lista 1: mayorista',
    'Lista 3',
    'Producto',
  ]);
});
