import fc from 'fast-check';
import { expect, it } from 'vitest';
import { equalMeasures, joinMeasures } from './measures.ts';

it.each([
  ['1000g', '1kg'],
  ['1kg', '1000g'],
  ['500g', '0.5kg'],
  ['500g', '0.500kg'],
  ['2.50kg', '2.5kg'],
  ['1000mcg', '1mg'],
  ['1l', '1000ml'],
  ['16oz', '1lb'],
])('[M2.1-11] %s is as much as %s', (word, equal) => {
  expect(equalMeasures(word)).toContain(equal);
  expect(equalMeasures(word)).not.toContain(word);
});

it.each([
  ['1kg', '1000ml'],
  ['1l', '1000g'],
  ['2lb', '907g'],
])('%s is not as much as %s', (word, other) => {
  expect(equalMeasures(word)).not.toContain(other);
});

it('knows no other word for what is no measure', () => {
  for (const word of ['', 'kg', '60', 'b12', '1kgx', '1toString']) expect(equalMeasures(word)).toEqual([]);
});

it('means the same both ways', () => {
  const measure = fc.tuple(fc.integer({ min: 1, max: 5000 }), fc.constantFrom('kg', 'g', 'mg', 'l', 'ml', 'cm'));
  fc.assert(
    fc.property(measure, ([number, unit]) => {
      const word = `${number}${unit}`;
      const metric = equalMeasures(word).filter((each) => !/lb|oz/.test(each));
      for (const equal of metric) expect(equalMeasures(equal)).toContain(word);
    }),
  );
});

it('joins measures that are joined already in the same way', () => {
  for (const text of ['2 libras', '1/2 kg', 'un kilo y medio', 'tres cuartos de kilo', '1.000 mg'])
    expect(joinMeasures(joinMeasures(text))).toBe(joinMeasures(text));
});
