import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmailAddress } from './email-address.ts';

describe('isEmailAddress', () => {
  it.each(['ana@example.com', 'a.b+c_d-e@sub.example.com.ar', 'ñandú@correo.com', "o'hara@x-y.io"])(
    '[M5-11] [M5-29] takes %s',
    (text) => {
      expect(isEmailAddress(text)).toBe(true);
    },
  );

  it.each([
    '',
    'ana',
    '@example.com',
    'ana@',
    'ana@example',
    'ana@example.c',
    'ana@.com',
    'ana@example..com',
    'ana@example.com.',
    'ana@@example.com',
    'a@b@example.com',
    'ana maria@example.com',
    ' ana@example.com',
    'ana@example.com\n',
    'ana@example.com\r\nBcc: x@example.com',
    'Ana <ana@example.com>',
    'ana@example.com, eva@example.com',
    `${'a'.repeat(250)}@example.com`,
  ])('[M5-11] [M5-29] refuses %j', (text) => {
    expect(isEmailAddress(text)).toBe(false);
  });

  it('[M5-11] takes the usual addresses', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (text) => {
        expect(isEmailAddress(text)).toBe(text.length <= 254);
      }),
    );
  });

  it('[M5-11] takes at most 254 characters', () => {
    const ofLength = (length: number) => 'ana@example.com'.padStart(length, 'x');
    expect([254, 255].map((length) => isEmailAddress(ofLength(length)))).toEqual([true, false]);
  });

  // With work that grows faster than the text these would not come to an end.
  it('[M5-11] refuses hostile texts of a million characters', () => {
    for (const text of [
      `a@${'a.'.repeat(120)}`,
      '@'.repeat(1e6),
      `a@${'a'.repeat(1e6)}`,
      `a@${'a.'.repeat(5e5)}`,
      `${'a'.repeat(240)}@a.b`,
    ]) {
      expect(isEmailAddress(text)).toBe(false);
    }
  });
});
