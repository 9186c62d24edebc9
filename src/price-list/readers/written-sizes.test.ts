import { expect, it } from 'vitest';
import { withSizesInDigits } from './written-sizes.ts';

it.each([
  ['ídem kilo', 'ídem 1 kilo'],
  ['el medio kilo', 'el 500 g'],
  ['kilo y medio', '1,5 kg'],
  ['Aceite litro', 'Aceite 1 litro'],
  ['de dos libras', 'de 2 libras'],
  ['Sesenta cápsulas', '60 cápsulas'],
  ['el de ciento veinte', 'el de 120'],
  ['Tres Cerros Whey', 'Tres Cerros Whey'],
  ['2 kilo', '2 kilo'],
  ['1/2 kilo', '1/2 kilo'],
  ['kilométrico', 'kilométrico'],
  ['Nueces 1/4', 'Nueces 1/4 kg'],
  ['// 1/2', '// 1/2 kg'],
  ['Pasas: medio', 'Pasas: 1/2 kg'],
  ['1/2 lb', '1/2 lb'],
  ['BCAA 2:1/2', 'BCAA 2:1/2'],
])('writes the size of «%s» in digits', (text, written) => {
  expect(withSizesInDigits(text)).toBe(written);
});
