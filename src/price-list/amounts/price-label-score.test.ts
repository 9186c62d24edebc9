import { expect, it } from 'vitest';
import { normalizeText } from '../text/normalize-text.ts';
import { isOfPlainPrice, mentionsNetPrice, minimumQuantity, priceLabelScore } from './price-label-score.ts';

it.each([
  ['6 a 11', 6],
  ['1 a 5', 1],
  ['x 12', 12],
  ['+ de 6', 6],
  ['desde 6', 6],
  ['12 o mas', 12],
  ['precio', undefined],
])('%s holds from %s pieces on', (text, count) => {
  expect(minimumQuantity(text)).toBe(count);
});

it('takes what each of six pieces costs for a price for six', () => {
  expect(priceLabelScore(normalizeText('X 6 (c/u)'))).toBeLessThan(priceLabelScore(normalizeText('X UNIDAD')));
});

it('takes a new price for several pieces for less than one for a piece', () => {
  for (const text of ['precio nuevo x 6 u.', 'precio actual x 6', 'lista nueva desde 6'])
    expect(priceLabelScore(text)).toBeLessThan(priceLabelScore('x 1 u.'));
});

it('scores a price lower that holds until a day, and higher one that holds from a day on', () => {
  expect(priceLabelScore(normalizeText('Hasta 31/10'))).toBeLessThan(0);
  expect(priceLabelScore(normalizeText('Actual hasta el 31-10'))).toBeLessThan(0);
  expect(priceLabelScore(normalizeText('Desde el 1/11'))).toBeGreaterThan(0);
  expect(priceLabelScore(normalizeText('hasta agotar'))).toBe(0);
});

it('scores a price with its taxes slightly higher than one that says nothing of them', () => {
  for (const text of ['precio c/iva', 'precio con iva', 'precio (iva incluido)', 'precio final'])
    expect([priceLabelScore(text) > priceLabelScore('precio'), priceLabelScore(text) < priceLabelScore('x 1')]).toEqual(
      [true, true],
    );
  expect(priceLabelScore('precio + iva')).toBeLessThan(priceLabelScore('precio'));
});

it('takes what the public pays for a box for clearly less than for the piece', () => {
  for (const text of ['pvp display', 'pvp x caja', 'sugerido bulto']) {
    expect(priceLabelScore(text)).toBeLessThanOrEqual(priceLabelScore('pvp') - 20);
    expect(priceLabelScore(text)).toBeGreaterThan(priceLabelScore('minorista'));
  }
});

it('scores a price for several pieces lower', () => {
  expect(priceLabelScore('x12 u.')).toBe(priceLabelScore('x 12'));
  expect(priceLabelScore('x12 u.')).toBeLessThan(priceLabelScore('x 1'));
});

it('tells what comes of a plain price', () => {
  const plain = [
    'con transferencia',
    'efectivo',
    'precio sin impuestos nacionales',
    'precio s/imp. nac.',
    'precio x kg',
  ];
  expect(plain.every(isOfPlainPrice)).toBe(true);
  expect(['contado publico', 'mayorista efectivo', 'tarjeta', 'precio'].some(isOfPlainPrice)).toBe(false);
});

it('tells what the buyer pays from what is paid for buying', () => {
  expect(priceLabelScore('precio para el comprador')).toBeGreaterThan(priceLabelScore('precio de compra'));
});

it('takes a price without national taxes for none that is paid, and that of a measure for any', () => {
  expect(priceLabelScore('precio s/imp. nac.')).toBe(priceLabelScore('mayorista'));
  expect(['precio x kg', 'precio por 100 g'].map(priceLabelScore)).toEqual([0, 0]);
});

it('takes prices without national taxes for no net ones, however often a line of cards says so', () => {
  const said = 'precio sin impuestos nacionales';
  expect(mentionsNetPrice(`${said} ${said}`)).toBe(false);
  expect(mentionsNetPrice('precios sin impuestos')).toBe(true);
});
