import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatGroupedPrice, formatPrice, priceFormat } from './format-price.ts';
import { MAX_CENTAVOS } from './money.ts';
import { parsePrice } from './parse-price.ts';

it.each([
  [4_290_00, '$ 4290', '$ 4.290'],
  [2_350_50, '$ 2350,5', '$ 2.350,50'],
  [12_345_00, '$ 12.345', '$ 12.345'],
  [1_234_567_05, '$ 1.234.567,05', '$ 1.234.567,05'],
  [999_90, '$ 999,9', '$ 999,90'],
  [0, '$ 0', '$ 0'],
  [-4_290_10, '$ -4290,1', '$ -4.290,10'],
])('%i centavos are %s, or grouped %s', (centavos, plain, grouped) => {
  expect([formatPrice(centavos), formatGroupedPrice(centavos)]).toEqual([plain, grouped]);
});

it('groups as other shops of Argentina do, and can be read back', () => {
  const pesos = (digits: number) =>
    new Intl.NumberFormat('es-AR', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MAX_CENTAVOS }), (centavos) => {
      const text = formatGroupedPrice(centavos);
      expect(text).toBe(`$ ${pesos(centavos % 100 === 0 ? 0 : 2).format(centavos / 100)}`);
      expect(parsePrice(text)).toBe(centavos);
    }),
  );
});

it('is as the spec has it unless the seller asks for points', () => {
  expect(['', '0', 'x'].map(priceFormat)).toEqual([formatPrice, formatPrice, formatPrice]);
  expect(priceFormat('1')).toBe(formatGroupedPrice);
});
