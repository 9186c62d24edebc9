import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finalPrice } from './discount.ts';
import {
  type LinkedField,
  type LinkedPrices,
  parseLinkedPrices,
  recalculateFinalPrice,
  toLinkedPrices,
  updateLinkedPrices,
} from './linked-prices.ts';
import { MAX_CENTAVOS } from './money.ts';

const fields = (price: string, discount: string, final: string): LinkedPrices => ({ price, discount, final });

describe('updateLinkedPrices', () => {
  const table: [string, LinkedPrices, LinkedField, string, LinkedPrices][] = [
    ['[M4-41] a price', fields('100', '10', '90'), 'price', '200', fields('200', '10', '180')],
    ['[M4-41] a discount', fields('100', '10', '90'), 'discount', '25', fields('100', '25', '75')],
    ['[M4-41] no discount', fields('100,5', '10', '90'), 'discount', '', fields('100,5', '', '100,5')],
    ['[M4-41] a rounded one', fields('0', '12,5', '0'), 'price', '12345,67', fields('12345,67', '12,5', '10.802')],
    ['[M4-42] a final price', fields('100', '10', '90'), 'final', '180', fields('200', '10', '180')],
    ['[M4-42] one without discount', fields('100', '', '100'), 'final', '99,5', fields('99,5', '', '99,5')],
    ['[M4-42] one that needs centavos', fields('100', '3', '97'), 'final', '100', fields('103,09', '3', '100')],
    ['[M4-42] with all taken off', fields('100', '100', '0'), 'final', '50', fields('100', '100', '50')],
    ['[M4-42] over all prices', fields('1', '99,99', '0'), 'final', '999999999', fields('1', '99,99', '999999999')],
    ['[M5-33] half a number', fields('100', '10', '90'), 'price', '2,', fields('2,', '10', '90')],
    ['a wrong discount', fields('100', '10', '90'), 'discount', '101', fields('100', '101', '90')],
    ['nothing', fields('100', '10', '90'), 'price', '', fields('', '10', '90')],
    ['a final price into nothing', fields('', '10', ''), 'final', '90', fields('100', '10', '90')],
  ];

  it.each(table)('%s: %j, %s %j', (_title, before, field, text, after) => {
    expect(updateLinkedPrices(before, field, text)).toEqual(after);
  });

  it('[M4-41] [M4-42] never touches the field being typed, whatever is typed', () => {
    const text = fc.oneof(fc.string({ maxLength: 8 }), fc.integer({ min: 0, max: 2_000_000 }).map(String));
    const any = fc.record({ price: text, discount: text, final: text });
    fc.assert(
      fc.property(any, fc.constantFrom<LinkedField>('price', 'discount', 'final'), text, (before, field, typed) => {
        expect(updateLinkedPrices(before, field, typed)[field]).toBe(typed);
      }),
    );
  });
});

describe('toLinkedPrices', () => {
  const priced = fc.record({
    price: fc.integer({ min: 0, max: MAX_CENTAVOS }),
    discount: fc.integer({ min: 0, max: 10_000 }),
  });

  it('is parsed to the same prices and is not recalculated', () => {
    fc.assert(
      fc.property(priced, (product) => {
        expect(parseLinkedPrices(toLinkedPrices(product))).toEqual(product);
        expect(recalculateFinalPrice(toLinkedPrices(product))).toEqual(toLinkedPrices(product));
      }),
    );
  });

  it('settles on what the shopper pays after any final price', () => {
    expect(recalculateFinalPrice(updateLinkedPrices(fields('100', '10', '90'), 'final', '95,4'))).toEqual(
      fields('106', '10', '95'),
    );
    fc.assert(
      fc.property(priced, fc.integer({ min: 0, max: MAX_CENTAVOS }), (product, final) => {
        const after = recalculateFinalPrice(updateLinkedPrices(toLinkedPrices(product), 'final', String(final / 100)));
        const now = parseLinkedPrices(after);
        if (now) expect(after.final).toBe(toLinkedPrices({ price: finalPrice(now), discount: 0 }).final);
      }),
    );
  });
});
