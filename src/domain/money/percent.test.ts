import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatChange, parsePercent } from './percent.ts';

it.each([
  ['12,5', 12.5],
  ['12.5 %', 12.5],
  [' 30 ', 30],
  ['-3', -3],
  ['-0', 0],
  ['0', 0],
  ['100%', 100],
])('«%s» is %d percent', (text, percent) => {
  expect(parsePercent(text)).toBe(percent);
});

it.each(['', '%', '1.234,5', '12,345', 'doce', '--1', '1e3', '5 %%', '12345678'])('«%s» is none', (text) => {
  expect(parsePercent(text)).toBeUndefined();
});

it('reads back every percent with two decimals', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000, max: 100_000 }), (hundredths) => {
      expect(parsePercent(String(hundredths / 100).replace('.', ','))).toBe(hundredths / 100);
    }),
  );
});

it.each([
  [16.4, '+16,4 %'],
  [-3, '-3 %'],
  [0, '0 %'],
  [38.775, '+38,78 %'],
])('a change of %d is shown as %s', (percent, text) => {
  expect(formatChange(percent)).toBe(text);
});
