import { expect, it } from 'vitest';
import { plain } from '../text/normalize-text.ts';
import { isRange, quantityOf, worthOf } from './price-label-score.ts';

it.each(['6 a 11', '1 a 5 u.', '12 o más', '+ 6', 'más de 12', 'desde 6', '3 - 5'])('«%s» is a range', (text) => {
  expect(isRange(text)).toBe(true);
});

it.each(['12', 'x 12', '6 u.', 'Whey 1 a 5', 'Precio', ''])('«%s» is none', (text) => {
  expect(isRange(text)).toBe(false);
});

it.each([
  ['6 a 11', 6],
  ['1 a 5', 1],
  ['x 12', 12],
  ['+ de 6', 6],
  ['desde 6', 6],
  ['12 o mas', 12],
  ['precio', undefined],
])('%s holds from %s pieces on', (text, count) => {
  expect(quantityOf(text)).toBe(count);
});

it('takes what each of six pieces costs for a price for six', () => {
  expect(worthOf(plain('X 6 (c/u)'))).toBeLessThan(worthOf(plain('X UNIDAD')));
});

it('takes a price that holds until a day for worth less, one from a day on for worth more', () => {
  expect(worthOf(plain('Hasta 31/10'))).toBeLessThan(0);
  expect(worthOf(plain('Actual hasta el 31-10'))).toBeLessThan(0);
  expect(worthOf(plain('Desde el 1/11'))).toBeGreaterThan(0);
  expect(worthOf(plain('hasta agotar'))).toBe(0);
});

it('takes a price with its taxes for worth a little more than one that says nothing of them', () => {
  for (const text of ['precio c/iva', 'precio con iva', 'precio (iva incluido)', 'precio final'])
    expect([worthOf(text) > worthOf('precio'), worthOf(text) < worthOf('x 1')]).toEqual([true, true]);
  expect(worthOf('precio + iva')).toBeLessThan(worthOf('precio'));
});

it('takes what the public pays for a box for clearly less than for the piece', () => {
  for (const text of ['pvp display', 'pvp x caja', 'sugerido bulto']) {
    expect(worthOf(text)).toBeLessThanOrEqual(worthOf('pvp') - 20);
    expect(worthOf(text)).toBeGreaterThan(worthOf('minorista'));
  }
});

it('takes a price for several pieces for worth less', () => {
  expect(worthOf('x12 u.')).toBe(worthOf('x 12'));
  expect(worthOf('x12 u.')).toBeLessThan(worthOf('x 1'));
});
