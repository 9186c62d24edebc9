import { expect, it } from 'vitest';
import { isSizeOrFlavor } from './size-or-flavor.ts';

it.each([
  '300 g',
  'x 60 caps',
  'Vainilla',
  'Frutos rojos 1 kg',
  '1 kg - D. de leche',
  'Caja x 12',
  'Estuche 300 g',
  'Mayorista',
  'Ahora:',
])('«%s» says only how much, of what or which price', (text) => {
  expect(isSizeOrFlavor(text)).toBe(true);
});

it.each(['Whey', 'Whey 1 kg', 'Creatina Vainilla', 'ZMA x 90'])('«%s» names a product', (text) => {
  expect(isSizeOrFlavor(text)).toBe(false);
});
