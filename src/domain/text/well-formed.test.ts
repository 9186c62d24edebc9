import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toWellFormed } from './well-formed.ts';

const units = fc.array(fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.integer({ min: 0xd800, max: 0xdfff })));

it('[M9-13] makes any text fit for an address, as the platform itself does', () => {
  fc.assert(
    fc.property(units, (codes) => {
      const text = String.fromCharCode(...codes);
      expect(toWellFormed(text)).toBe(text.toWellFormed());
      expect(() => encodeURIComponent(toWellFormed(text))).not.toThrow();
    }),
  );
});

it('[M9-13] leaves whole characters alone', () => {
  expect(toWellFormed('Ñandú 👨‍👩‍👧 👍🏽')).toBe('Ñandú 👨‍👩‍👧 👍🏽');
});
