import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChanges } from './apply-changes.ts';
import * as kinds from './value-kinds.ts';

const amount = fc.integer({ min: 0, max: 100_000_000_000 });

describe('values on the wire', () => {
  it('come back the same', () => {
    fc.assert(
      fc.property(amount, fc.option(amount), fc.integer({ min: 0, max: 10_000 }), (centavos, maybe, basisPoints) => {
        expect(kinds.pesos.fromWire(kinds.pesos.toWire(centavos))).toBe(centavos);
        expect(kinds.optionalPesos.fromWire(kinds.optionalPesos.toWire(maybe))).toBe(maybe);
        expect(kinds.optionalDollars.fromWire(kinds.optionalDollars.toWire(maybe))).toBe(maybe);
        expect(kinds.percent.fromWire(kinds.percent.toWire(basisPoints))).toBe(basisPoints);
      }),
    );
  });

  it.each([
    [0, 0],
    [0.1 + 0.2, 30],
    [1.005, 101],
    [4.35, 435],
    [1_000_000_000, 100_000_000_000],
    [-0.005, 0],
  ])('are whole centavos inside: %d pesos are %d', (pesos, centavos) => {
    expect([kinds.pesos, kinds.optionalPesos, kinds.optionalDollars].map((kind) => kind.fromWire(pesos))).toEqual(
      Array(3).fill(centavos),
    );
  });
});

it('are shown in the words of the form', () => {
  expect([
    kinds.pesos.format(12_345_50),
    kinds.optionalPesos.format(0),
    kinds.optionalPesos.format(null),
    kinds.optionalDollars.format(20_50),
    kinds.optionalDollars.format(null),
    kinds.percent.format(1250),
    kinds.flag.format(true),
    kinds.flag.format(false),
    kinds.optionalText.format(''),
    kinds.optionalCount.format(0),
    kinds.optionalCount.format(null),
    kinds.images.format(['/a', '/b']),
  ]).toEqual([
    ...['$ 12.345,5', '$ 0', 'Sin especificar', 'US$ 20,5', 'Sin precio', '12,5 %'],
    ...['Si', 'No', 'Sin especificar', '0', 'Sin especificar', '/a\n/b'],
  ]);
});

describe('changes of values', () => {
  const before: { name: string; cost: number | null; amount: number } = { name: 'Whey', cost: 5, amount: 3 };

  it.each<[Parameters<typeof applyChanges<typeof before>>[1], object]>([
    [{}, before],
    [{ name: undefined, cost: undefined }, before],
    [{ cost: null }, { ...before, cost: null }],
    [
      { name: '', amount: 0 },
      { ...before, name: '', amount: 0 },
    ],
  ])('%j', (changes, after) => {
    expect(applyChanges(before, changes)).toEqual(after);
    expect(before).toEqual({ name: 'Whey', cost: 5, amount: 3 });
  });
});
