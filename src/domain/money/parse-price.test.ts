import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPesos, MAX_CENTAVOS } from './money.ts';
import { parsePrice, parsePriceValue } from './parse-price.ts';

const centavos = fc.integer({ min: 0, max: MAX_CENTAVOS });

describe('parsePrice', () => {
  it.each([
    ['0', 0],
    ['1234', 123_400],
    ['1.234', 123_400],
    ['1,234', 123_400],
    ['12.345', 1_234_500],
    ['1.234.567', 123_456_700],
    ['1,234,567', 123_456_700],
    ['12.5', 1250],
    ['12,5', 1250],
    ['0,125', 13],
    ['0.125', 13],
    ['0,124', 12],
    [',5', 50],
    ['1234.567', 123_457],
    ['1234,5', 123_450],
    ['1.234,56', 123_456],
    ['1,234.56', 123_456],
    ['1.234.567,8', 123_456_780],
    ['1.234,567', 123_457],
    ['012.345', 1235],
    ['$ 12.345,50', 1_234_550],
    ['  $12,345.50 ', 1_234_550],
    ['US$ 25', 2500],
    ['u$s 25,5', 2550],
    ['ARS $ 1.500', 150_000],
    ['1500 ars', 150_000],
    ['12\u00A0345', 1_234_500],
    ['1.000.000.000', MAX_CENTAVOS],
  ])('[M9-1] [M3-4] reads %j as %i centavos', (text, amount) => {
    expect(parsePrice(text)).toBe(amount);
  });

  it.each([
    '',
    ' ',
    '$',
    '.',
    ',',
    '5.',
    '1234,',
    '-5',
    '-1.234,5',
    '+5',
    '1e5',
    '0x10',
    'abc',
    '12abc',
    '1.23.456',
    '1.2345.678',
    '1.234.56',
    '0.123.456',
    '0.123,45',
    '1,234,567.',
    '1.234,567,890',
    '1,234.567.890',
    '12.34,5',
    '1..234',
    '1.,2',
    '$$5',
    '١٢٣',
    '1.000.000.000,01',
    '9'.repeat(400),
    'NaN',
    'Infinity',
  ])('[M9-1] [M5-33] refuses %j', (text) => {
    expect(parsePrice(text)).toBeUndefined();
  });

  it('[M9-1] [M9-6] parse(format(x)) = x', () => {
    fc.assert(
      fc.property(centavos, fc.constantFrom('', '$', '$ ', 'ARS '), (amount, currency) => {
        expect(parsePrice(currency + formatPesos(amount))).toBe(amount);
      }),
      { numRuns: 20_000 },
    );
  });

  it('[M9-1] reads what US and German number formats write, when it has grouping and cents', () => {
    const locales = ['en-US', 'de-DE'].map((name) => new Intl.NumberFormat(name, { minimumFractionDigits: 2 }));
    fc.assert(
      fc.property(centavos, fc.constantFrom(...locales), (amount, locale) => {
        expect(parsePrice(locale.format(amount / 100))).toBe(amount);
      }),
      { numRuns: 2000 },
    );
  });

  it('[M9-1] parses any text of digits and separators to an integer within the limits or to undefined', () => {
    const unit = fc.constantFrom(...'0123456789.,$ -');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 20 }), (text) => {
        const amount = parsePrice(text) ?? 0;
        expect(Number.isInteger(amount) && amount >= 0 && amount <= MAX_CENTAVOS).toBe(true);
      }),
      { numRuns: 5000 },
    );
  });

  // With work that grows faster than the text these would not come to an end.
  it('[M9-1] refuses hostile texts of a million characters', () => {
    for (const text of ['1'.repeat(1e6), '1.'.repeat(5e5), '.111'.repeat(25e4), '$'.repeat(1e6), ' '.repeat(1e6)]) {
      expect(parsePrice(text)).toBeUndefined();
    }
  });
});

describe('parsePriceValue', () => {
  it.each([
    [1234.5, 123_450],
    [1.234, 123],
    [0, 0],
    [1_000_000_000, MAX_CENTAVOS],
    ['1.234', 123_400],
  ])('[M3-4] takes numbers as they are and reads text: %j is %i', (value, amount) => {
    expect(parsePriceValue(value)).toBe(amount);
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY, 1_000_000_001, 'gratis'])('[M3-4] refuses %j', (value) => {
    expect(parsePriceValue(value)).toBeUndefined();
  });
});
