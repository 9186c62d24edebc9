import { expect, it } from 'vitest';
import { flavorLabel, resolveFlavor } from './flavor-choice.ts';

it.each([
  ['Accesorios', undefined, 'Color'],
  ['ACCESÓRIOS', undefined, 'Color'],
  ['Shakers y Botellas', 'Accesorios', 'Color'],
  ['Proteínas', 'Suplementos', 'Sabor'],
  ['', undefined, 'Sabor'],
] as const)('[M2.3-4] %s of type %s has a %s', (category, categoryType, label) => {
  expect(flavorLabel(categoryType ? { category, categoryType } : { category })).toBe(label);
});

const flavors = [
  { name: 'Banana', quantity: 0 },
  { name: 'Chocolate', quantity: 2 },
  { name: 'Vainilla', quantity: 1 },
];

it.each([
  [null, 'Chocolate'],
  ['Vainilla', 'Vainilla'],
  ['Banana', 'Chocolate'],
  ['Frutilla', 'Chocolate'],
])('[M2.3-4] choosing %s selects %s', (chosen, selected) => {
  expect(resolveFlavor({ amount: 3, flavors }, chosen)?.name).toBe(selected);
});

it('selects none of a product without flavors or out of stock', () => {
  expect(resolveFlavor({ amount: 3, flavors: [] }, null)).toBeNull();
  expect(resolveFlavor({ amount: 0, flavors: [{ name: 'Banana', quantity: 0 }] }, 'Banana')).toBeNull();
});
