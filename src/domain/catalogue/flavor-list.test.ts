import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Flavor } from './flavor.ts';
import { addFlavor, withFlavorQuantity, withoutFlavor } from './flavor-list.ts';
import { flavorKey } from './flavor-name.ts';
import { totalStock } from './stock.ts';

const vainilla = { name: 'Vainilla', quantity: 3 };

describe('addFlavor', () => {
  it('[M4-38] adds a flavor of which there is 1', () => {
    expect(addFlavor([vainilla], ' Frutilla  con crema ')).toEqual({
      ok: true,
      flavors: [vainilla, { name: 'Frutilla con crema', quantity: 1 }],
    });
  });

  it.each(['vainilla', 'VAINILLA', ' Vainilla '])('[M5-27] ignores %j beside Vainilla', (name) => {
    expect(addFlavor([vainilla], name)).toEqual({ ok: true, flavors: [vainilla] });
  });

  it('[M5-27] sees through the ways to write an accent', () => {
    expect(addFlavor([{ name: 'Limón', quantity: 2 }], 'limo\u0301n')).toMatchObject({ flavors: { length: 1 } });
  });

  it('[M5-26] says of a long name that it is too long', () => {
    expect(addFlavor([], 'A'.repeat(31))).toEqual({ ok: false, reason: 'length' });
    expect(addFlavor([], 'A1'.repeat(31))).toEqual({ ok: false, reason: 'letters' });
  });

  it.each(['', '  ', 'Cola 2', 'Té-verde', 'x!'])('[M5-25] [M5-26] refuses %j', (name) => {
    expect(addFlavor([vainilla], name)).toEqual({ ok: false, reason: 'letters' });
  });

  it.each(['Ñandú', 'Pingüino', 'Té verde', 'A'.repeat(30)])('[M5-25] [M5-26] takes %j', (name) => {
    expect(addFlavor([], name)).toEqual({ ok: true, flavors: [{ name, quantity: 1 }] });
  });
});

describe('quantities', () => {
  it('[M4-39] change, and stop at 0', () => {
    expect(withFlavorQuantity([vainilla], { name: 'Vainilla', quantity: 9 })).toEqual([
      { name: 'Vainilla', quantity: 9 },
    ]);
    expect(withFlavorQuantity([vainilla], { name: 'Vainilla', quantity: -1 })).toEqual([
      { name: 'Vainilla', quantity: 0 },
    ]);
  });

  it('[M4-39] go with their flavor', () => {
    expect(withoutFlavor([vainilla, { name: 'Cola', quantity: 1 }], 'Vainilla')).toEqual([
      { name: 'Cola', quantity: 1 },
    ]);
  });

  it('[M4-40] add up to the amount, whatever is done', () => {
    const name = fc.constantFrom('Vainilla', 'Cola', 'Limón', 'cola', 'Nuez');
    const step = fc.oneof(
      name.map((each) => (list: readonly Flavor[]) => {
        const added = addFlavor(list, each);
        return added.ok ? added.flavors : list;
      }),
      fc
        .record({ name, quantity: fc.integer({ min: -3, max: 9 }) })
        .map((change) => (list: readonly Flavor[]) => withFlavorQuantity(list, change)),
      name.map((each) => (list: readonly Flavor[]) => withoutFlavor(list, each)),
    );
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const flavors = steps.reduce<readonly Flavor[]>((list, act) => act(list), []);
        expect(new Set(flavors.map((flavor) => flavorKey(flavor.name))).size).toBe(flavors.length);
        const sum = flavors.reduce((total, { quantity }) => total + quantity, 0);
        expect(totalStock({ amount: 0, flavors })).toBe(sum);
      }),
    );
  });
});
