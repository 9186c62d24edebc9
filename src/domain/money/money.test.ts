import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  centavosToPesos,
  divideHalfUp,
  divideRoundingDown,
  formatPesos,
  MAX_CENTAVOS,
  pesosToCentavos,
  toHundredths,
} from './money.ts';

const centavos = fc.integer({ min: 0, max: MAX_CENTAVOS });

describe('formatPesos', () => {
  it.each([
    [0, '0'],
    [5, '0,05'],
    [50, '0,5'],
    [99_900, '999'],
    [123_400, '1234'],
    [123_450, '1234,5'],
    [999_999, '9999,99'],
    [1_000_000, '10.000'],
    [1_234_500, '12.345'],
    [12_345_678, '123.456,78'],
    [123_456_789_0, '12.345.678,9'],
    [MAX_CENTAVOS, '1.000.000.000'],
    [-1_234_550, '-12.345,5'],
  ])('[M9-6] writes %i centavos as %s', (amount, text) => {
    expect(formatPesos(amount)).toBe(text);
  });

  it('[M9-6] writes every amount as the es-ES number format does', () => {
    const spanish = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.integer({ min: -MAX_CENTAVOS, max: MAX_CENTAVOS }), (amount) => {
        expect(formatPesos(amount)).toBe(spanish.format(amount / 100));
      }),
      { numRuns: 5000 },
    );
  });
});

describe('pesos on the wire', () => {
  it.each([
    [0, 0],
    [1234.5, 123_450],
    [0.1 + 0.2, 30],
    [1.005, 101],
    [1.0049, 100],
    [8.345, 835],
    [999_999_999.99, 99_999_999_999],
  ])('[M1-1] takes %d pesos as %i centavos', (pesos, amount) => {
    expect(pesosToCentavos(pesos)).toBe(amount);
  });

  it('[M1-1] brings every amount back unchanged, through JSON too', () => {
    fc.assert(
      fc.property(centavos, (amount) => {
        expect(pesosToCentavos(JSON.parse(JSON.stringify(centavosToPesos(amount))))).toBe(amount);
      }),
    );
  });
});

describe('division of whole numbers', () => {
  const dividend = fc.maxSafeInteger().map((number) => Math.trunc(number / 4));
  const divisor = fc.integer({ min: 1, max: MAX_CENTAVOS });

  it.each([
    [7, 2, 3, 4],
    [5, 10, 0, 1],
    [4, 10, 0, 0],
    [-7, 2, -4, -3],
    [-1, 100, -1, 0],
    [0, 3, 0, 0],
  ])('[M9-2] [M9-5] divides %i by %i down to %i and half up to %i', (a, b, down, halfUp) => {
    expect(divideRoundingDown(a, b)).toBe(down);
    expect(divideHalfUp(a, b)).toBe(halfUp);
  });

  it('[M9-5] divideRoundingDown agrees with whole-number arithmetic', () => {
    fc.assert(
      fc.property(dividend, divisor, (a, b) => {
        const quotient = BigInt(divideRoundingDown(a, b));
        const rest = BigInt(a) - quotient * BigInt(b);
        expect(rest >= 0n && rest < BigInt(b)).toBe(true);
      }),
    );
  });

  it('[M9-2] divideHalfUp is never more than half away', () => {
    fc.assert(
      fc.property(dividend, divisor, (a, b) => {
        const distance = 2n * (BigInt(a) - BigInt(divideHalfUp(a, b)) * BigInt(b));
        expect(distance >= -BigInt(b) && distance < BigInt(b)).toBe(true);
      }),
    );
  });

  it('never returns minus zero, which JSON and equality treat unlike zero', () => {
    expect([divideRoundingDown(-0, 5), divideHalfUp(-1, 3), toHundredths(-0.001)]).toEqual([0, 0, 0]);
  });
});
