import { describe, expect, it } from 'vitest';
import { isGrouped, readAmount, readPrintedAmount } from './amount.ts';

describe('amounts in cells', () => {
  it.each([
    ['$ 38.500,00', 3_850_000, true],
    ['$38500', 3_850_000, true],
    ['38,500.00', 3_850_000, false],
    ['38.500', 3_850_000, false],
    ['12.500.-', 1_250_000, true],
    ['8700,-', 870_000, true],
    ['ARS 1.234,50', 123_450, true],
    ['1234', 123_400, false],
    ['$.38.500', 3_850_000, true],
    ['Ar $ 38.500,=', 3_850_000, true],
    ['$38.500.00', 3_850_000, true],
    ['$ 38.500**', 3_850_000, true],
    ['38.500 (+8%)', 3_850_000, false],
  ])('%s is pesos', (text, centavos, confident) => {
    expect(readAmount(text)).toEqual({ kind: 'pesos', centavos, confident });
  });

  it.each([
    'U$S 20',
    'USD 20,50',
    '20 usd',
    'u$s20',
    'Gs. 125.000',
    '₲ 98.500',
    '98.500 Gs.',
    'R$ 12,50',
    '€ 9,90',
    '12 EUR',
  ])('%s is money of another country', (text) => {
    expect(readAmount(text)).toEqual({ kind: 'foreign-currency' });
  });

  it.each(['500 gs', '1.000 gs.'])('%s is as many grams', (text) => {
    expect(readAmount(text)).toBeUndefined();
  });

  it.each([
    'SIN STOCK',
    '*SIN STOCK*',
    'S/STOCK',
    'Consultar',
    '-',
    'N/D',
    'agotado',
    'Agot.',
    'A cons.',
    'SIN EXIST.',
    'C/PEDIDO',
    '$ 0',
    '$ -',
    'Próximo ingreso',
    'prox. ingreso',
    'Agotado! (ingresa 20/11)',
    'S/S',
    'sin/stock',
    'sin stock hasta dic.',
    'Reingresa 15/12',
    'a pedido',
    'Precio a convenir',
    'DISCONTINUO',
    'en tránsito',
    'consultar por privado',
    'consultame',
    'preguntame',
    'no quedan',
  ])('%s is no price', (text) => {
    expect(readAmount(text)).toEqual({ kind: 'none' });
  });

  it.each(['●', '✓', 'Sí', 'OK', 'En stock', '+ IVA', '¡NUEVO!', '(nuevo precio)'])('%s is a mark', (text) => {
    expect(readAmount(text)).toEqual({ kind: 'flag' });
  });

  it.each(['Whey 1 kg', 'Pedido', 'Sin sabor', '2:1:1', 'A-101', '12/2026', '014.02', ''])(
    '«%s» is something else',
    (text) => {
      expect(readAmount(text)).toBeUndefined();
    },
  );

  it.each([
    ['($ 9.500)', true],
    ['[$ 9.500]', true],
    ['($ 9.500),', true],
    ['=$9.500;', true],
    ['($ 9.500).', true],
    [':9.500', false],
    ['[9.500]', false],
    ['9.500:', false],
    ['9.500!!', false],
  ])('%s is pesos in a sentence', (text, confident) => {
    expect(readPrintedAmount(text)).toEqual({ kind: 'pesos', centavos: 950_000, confident });
    expect(readAmount(text)).toBeUndefined();
  });

  it.each(['(oferta)', '[1 kg]', '(9.500 g)', 'Whey ($ 9.500)'])('«%s» is something else in a sentence', (text) => {
    expect(readPrintedAmount(text)).toBeUndefined();
  });

  it('knows how prices are written', () => {
    expect(['38.500', '38,500.00', '12,50', '$ 1.000'].every(isGrouped)).toBe(true);
    expect(['38500', '1001', '12'].some(isGrouped)).toBe(false);
  });
});
