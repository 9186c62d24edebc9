import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finalPrice } from '../money/discount.ts';
import {
  addItem,
  addUnits,
  type CartItem,
  type CartProduct,
  cartCount,
  cartSubtotal,
  isSameLine,
  lineStock,
  lineTotal,
} from './cart.ts';
import {
  changeFlavor,
  decreaseQuantity,
  increaseQuantity,
  isAtStockLimit,
  removeLine,
  setQuantity,
} from './edit-cart.ts';

const vanilla = { name: 'Vainilla', quantity: 2 };
const cocoa = { name: 'Chocolate', quantity: 5 };
const empty = { name: 'Frutilla', quantity: 0 };

function product(changes: Partial<CartProduct> = {}): CartProduct {
  return { id: 1, name: 'Whey', images: [], price: 100_000, discount: 0, amount: 3, flavors: [], ...changes };
}

function choice(flavor: string | null, changes: Partial<CartProduct> = {}): Omit<CartItem, 'quantity'> {
  const flavors = flavor === null ? [] : [empty, vanilla, cocoa];
  return { ...product({ flavors, ...changes }), selectedFlavor: flavors.find(({ name }) => name === flavor) ?? null };
}

function cartOf(...lines: [Omit<CartItem, 'quantity'>, number][]): CartItem[] {
  return lines.map(([item, quantity]) => ({ ...item, quantity }));
}

function shortly(items: readonly CartItem[]): (string | number)[][] {
  return items.map(({ id, selectedFlavor, quantity }) => [id, selectedFlavor?.name ?? '-', quantity]);
}

describe('addItem', () => {
  it('[M4-3] adds a new line with one unit', () => {
    const { items, added } = addItem([], choice(null));
    expect([shortly(items), added]).toEqual([[[1, '-', 1]], true]);
    expect(shortly(addItem([], choice(null), 3).items)).toEqual([[1, '-', 1]]);
  });

  it('[M4-1] raises an existing line by one, or by the quantity', () => {
    const before = cartOf([choice('Chocolate'), 1], [choice('Vainilla'), 1]);
    expect(addItem(before, choice('Chocolate')).added).toBe(true);
    expect(shortly(addItem(before, choice('Chocolate')).items)).toEqual([
      [1, 'Chocolate', 2],
      [1, 'Vainilla', 1],
    ]);
    expect(shortly(addItem(before, choice('Chocolate'), 4).items)[0]).toEqual([1, 'Chocolate', 5]);
  });

  it.each([
    ['one over the stock', choice('Vainilla'), 2, 1],
    ['several over the stock', choice('Chocolate'), 2, 4],
    ['an amount of zero', choice('Chocolate'), 2, 0],
    ['a negative amount', choice('Chocolate'), 2, -1],
    ['half a unit', choice('Chocolate'), 2, 0.5],
    ['stock that has shrunk', choice(null, { amount: 1 }), 2, 1],
  ])('[M4-2] reports false and changes nothing: %s', (_case, item, present, quantity) => {
    const before = cartOf([{ ...item, price: 1 }, present]);
    expect(addItem(before, item, quantity)).toEqual({ items: before, added: false });
  });

  it.each([
    ['without flavors', choice(null, { amount: 0 })],
    ['in a flavor that is sold out', choice('Frutilla')],
    ['with all flavors sold out', choice(null, { flavors: [empty] })],
    ['in a flavor it does not have', { ...choice('Vainilla'), selectedFlavor: { name: 'Limón', quantity: 9 } }],
  ])('[M4-3] [M4-20] does not add what has no stock: %s', (_case, item) => {
    expect(addItem([], item)).toEqual({ items: [], added: false });
  });

  it('[M5-19] takes the first flavor in stock when none was chosen', () => {
    const unchosen = { ...choice('Vainilla'), selectedFlavor: null };
    expect(shortly(addItem([], unchosen).items)).toEqual([[1, 'Vainilla', 1]]);
    expect(shortly(addItem(cartOf([choice('Vainilla'), 1]), unchosen).items)).toEqual([[1, 'Vainilla', 2]]);
  });

  it('takes over the newer price of the product', () => {
    const { items } = addItem(cartOf([choice(null), 1]), choice(null, { price: 150_000 }));
    expect(cartSubtotal(items)).toBe(300_000);
  });
});

describe('addUnits', () => {
  const present = cartOf([choice('Chocolate'), 2]);

  it('adds several units, also as a new line', () => {
    expect(shortly(addUnits([], choice('Chocolate'), 3).items)).toEqual([[1, 'Chocolate', 3]]);
    expect(shortly(addUnits(present, choice('Chocolate'), 2).items)).toEqual([[1, 'Chocolate', 4]]);
    expect(shortly(addUnits(present, choice('Vainilla'), 1).items)[1]).toEqual([1, 'Vainilla', 1]);
  });

  it.each([0, -1, 0.5, 4, 99])('adds nothing when not all fit: %s', (quantity) => {
    expect(addUnits(present, choice('Chocolate'), quantity)).toEqual({ items: present, added: false });
    expect(addUnits([], choice('Frutilla'), quantity)).toEqual({ items: [], added: false });
  });
});

