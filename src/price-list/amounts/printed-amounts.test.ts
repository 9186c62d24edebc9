import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAmount, readPrintedAmount } from './amount.ts';

const amount = fc.integer({ min: 1, max: 9_999_999 });
const grouped = (pesos: number, sign: '.' | ',' | ' ') => String(pesos).replace(/\B(?=(?:\d{3})+$)/g, sign);

describe('an amount of pesos', () => {
  it('is the same however it is printed', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 99 }), (pesos, cents) => {
        const fraction = String(cents).padStart(2, '0');
        const whole = [
          `$ ${pesos}`,
          `$${grouped(pesos, '.')}`,
          `$ ${grouped(pesos, ',')}`,
          `ARS ${grouped(pesos, '.')}.-`,
        ];
        for (const text of [...whole, `${grouped(pesos, '.')} pesos`, `$ ${grouped(pesos, ' ')}`])
          expect([text, readAmount(text)]).toEqual([text, { kind: 'pesos', centavos: pesos * 100, confident: true }]);
        for (const text of [
          `$ ${pesos},${fraction}`,
          `$${grouped(pesos, '.')},${fraction}`,
          `$ ${grouped(pesos, ',')}.${fraction}`,
        ])
          expect([text, readAmount(text)]).toMatchObject([text, { centavos: pesos * 100 + cents, confident: true }]);
      }),
    );
  });

  it('is surer with a sign than without', () => {
    fc.assert(
      fc.property(amount, (pesos) => {
        const text = grouped(pesos, '.');
        expect(readAmount(text)).toEqual({ kind: 'pesos', centavos: pesos * 100, confident: false });
        expect(readAmount(`$ ${text}`)).toMatchObject({ confident: true });
      }),
    );
  });

  it.each([
    '$ 9.500',
    '$9.500 c/u',
    '9.500 + IVA',
    '$ 9500 final',
    '9.500 x u.',
    '$ 9.500.',
    '9.500,-',
    '9500=',
    "9'500",
  ])('is 9500: %s', (text) => {
    expect(readAmount(text)).toMatchObject({ kind: 'pesos', centavos: 9_500_00 });
  });
});

it.each(['U$S 20', 'USD 1.250,50', 'us$ 20', 'U$D 20', '20 dólares', '15,50 dls.', 'Dolares 20'])(
  'never takes dollars for pesos: %s',
  (text) => {
    expect(readAmount(text)).toEqual({ kind: 'foreign-currency' });
  },
);

it.each([
  ['a bar code', '7791234567890'],
  ['a short bar code', '77912345'],
  ['a telephone', '3515554321'],
  ['a date', '12/11/2026'],
  ['a short date', '30/11'],
  ['a ratio', '2:1:1'],
  ['a range', '1-5'],
  ['a size', '500 g'],
  ['a code', 'AB-1200'],
  ['a negative amount', '-9.500'],
  ['two amounts', '9.500 10.200'],
  ['broken groups', '1.23.456'],
  ['a percentage', '21 %'],
  ['a version', '2.0.1'],
])('takes %s for no amount: %s', (_, text) => {
  expect(readAmount(text)).toBeUndefined();
});

it('reads an amount in a sentence as in a cell', () => {
  fc.assert(
    fc.property(
      amount,
      fc.constantFrom('(', '[', ':', '=', ''),
      fc.constantFrom(')', '],', ';', '.', ''),
      (pesos, before, after) => {
        const text = `$${grouped(pesos, '.')}`;
        expect(readPrintedAmount(`${before}${text}${after}`)).toEqual(readAmount(text));
      },
    ),
  );
});
