import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHeld } from '../sizes/quantities.ts';
import { parseName } from './item-name.ts';
import { compareSizes, measureOf } from './size-similarity.ts';

const compare = (row: string, product: string) => compareSizes(parseName(row), parseName(product));

describe('the same size', () => {
  it.each([
    ['1 kg', '1000 g'],
    ['2 lb', '908 g'],
    ['5 lb', '2,27 kg'],
    ['500 cc', '0,5 l'],
    ['60 caps', '60 cápsulas'],
    ['1 g x 60 comp', '1000 mg 60 comprimidos'],
    ['x 12 sobres', 'x 12'],
    ['300 g 30 serv', '300 g'],
    ['30 servicios 300 g', '300 g 30 servicios'],
    ['talle M', 'talle M'],
    ['x 60', '60 cápsulas'],
    ['1 u.', ''],
    ['60 caps (60 caps)', '60 caps'],
    ['', ''],
  ])('«Producto %s» has that of «Producto %s»', (row, product) => {
    expect(compare(`Producto ${row}`, `Producto ${product}`)).toMatchObject({
      further: false,
      unsized: false,
    });
  });
});

describe('another size', () => {
  it.each([
    ['1 kg', '2 kg'],
    ['907 g', '908 g'],
    ['60 caps', '120 caps'],
    ['60 caps', '60 comp'],
    ['500 mg x 60 caps', '1000 mg x 60 caps'],
    ['5000 UI 60 caps', '2000 UI 60 caps'],
    ['500 ml', '500 g'],
    ['talle L', 'talle M'],
    ['', 'talle M'],
    ['40 g', '40 g x 12'],
    ['x 6', 'x 12'],
    ['300 g', '60 caps'],
    ['60 caps', '60 caps 500 caps'],
  ])('«Producto %s» has not that of «Producto %s»', (row, product) => {
    expect(compare(`Producto ${row}`, `Producto ${product}`)).toBeUndefined();
  });
});

describe('a size in doubt', () => {
  it('is that of a box of what the shop sells alone', () => {
    expect(compare('Whey 1 kg bulto x 6', 'Whey 1 kg')).toMatchObject({ further: true, unsized: false });
    expect(compare('Whey 1 kg', 'Whey 1 kg x 6')).toBeUndefined();
  });

  it('is that of a row that says none', () => {
    expect(compare('Whey', 'Whey 1 kg')).toMatchObject({ further: false, unsized: true });
    expect(compare('Whey 1 kg', 'Whey')).toBeUndefined();
  });

  it('is that of a row that says more or less of how strong it is', () => {
    expect(compare('Biotina 10.000 mcg x 60 caps', 'Biotina 60 caps')).toMatchObject({ further: true, unsized: false });
    expect(compare('Biotina 60 caps', 'Biotina 10.000 mcg 60 caps')).toMatchObject({ further: false, unsized: true });
    expect(compare('Biotina 5.000 mcg x 30 caps', 'Biotina 60 caps')).toBeUndefined();
    expect(compare('Cacao con leche 80 g', 'Cacao 70% 80 g')).toMatchObject({ further: false, unsized: true });
    expect(compare('Magnesio 200 mg 60 caps', 'Magnesio 98% 60 caps')).toMatchObject({ further: true, unsized: true });
    expect(compare('Cafeína 99% 60 caps', 'Cafeína 200 mg 60 caps')).toMatchObject({ further: false, unsized: true });
    for (const [row, product] of [
      ['Cacao 70% 80 g', 'Cacao 80 g'],
      ['Cacao 80 g', 'Cacao 0% azúcar 80 g'],
      ['Cacao 70 80 g', 'Cacao 70% 80 g'],
      ['Whey 1 kg', '100% Whey 1 kg'],
    ] as const)
      expect(compare(row, product)).toMatchObject({ further: false, unsized: false });
  });

  it('is the same where only one says how strong or how long it is', () => {
    expect(compare('Whey 80 % 1 kg', 'Whey 1 kg')).toBeDefined();
    expect(compare('Whey 80 % 1 kg', 'Whey 90 % 1 kg')).toBeUndefined();
    expect(compare('Faja 90 cm', 'Faja 120 cm')).toBeUndefined();
  });
});

it.each([
  ['1 kg', true],
  ['60 caps', true],
  ['x 12', true],
  ['30 serv', true],
  ['500 mg', false],
  ['5000 UI', false],
  ['80 %', false],
  ['talle M', false],
  ['', false],
])('«Producto %s» says how much there is: %s', (size, holds) => {
  expect(parseName(`Producto ${size}`).quantities.some(isHeld)).toBe(holds);
});

it('counts one piece as none', () => {
  const measures = ['x 1', '1 u.', 'x 12', ''].map((size) => measureOf(parseName(`Gel ${size}`).quantities));
  expect(measures).toEqual(['none', 'none', 'count', 'none']);
});

it('is the same of any size and itself, and for any two in both orders when both are whole', () => {
  const size = fc.constantFrom(
    '1 kg',
    '2 lb',
    '908 g',
    '500 ml',
    '60 caps',
    '90 comp',
    '300 g 30 serv',
    'x 12',
    '500 mg 60 caps',
  );
  fc.assert(
    fc.property(size, size, (one, other) => {
      expect(compare(`Producto ${one}`, `Producto ${one}`)).toMatchObject({ further: false, unsized: false });
      const [there, back] = [compare(`A ${one}`, `A ${other}`), compare(`A ${other}`, `A ${one}`)];
      expect(there === undefined).toBe(back === undefined);
    }),
  );
});
