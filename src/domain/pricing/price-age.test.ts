import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describePriceAge, oldPriceText, priceAgeInDays, pricedBefore } from './price-age.ts';

const at = (text: string) => Date.parse(`${text}:00-03:00`);

it.each([
  ['2026-11-23T00:01', '2026-11-23T23:59', 0, 'hoy'],
  ['2026-11-22T23:59', '2026-11-23T00:01', 1, 'ayer'],
  ['2026-10-20T12:00', '2026-11-23T08:00', 34, 'hace 34 días'],
  // A clock that was put back.
  ['2026-11-24T12:00', '2026-11-23T12:00', 0, 'hoy'],
])('a price of %s is %s of %d days: %s', (pricedAt, now, days, text) => {
  expect(priceAgeInDays(at(pricedAt), at(now))).toBe(days);
  expect(describePriceAge(days)).toBe(text);
});

it('counts and filters agree', () => {
  const time = fc.integer({ min: at('2020-01-01T00:00'), max: at('2030-01-01T00:00') });
  fc.assert(
    fc.property(time, time, fc.integer({ min: 1, max: 400 }), (pricedAt, now, days) => {
      expect(pricedAt < pricedBefore(days, now)).toBe(priceAgeInDays(pricedAt, now) > days);
    }),
  );
});

it.each([
  ['2026-11-16T23:59', undefined],
  ['2026-11-15T23:59', 'hace 8 días'],
])('on 23 November a price of %s is marked with %s', (pricedAt, text) => {
  expect(oldPriceText(at(pricedAt), at('2026-11-23T10:00'))).toBe(text);
});
