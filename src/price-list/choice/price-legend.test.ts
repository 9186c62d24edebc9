import { expect, it } from 'vitest';
import { readPriceLegend } from './price-legend.ts';

const explain = readPriceLegend([
  'Lista 1: precio al público. Lista 2: gimnasios y profesores. Lista 3: comercios,',
  'compra mínima $ 180.000. Todas con IVA.',
  'P. A = efectivo; P. B = tarjeta',
  'Lista 4 (por bulto)',
  'Lista 5: $ 9.000',
  'Lista 12: distribuidores',
  'P.FINAL = NETO + IVA = PRECIO SUGERIDO',
]);

it.each([
  ['LISTA 1', 'precio al publico'],
  ['Lista 2', 'gimnasios y profesores'],
  ['LISTA 3', 'comercios'],
  ['P.FINAL', 'neto + iva = precio sugerido'],
  ['P. B', 'tarjeta'],
  ['Lista 4', 'por bulto'],
  ['Lista 5', ''],
  ['Lista', ''],
  ['ista 1', ''],
  ['(.*', ''],
  ['', ''],
])('a column called %j is explained as %j', (title, what) => {
  expect(explain(title)).toBe(what);
});
