import { expect, it } from 'vitest';
import { variantIn, withVariant } from './name-variants.ts';

it.each([
  ['/ 5 lb (choco, vainilla)', '5 lb (choco, vainilla)'],
  ['- Frutilla', 'Frutilla'],
  ['x 90', 'x 90'],
  ['talle XL', 'talle XL'],
  ['Creatina 300 g', undefined],
  ['promo', undefined],
  ['1 kg oro', undefined],
])('«%s» says another size or flavor and no more: %s', (text, variant) => {
  expect(variantIn(text)).toBe(variant);
});

it.each([
  ['Mass 2,7 kg', '5,4 kg', 'Mass 5,4 kg'],
  ['Zinc x 60', 'x 90', 'Zinc x 90'],
  ['Barra caja x 12', 'x 24', 'Barra x 24'],
  ['Mass 2,7 kg (uva)', '5,4 kg', 'Mass (uva) 5,4 kg'],
  ['Iso 2 lb - Frutilla', '2 lb - Cookies', 'Iso 2 lb - Cookies'],
  ['Aceite coco 300 ml', 'Coco 500 ml', 'Aceite Coco 500 ml'],
  ['Whey 1 kg vainilla', 'Chocolate', 'Whey 1 kg Chocolate'],
  ['Whey 1 kg (vainilla)', 'Chocolate', 'Whey 1 kg Chocolate'],
  ['Remera talle M', 'XL', 'Remera XL'],
  ['Whey 900 g todos los sabores', '3 kg', 'Whey 3 kg'],
  ['Tobilleras 1 kg el par', '2 kg el par', 'Tobilleras 2 kg el par'],
  ['Whey', '1 kg', 'Whey 1 kg'],
])('«%s» in another variant, «%s», is «%s»', (name, variant, expected) => {
  expect(withVariant(name, variant)).toBe(expected);
});
