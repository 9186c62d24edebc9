import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toProductTerms } from './product-terms.ts';

const flavors = fc.array(fc.record({ name: fc.constantFrom('Uva', 'Limón', 'Coco'), quantity: fc.nat(2) }), {
  maxLength: 3,
});
const row = fc
  .record({
    text: fc.constantFrom('whey 1 kg cacao', 'creatina', 'whey creatina 1,5 kg'),
    flavors: flavors.map((list) => JSON.stringify(list)),
    amount: fc.nat(2),
    deactivatedAt: fc.constantFrom(null, 1),
  })
  .map((fields) => ({ id: 7, ...fields }));

const found = (terms: ReturnType<typeof toProductTerms>) => [terms.words, [...terms.flavors]];

it('is the same with and without what was found before', () => {
  fc.assert(
    fc.property(row, row, (before, now) => {
      expect(found(toProductTerms(now, toProductTerms(before, undefined)))).toEqual(
        found(toProductTerms(now, undefined)),
      );
    }),
  );
});

it('reuses the words while another stock leaves them as they were', () => {
  const before = toProductTerms(
    { id: 7, text: 'whey 1kg', flavors: '[{"name":"Uva","quantity":3}]', amount: 3, deactivatedAt: null },
    undefined,
  );
  const sold = { id: 7, text: 'whey 1kg', flavors: '[{"name":"Uva","quantity":2}]', amount: 2, deactivatedAt: null };
  expect(before.words).toEqual(['whey', '1kg', 'uva']);
  expect(toProductTerms(sold, before).words).toBe(before.words);
  expect(toProductTerms({ ...sold, text: 'whey 2kg' }, before).words).not.toBe(before.words);
  expect(toProductTerms({ ...sold, deactivatedAt: 1 }, before).words).toEqual([]);
});
