import { expect, it } from 'vitest';
import { splitLabelledBrand } from './labelled-brand.ts';

it.each([
  ['WHEY 1 KG', ['WHEY 1 KG', undefined, undefined]],
  ['WHEY 1 KG Marca: ATHLON', ['WHEY 1 KG', 'ATHLON', undefined]],
  ['WHEY 1 KG Marca ATHLON Sabores disponibles: Banana - Coco', ['WHEY 1 KG', 'ATHLON', 'Banana - Coco']],
  ['WHEY 1 KG Sabores: Banana Marca ATHLON', ['WHEY 1 KG', 'ATHLON', 'Banana']],
])('%s is taken apart', (name, told) => {
  const { text, brand, flavors } = splitLabelledBrand(name);
  expect([text, brand, flavors]).toEqual(told);
});
