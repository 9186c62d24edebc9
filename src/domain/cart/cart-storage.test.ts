import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_CENTAVOS } from '../money/money.ts';
import { type CartItem, isSameLine, lineStock } from './cart.ts';
import { CART_STORAGE_KEY, parseStoredCart, serializeCart } from './cart-storage.ts';

const vanilla = { name: 'Vainilla', quantity: 4 };
const cocoa = { name: 'Chocolate', quantity: 0 };
const whey: CartItem = {
  ...{ id: 7, name: 'Whey', images: ['/images/a.webp'], price: 123_450, discount: 1250, amount: 4 },
  ...{ flavors: [vanilla], selectedFlavor: vanilla, quantity: 2 },
};
const stored = {
  ...{ id: 7, name: 'Whey', images: ['/images/a.webp'], price: 1234.5, discount: 12.5, amount: 4 },
  ...{ flavors: [vanilla], selectedFlavor: vanilla, quantity: 2 },
};

describe('serializeCart', () => {
  it('[M3-13] [M3-11] stores pesos and percent under the key of the specification', () => {
    expect(CART_STORAGE_KEY).toBe('cartItems');
    expect(JSON.parse(serializeCart([whey]))).toEqual([stored]);
  });
});

describe('parseStoredCart', () => {
  it('[M3-13] brings every cart back', () => {
    const quantity = fc.integer({ min: 1, max: 1000 });
    const unit = fc.constantFrom('Ñ', 'a', ' ', '"', '\\', '\n', '\0', '\ud83d', '👍', '</script>', '1');
    const flavor = fc.record({ name: fc.string({ unit, minLength: 1 }), quantity });
    const line = fc
      .record({
        id: fc.integer({ min: 1, max: 1e9 }),
        name: fc.string({ unit }).map((text) => `x${text}`),
        images: fc.constantFrom([], ['/images/a.webp', '/images/b.webp']),
        price: fc.integer({ min: 0, max: MAX_CENTAVOS }),
        discount: fc.integer({ min: 0, max: 10_000 }),
        amount: quantity,
        selectedFlavor: fc.option(flavor),
      })
      .map((item): CartItem => {
        const flavors = item.selectedFlavor === null ? [] : [item.selectedFlavor];
        return { ...item, flavors, quantity: item.selectedFlavor?.quantity ?? item.amount };
      });
    fc.assert(
      fc.property(fc.uniqueArray(line, { comparator: isSameLine, maxLength: 5 }), (items) => {
        expect(parseStoredCart(serializeCart(items))).toEqual(items);
      }),
    );
  });

  it.each([
    ['a price in Argentine format', { price: '1.234,50' }, {}],
    ['a price in US format', { price: '$ 1,234.50' }, {}],
    ['a flavor as text', { selectedFlavor: 'Vainilla' }, {}],
    ['a flavor with an old quantity', { selectedFlavor: { name: 'Vainilla', quantity: 99 } }, {}],
    ['an id as text', { id: '7' }, {}],
    ['no discount', { discount: undefined }, { discount: 0 }],
    ['more than the stock', { quantity: 50 }, { quantity: 4 }],
    ['broken images', { images: [1, null, 'b'] }, { images: ['b'] }],
    ['no images', { images: null }, { images: [] }],
    [
      'no flavors',
      { flavors: null, selectedFlavor: null, amount: 3 },
      { flavors: [], selectedFlavor: null, amount: 3 },
    ],
    ['a sold-out flavor beside', { flavors: [vanilla, cocoa] }, { flavors: [vanilla, cocoa] }],
    ['an empty flavor', { flavors: [], selectedFlavor: '' }, { flavors: [], selectedFlavor: null }],
    ['broken flavors beside', { flavors: [vanilla, null, 'x', { name: 1 }, { name: 'y', quantity: -1 }] }, {}],
  ])('[M3-13] understands %s', (_case, changes, expected) => {
    expect(parseStoredCart([{ ...stored, ...changes }])).toEqual([{ ...whey, ...expected }]);
  });

  it.each([
    ['no name', { name: undefined }],
    ['an empty name', { name: ' ' }],
    ['no id', { id: null }],
    ['a broken id', { id: 1.5 }],
    ['an id that is no number', { id: { toString: '' } }],
    ['a discount that is no number', { discount: [5] }],
    ['an id of zero', { id: 0 }],
    ['a negative price', { price: -1 }],
    ['a price that is none', { price: 'gratis' }],
    ['no price', { price: null }],
    ['too high a discount', { discount: 101 }],
    ['a discount that is none', { discount: 'mucho' }],
    ['no quantity', { quantity: undefined }],
    ['a quantity of zero', { quantity: 0 }],
    ['half a unit', { quantity: 1.5 }],
    ['a quantity as text', { quantity: '2' }],
    ['a flavor that is gone', { selectedFlavor: 'Limón' }],
    ['no chosen flavor', { selectedFlavor: null }],
    ['no stock', { flavors: [{ name: 'Vainilla', quantity: 0 }] }],
    ['no amount', { flavors: [], selectedFlavor: null, amount: 'x' }],
  ])('[M3-13] drops only the line with %s', (_case, changes) => {
    const other = { ...stored, id: 8 };
    expect(parseStoredCart([{ ...stored, ...changes }, other])).toEqual([{ ...whey, id: 8 }]);
  });

  it('[M3-13] keeps the first of two equal lines', () => {
    expect(parseStoredCart([stored, { ...stored, quantity: 1 }])).toEqual([whey]);
  });

  it.each([null, undefined, '', '{', 'null', '{"items":[]}', '[null,1,"x",[],{}]', 7, {}, [[]]])(
    '[M3-13] starts empty on %j',
    (value) => {
      expect(parseStoredCart(value)).toEqual([]);
    },
  );

  it('[M3-13] [M5-6] returns only lines within their stock, whatever is stored in the browser', () => {
    const anyLine = fc.record(
      Object.fromEntries(
        Object.entries(stored).map(([key, value]) => [key, fc.oneof(fc.constant(value), fc.jsonValue())]),
      ),
    );
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.array(anyLine)), (value) => {
        for (const line of parseStoredCart(JSON.stringify(value))) {
          expect(line.quantity >= 1 && line.quantity <= lineStock(line)).toBe(true);
          expect(Number.isSafeInteger(line.price)).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });
});
