import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedValues, limitTexts } from './changed-values.ts';

const value = fc.oneof(
  fc.string({ maxLength: 3 }),
  fc.integer({ min: 0, max: 3 }),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.record({ name: fc.constantFrom('Coco', 'Uva'), quantity: fc.nat(2) }), { maxLength: 2 }),
);
const values = fc.record({ price: value, name: value, flavors: value });

describe('changed values', () => {
  it('lead from what was there to what is there, and back', () => {
    fc.assert(
      fc.property(values, values, (before, after) => {
        const { from, to } = changedValues(before, after);
        expect({ ...before, ...to }).toEqual(after);
        expect({ ...after, ...from }).toEqual(before);
        expect(Object.keys(from)).toEqual(Object.keys(to));
      }),
    );
  });

  it('are none where nothing changed', () => {
    fc.assert(
      fc.property(values, (same) => {
        expect(changedValues(same, structuredClone(same))).toEqual({ from: {}, to: {} });
      }),
    );
  });

  it.each([
    ['nothing and zero', null, 0],
    ['a number and its text', 1, '1'],
    ['lists in another order', [1, 2], [2, 1]],
    ['an empty text and none', '', null],
  ])('tell %s apart', (_, before, after) => {
    expect(changedValues({ price: before }, { price: after })).toEqual({
      from: { price: before },
      to: { price: after },
    });
  });

  it('are noticed behind the end of what is recorded', () => {
    const long = 'a'.repeat(3000);
    const { from, to } = changedValues({ description: `${long}b` }, { description: `${long}c` });
    expect([from, to].map(({ description }) => String(description))).toEqual(Array(2).fill(`${'a'.repeat(2500)}…`));
  });
});

describe('long texts', () => {
  it.each([
    [0, 0],
    [2499, 2499],
    [2500, 2500],
    [2501, 2501],
    [90_000, 2501],
  ])('of %d characters are recorded with %d', (length, recorded) => {
    const { text } = limitTexts({ text: 'x'.repeat(length) });
    expect(String(text)).toHaveLength(recorded);
    expect(String(text).endsWith('…')).toBe(length > 2500);
  });

  it('are the only values that are cut off', () => {
    const others = { price: 10 ** 12, flavors: Array(3000).fill('Coco'), active: false, cost: null };
    expect(limitTexts(others)).toEqual(others);
  });
});
