import { describe, expect, it } from 'vitest';
import { packageSize, partPrice } from './package-size.ts';

const size = (name: string, description = '', category = 'Proteínas') => packageSize({ name, description, category });

describe('packageSize', () => {
  it.each([
    ['Whey Talampa 1 kg', '', 1000, null],
    ['Whey 2,27 kg', '', 2270, null],
    ['100% Whey 2 LB', '', 907, null],
    ['Creatina 300g', 'Son 60 porciones de 5 g.', 300, 60],
    ['Pre-Entreno Bestia 30 servicios', '10 servicios de prueba', null, 30],
    ['Nova 300 grs', '30 porciones.\\nRinde 30 porciones', 300, 30],
  ])('%s, %s: %s g, %s servings', (name, description, grams, servings) => {
    expect(size(name, description)).toEqual({ grams, servings });
  });

  it.each([
    ['two weights', 'Whey 1 kg y creatina 300 g', ''],
    ['several units', 'Geles 40 g x 12', '12 porciones'],
    ['a pack', 'Combo whey 1 kg', '30 porciones'],
    ['two numbers of servings', 'Whey', 'De 30 porciones o 60 porciones'],
    ['none', 'Whey 0 kg', '0 porciones'],
    ['other units', 'Shaker 600 ml', '24 g de proteína por porción'],
  ])('knows nothing of %s', (_case, name, description) => {
    expect(size(name, description)).toEqual({ grams: null, servings: null });
  });

  it('a dumbbell is not sold by weight', () => {
    expect(size('Mancuerna 5 kg', '', 'Accesorios')).toEqual({ grams: null, servings: null });
  });
});

describe('partPrice', () => {
  it('is a share of the price in whole pesos', () => {
    expect(partPrice(4_590_000, { part: 1, whole: 30 })).toBe(153_000);
    expect(partPrice(4_590_000, { part: 100, whole: 908 })).toBe(505_500);
    expect(partPrice(0, { part: 1, whole: 30 })).toBe(0);
  });
});
