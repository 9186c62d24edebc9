import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toggleValue } from './change-filters.ts';
import { countFilters } from './count-filters.ts';
import { FILTER_AXES, NO_FILTERS, type ProductFilters } from './product-filters.ts';

const link = fc.constantFrom('puma', 'condor', 'star', 'ñandu');
const links = fc.uniqueArray(link).map((values) => values.toSorted());
const filters: fc.Arbitrary<ProductFilters> = fc.record({
  brand: links,
  category: links,
  flavor: links,
  minPrice: fc.option(fc.nat(9), { nil: undefined }),
  maxPrice: fc.option(fc.nat(9), { nil: undefined }),
  inStock: fc.boolean(),
  onSale: fc.boolean(),
});
const press = fc.record({ axis: fc.constantFrom(...FILTER_AXES), value: link });

describe('a pressed choice', () => {
  it('is chosen, or no longer; pressed again all is as before', () => {
    fc.assert(
      fc.property(filters, press, (before, { axis, value }) => {
        const after = toggleValue(before, { axis, value });
        expect(after[axis].includes(value)).toBe(!before[axis].includes(value));
        expect(toggleValue(after, { axis, value })).toEqual(before);
        expect({ ...after, [axis]: before[axis] }).toEqual(before);
      }),
    );
  });

  it('gives the same filters in whatever order choices are pressed', () => {
    fc.assert(
      fc.property(fc.uniqueArray(press, { selector: ({ axis, value }) => `${axis} ${value}` }), (presses) => {
        const pressed = (list: typeof presses) => list.reduce(toggleValue, NO_FILTERS);
        expect(pressed(presses)).toEqual(pressed(presses.toReversed()));
        expect(countFilters(pressed(presses))).toBe(presses.length);
      }),
    );
  });

  it('leaves the filters before as they were', () => {
    const before = Object.freeze({ ...NO_FILTERS, brand: Object.freeze(['puma']) });
    toggleValue(before, { axis: 'brand', value: 'condor' });
    expect(before.brand).toEqual(['puma']);
  });
});

it.each<[Partial<ProductFilters>, number]>([
  [{}, 0],
  [{ brand: ['puma', 'star'], flavor: ['coco'] }, 3],
  [{ minPrice: 0 }, 1],
  [{ maxPrice: 100 }, 1],
  [{ minPrice: 10, maxPrice: 100 }, 1],
  [{ inStock: true, onSale: true }, 2],
])('%j is %d filters', (some, count) => {
  expect(countFilters({ ...NO_FILTERS, ...some })).toBe(count);
});