describe('changeFlavor', () => {
  const before = cartOf([choice('Chocolate'), 4], [choice(null, { id: 2 }), 1], [choice('Vainilla'), 1]);

  it('keeps the place of the line, and takes no more than there is', () => {
    const alone = cartOf([choice('Chocolate'), 4], [choice(null, { id: 2 }), 1]);
    expect(shortly(changeFlavor(alone, choice('Chocolate'), 'Vainilla'))).toEqual([
      [1, 'Vainilla', vanilla.quantity],
      [2, '-', 1],
    ]);
  });

  it('joins the line of that flavor', () => {
    expect(shortly(changeFlavor(before, choice('Vainilla'), 'Chocolate'))).toEqual([
      [2, '-', 1],
      [1, 'Chocolate', Math.min(5, cocoa.quantity)],
    ]);
  });

  it.each(['Frutilla', 'Limón', 'Chocolate'])('changes nothing for what is not in stock or the same: %s', (name) => {
    expect(changeFlavor(before, choice('Chocolate'), name)).toEqual(before);
  });
});

describe('changing a line', () => {
  const before = cartOf([choice('Chocolate'), 2], [choice('Vainilla'), 2], [choice(null, { id: 2 }), 1]);

  it('[M4-6] increases within stock and ignores the rest', () => {
    expect(shortly(increaseQuantity(before, choice('Chocolate')))[0]).toEqual([1, 'Chocolate', 3]);
    expect(increaseQuantity(before, choice('Vainilla'))).toEqual(before);
  });

  it('[M4-5] [M5-7] never decreases below one', () => {
    const four = cartOf([choice('Chocolate'), 4]);
    expect(shortly(decreaseQuantity(four, choice('Chocolate')))).toEqual([[1, 'Chocolate', 3]]);
    expect(shortly(decreaseQuantity(before, choice('Chocolate')))[0]).toEqual([1, 'Chocolate', 1]);
    expect(decreaseQuantity(before, { id: 2, selectedFlavor: null })).toEqual(before);
  });

  it('[M4-7] removes by id and flavor; the other flavors stay', () => {
    expect(shortly(removeLine(before, { id: 1, selectedFlavor: { name: 'Chocolate' } }))).toEqual([
      [1, 'Vainilla', 2],
      [2, '-', 1],
    ]);
    expect(removeLine(before, { id: 1, selectedFlavor: null })).toEqual(before);
  });

  it('[M2.4-3] [M5-6] is at its limit when it has all the stock', () => {
    expect(before.map(isAtStockLimit)).toEqual([false, true, false]);
  });
});

describe('totals', () => {
  it('[M9-3] [M9-4] [M2.4-4] [M2.6-4] add up', () => {
    const items = cartOf([choice('Chocolate', { price: 99_950, discount: 1000 }), 2], [choice(null, { id: 2 }), 3]);
    expect(items.map(lineTotal)).toEqual([180_000, 300_000]);
    expect([cartSubtotal(items), cartCount(items)]).toEqual([480_000, 5]);
    expect([cartSubtotal([]), cartCount([])]).toEqual([0, 0]);
  });
});

describe('any sequence of acts', () => {
  const quantity = fc.integer({ min: 0, max: 4 });
  const flavors = fc.uniqueArray(fc.record({ name: fc.constantFrom('a', 'b', 'c'), quantity }), {
    selector: ({ name }) => name,
  });
  const fields = fc.record({
    id: fc.integer({ min: 1, max: 3 }),
    price: fc.nat(999_999),
    discount: fc.nat(10_000),
    amount: quantity,
    flavors,
  });
  const item = fc.tuple(fields, fc.nat(3)).map(([changes, pick]) => ({
    ...product(changes),
    selectedFlavor: changes.flavors[pick] ?? null,
  }));
  type Act = (items: readonly CartItem[]) => CartItem[];
  const act = fc.oneof(
    fc.tuple(item, fc.integer({ min: -1, max: 5 })).map(
      ([line, by]): Act =>
        (items) =>
          addItem(items, line, by).items,
    ),
    item.map(
      (line): Act =>
        (items) =>
          increaseQuantity(items, line),
    ),
    item.map(
      (line): Act =>
        (items) =>
          decreaseQuantity(items, line),
    ),
    item.map(
      (line): Act =>
        (items) =>
          removeLine(items, line),
    ),
  );

  it('[M5-6] [M9-3] keeps 1 … stock of each line, one line per flavor, sums that fit, and its input as it was', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 25 }), (acts) => {
        acts.reduce<CartItem[]>((items, step) => {
          const before = structuredClone(items);
          const after = step(items);
          expect(items).toEqual(before);
          for (const line of after) {
            expect(line.quantity >= 1 && line.quantity <= lineStock(line)).toBe(true);
            expect(lineTotal(line)).toBe(finalPrice(line) * line.quantity);
            expect(after.filter((other) => isSameLine(other, line))).toEqual([line]);
          }
          expect(cartSubtotal(after)).toBe(after.map(lineTotal).reduce((a, b) => a + b, 0));
          return after;
        }, []);
      }),
      { numRuns: 200 },
    );
  });
});

describe('a typed quantity', () => {
  const item = {
    id: 1,
    name: 'Barra',
    images: [],
    price: 100,
    discount: 0,
    amount: 5,
    flavors: [],
    selectedFlavor: null,
    quantity: 2,
  };
  it.each([
    [3, 3],
    [0, 1],
    [99, 5],
  ])('of %i becomes %i', (typed, quantity) => {
    expect(setQuantity([item], item, typed)).toEqual([{ ...item, quantity }]);
  });
});
