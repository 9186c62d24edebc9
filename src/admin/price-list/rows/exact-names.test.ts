import { expect, it } from 'vitest';
import { createPreview } from '../testing/preview.ts';
import { findExactNames } from './exact-names.ts';

it.each<[name: string, brand: string | null, id: number | undefined]>([
  ['100% WHEY Talampa 2 lb', 'Talampa', 1],
  ['100% Whey 2 lb', 'Talampa', 1],
  ['100% Whey 4 lb', 'Talampa', undefined],
  ['100% Whey Chocolate 2 lb', 'Talampa', undefined],
  ['100% Whey Talampa 2 lb', 'Otra', undefined],
  ['100% Whey Talampa 2 lb', null, undefined],
])('«%s» of %s is product %s', (name, brand, id) => {
  const preview = createPreview({ prices: [[100, 110]] });
  const products = preview.products.map((one) => ({ ...one, name: '100% Whey Talampa 2 lb', brand: 'Talampa' }));
  const lines = preview.lines.map((one) => ({ ...one, product: { name, brand, category: null } }));
  expect(findExactNames({ products, lines }).get(0)).toBe(id);
});
