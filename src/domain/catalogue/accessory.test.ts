import { expect, it } from 'vitest';
import { isAccessory } from './accessory.ts';

it.each([
  ['Accesorios', 'Suplementos', true],
  ['Shakers', 'ACCESORIOS', true],
  ['accesórios ', '', true],
  ['Accesorios de cocina', '', false],
  ['Proteínas', 'Suplementos', false],
])('[M2.8p-7] the category %j of the type %j has colours: %s', (name, categoryType, colours) => {
  expect(isAccessory({ name, categoryType })).toBe(colours);
});
