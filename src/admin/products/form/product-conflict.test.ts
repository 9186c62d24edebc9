import { expect, it } from 'vitest';
import { type ProductInput, productFields } from '#domain/catalogue/product-fields.ts';
import { initialValues } from '#domain/fields/convert-fields.ts';
import type { EditedVersions } from '../../edit-conflict/field-conflict.ts';
import { findProductConflicts, resolveProduct } from './product-conflict.ts';

const before: ProductInput = {
  ...initialValues(productFields),
  name: 'Whey',
  categoryId: 1,
  brandId: 1,
  price: 100_00,
  discount: 0,
  priceUsd: null,
  flavors: [
    { name: 'Vainilla', quantity: 5 },
    { name: 'Cola', quantity: 3 },
  ],
  amount: 8,
  description: '',
  images: [],
};
const names = { brand: (id: number) => `Marca ${id}`, category: (id: number) => `Categoría ${id}` };

/** The values to save when the user lets the current value of these fields stand. */
const resolve = (versions: EditedVersions<ProductInput>, ...keepCurrent: string[]) =>
  resolveProduct(versions, {
    conflicts: findProductConflicts(versions, names),
    keepCurrent: new Set(keepCurrent),
  });

it('finds the stock that a sale changed while the price was edited, and keeps both changes', () => {
  const own = { ...before, price: 120_00 };
  const current = {
    ...before,
    flavors: [
      { name: 'Vainilla', quantity: 4 },
      { name: 'Cola', quantity: 3 },
    ],
    amount: 7,
  };
  const rows = findProductConflicts({ before, own, current }, names);
  expect(rows).toEqual([
    { field: 'flavor:vainilla', label: 'Stock de Vainilla', own: '5', current: '4', changedByUser: false },
  ]);
  expect(resolve({ before, own, current }, 'flavor:vainilla')).toMatchObject({
    price: 120_00,
    flavors: current.flavors,
  });
  expect(resolve({ before, own, current })).toEqual(own);
});

it('marks what both have changed, and leaves out what both changed to the same value', () => {
  const own = { ...before, price: 120_00, name: 'Whey 2' };
  const current = { ...before, price: 130_00, name: 'Whey 2', brandId: 2, priceUsd: 5_00 };
  expect(findProductConflicts({ before, own, current }, names)).toEqual([
    { field: 'brandId', label: 'Marca', own: 'Marca 1', current: 'Marca 2', changedByUser: false },
    { field: 'price', label: 'Precio', own: '$ 120', current: '$ 130', changedByUser: true },
    { field: 'priceUsd', label: 'Precio USD', own: 'Sin precio', current: 'US$ 5', changedByUser: false },
  ]);
  expect(resolve({ before, own, current }, 'brandId', 'priceUsd')).toMatchObject({
    price: 120_00,
    brandId: 2,
    priceUsd: 5_00,
  });
});

it('finds flavors that were added or removed', () => {
  const own = { ...before, flavors: [{ name: 'Vainilla', quantity: 5 }] };
  const current = {
    ...before,
    flavors: [
      { name: 'Cola', quantity: 2 },
      { name: 'Limón', quantity: 1 },
    ],
  };
  const rows = findProductConflicts({ before, own, current }, names);
  expect(rows.map(({ field, own, current, changedByUser }) => [field, own, current, changedByUser])).toEqual([
    ['flavor:vainilla', '5', 'No está', false],
    ['flavor:cola', 'No está', '2', true],
    ['flavor:limón', 'No está', '1', false],
  ]);
  expect(resolve({ before, own, current }, 'flavor:vainilla', 'flavor:limón').flavors).toEqual([
    { name: 'Limón', quantity: 1 },
  ]);
});

it('compares flavors without regard to case, as the shop does', () => {
  const added = (name: string, quantity: number) => ({ ...before, flavors: [...before.flavors, { name, quantity }] });
  const versions = { before, own: added('coco', 4), current: added('Coco', 7) };
  expect(findProductConflicts(versions, names)).toEqual([
    { field: 'flavor:coco', label: 'Stock de coco', own: '4', current: '7', changedByUser: true },
  ]);
  expect(resolve(versions).flavors).toEqual(versions.own.flavors);
  expect(resolve(versions, 'flavor:coco').flavors).toEqual(versions.current.flavors);
});

it('compares the amount only of products without flavors', () => {
  const plain = { ...before, flavors: [], amount: 5 };
  const rows = findProductConflicts({ before: plain, own: plain, current: { ...plain, amount: 3 } }, names);
  expect(rows).toEqual([{ field: 'amount', label: 'Cantidad', own: '5', current: '3', changedByUser: false }]);
});
