import { expect, it } from 'vitest';
import { findProductConflicts, resolveProductConflicts } from './product-conflict.ts';
import type { ProductFormInput } from './product-values.ts';

const before: ProductFormInput = {
  name: 'Whey',
  idCategory: 1,
  idBrand: 1,
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

it('shows the stock that a sale took while the price was edited, and keeps both', () => {
  const mine = { ...before, price: 120_00 };
  const now = {
    ...before,
    flavors: [
      { name: 'Vainilla', quantity: 4 },
      { name: 'Cola', quantity: 3 },
    ],
    amount: 7,
  };
  const rows = findProductConflicts({ before, mine, now }, names);
  expect(rows).toEqual([{ key: 'flavor:Vainilla', label: 'Stock de Vainilla', mine: '5', now: '4', touched: false }]);
  expect(resolveProductConflicts({ mine, now }, new Set(['flavor:Vainilla']))).toMatchObject({
    price: 120_00,
    flavors: now.flavors,
  });
  expect(resolveProductConflicts({ mine, now }, new Set())).toEqual(mine);
});

it('marks what both have changed, and says nothing of what both have made the same', () => {
  const mine = { ...before, price: 120_00, name: 'Whey 2' };
  const now = { ...before, price: 130_00, name: 'Whey 2', idBrand: 2, priceUsd: 5_00 };
  expect(findProductConflicts({ before, mine, now }, names)).toEqual([
    { key: 'idBrand', label: 'Marca', mine: 'Marca 1', now: 'Marca 2', touched: false },
    { key: 'price', label: 'Precio', mine: '$ 120', now: '$ 130', touched: true },
    { key: 'priceUsd', label: 'Precio USD', mine: 'Sin precio', now: 'US$ 5', touched: false },
  ]);
  expect(resolveProductConflicts({ mine, now }, new Set(['idBrand', 'priceUsd']))).toMatchObject({
    price: 120_00,
    idBrand: 2,
    priceUsd: 5_00,
  });
});

it('lets flavors come and go', () => {
  const mine = { ...before, flavors: [{ name: 'Vainilla', quantity: 5 }] };
  const now = {
    ...before,
    flavors: [
      { name: 'Cola', quantity: 2 },
      { name: 'Limón', quantity: 1 },
    ],
  };
  const rows = findProductConflicts({ before, mine, now }, names);
  expect(
    rows.map(({ field: key, own: mine, current: now, changedByUser: touched }) => [key, mine, now, touched]),
  ).toEqual([
    ['flavor:Vainilla', '5', 'No está', false],
    ['flavor:Cola', 'No está', '2', true],
    ['flavor:Limón', 'No está', '1', false],
  ]);
  const taken = new Set(['flavor:Vainilla', 'flavor:Limón']);
  expect(resolveProductConflicts({ mine, now }, taken).flavors).toEqual([{ name: 'Limón', quantity: 1 }]);
});

it('speaks of the amount only where there are no flavors', () => {
  const plain = { ...before, flavors: [], amount: 5 };
  const rows = findProductConflicts({ before: plain, mine: plain, now: { ...plain, amount: 3 } }, names);
  expect(rows).toEqual([{ key: 'amount', label: 'Cantidad', mine: '5', now: '3', touched: false }]);
});
