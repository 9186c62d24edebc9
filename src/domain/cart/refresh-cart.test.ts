import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finalPrice } from '../money/discount.ts';
import { type CartItem, type CartProduct, lineStock } from './cart.ts';
import { refreshCart } from './refresh-cart.ts';

const product: CartProduct = { id: 1, name: 'Whey', images: [], price: 100_000, discount: 0, amount: 5, flavors: [] };
const line: CartItem = { ...product, selectedFlavor: null, quantity: 3 };
const vanilla = { name: 'Vainilla', quantity: 2 };

function told(items: CartItem[], products: CartProduct[]) {
  const result = refreshCart(items, products);
  return {
    quantities: result.items.map(({ quantity }) => quantity),
    changes: result.changes.map(({ item, kind }) => [kind, item.quantity]),
  };
}

describe('refreshCart', () => {
  it('[M3-13] reports no changes when nothing changed', () => {
    expect(refreshCart([line], [product])).toEqual({ items: [line], changes: [] });
  });

  it.each([
    ['the product is gone', [], [], [['unavailable', 3]]],
    ['it is sold out', [{ ...product, amount: 0 }], [], [['unavailable', 3]]],
    ['it comes in flavors now', [{ ...product, flavors: [vanilla] }], [], [['unavailable', 3]]],
    ['there are fewer', [{ ...product, amount: 2 }], [2], [['fewer', 2]]],
    ['there are more', [{ ...product, amount: 9 }], [3], []],
    ['the price changed', [{ ...product, price: 120_000 }], [3], [['price', 3]]],
    ['a discount began', [{ ...product, discount: 1000 }], [3], [['price', 3]]],
    ['the same final price is made otherwise', [{ ...product, price: 200_000, discount: 5000 }], [3], []],
    [
      'fewer at another price',
      [{ ...product, amount: 1, price: 1 }],
      [1],
      [
        ['fewer', 1],
        ['price', 1],
      ],
    ],
  ] satisfies [string, CartProduct[], number[], [string, number][]][])(
    '[M3-13] [M5-6] tells what changed: %s',
    (_case, products, quantities, changes) => {
      expect(told([line], products)).toEqual({ quantities, changes });
    },
  );

  it('[M3-13] looks at the stock of the chosen flavor', () => {
    const flavored = { ...product, flavors: [vanilla, { name: 'Chocolate', quantity: 9 }] };
    const chosen = (name: string) => ({ ...line, flavors: [], selectedFlavor: { name, quantity: 7 } });
    const items = [chosen('Vainilla'), chosen('Chocolate'), chosen('Limón')];
    expect(told(items, [flavored])).toEqual({
      quantities: [2, 3],
      changes: [
        ['fewer', 2],
        ['unavailable', 3],
      ],
    });
    expect(refreshCart(items, [flavored]).items[0]?.selectedFlavor).toEqual(vanilla);
  });

  it('[M3-13] [M5-6] leaves lines of today’s products within stock, and a second time changes nothing', () => {
    const id = fc.integer({ min: 1, max: 4 });
    const some = fc.record({ id, price: fc.nat(500), discount: fc.nat(10_000), amount: fc.nat(4) });
    const products = fc.uniqueArray(some, { selector: (fields) => fields.id });
    fc.assert(
      fc.property(products, products, (then, now) => {
        const items = then.map((fields) => ({ ...line, ...fields }));
        const today = now.map((fields) => ({ ...product, ...fields }));
        const { items: kept, changes } = refreshCart(items, today);
        expect(kept.length + changes.filter(({ kind }) => kind === 'unavailable').length).toBe(items.length);
        for (const item of kept) {
          expect(item.quantity).toBeLessThanOrEqual(lineStock(item));
          expect(finalPrice(item)).toBe(finalPrice(today.find((fields) => fields.id === item.id) ?? line));
        }
        expect(refreshCart(kept, today)).toEqual({ items: kept, changes: [] });
      }),
    );
  });
});
