import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromWireDate, toWireDate } from './wire-date.ts';

describe('dates on the wire', () => {
  it.each([
    [0, 0, 0],
    [1_735_142_709_250, 1_735_142_709, 250_000_000],
    [-1, -1, 999_000_000],
  ])('[M3-29] sends %i as %i s and %i ns', (milliseconds, _seconds, _nanoseconds) => {
    expect(toWireDate(milliseconds)).toEqual({ _seconds, _nanoseconds });
  });

  it('[M3-29] brings every moment back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -8.64e15, max: 8.64e15 }), (milliseconds) => {
        expect(fromWireDate(toWireDate(milliseconds))).toBe(milliseconds);
      }),
    );
  });
});
