import { expect, it } from 'vitest';
import { brandsOf } from './brand-names.ts';
import { brandKey, isNoBrand, NO_BRAND } from './no-brand.ts';

it.each(['A granel', 'GRANEL', 'Suelto', 'sueltos', 'Sin marca', 'S/M', 'Genérico', 'Varios', '-', ''])(
  '«%s» is the brand of goods of no maker',
  (name) => {
    expect(isNoBrand(name)).toBe(true);
    expect(brandKey(name)).toBe(NO_BRAND);
  },
);

it.each(['Delta', 'Granelia', 'Sin Límites', 'Suelto Fit'])('«%s» is a brand', (name) => {
  expect(brandKey(name)).toBe(name);
});

it('is none of the brands that a list may name', () => {
  const products = ['Delta', 'A granel'].map((brand) => ({ name: 'Chía', brand }));
  expect(brandsOf(products).map(({ name }) => name)).toEqual(['Delta']);
});
