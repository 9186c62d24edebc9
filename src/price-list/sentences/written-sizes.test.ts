import { expect, it } from 'vitest';
import { withSizesInDigits } from './written-sizes.ts';

it.each([
  ['ídem kilo', 'ídem 1 kilo'],
  ['el medio kilo', 'el 500 g'],
  ['avena medio kg', 'avena 500 g'],
  ['2 y medio kg', '2,5 kg'],
  ['miel kg', 'miel 1 kg'],
  ['de cuarto kilo', 'de 250 g'],
  ['un cuarto de kilo', '250 g'],
  ['la cien por ciento whey', 'la 100% whey'],
  ['Chía: kg', 'Chía: 1 kg'],
  ['Nueces, el cuarto', 'Nueces, el 1/4 kg'],
  ['tres cuartos de kilo', '750 g'],
  ['cuarto intermedio', 'cuarto intermedio'],
  ['kilo y medio', '1,5 kg'],
  ['litro y medio', '1,5 l'],
  ['Aceite litro', 'Aceite 1 litro'],
  ['de dos libras', 'de 2 libras'],
  ['Sesenta cápsulas', '60 cápsulas'],
  ['el de ciento veinte', 'el de 120'],
  ['BCAA dos uno uno de 120', 'BCAA 2:1:1 de 120'],
  ['BCAA ocho a uno a uno', 'BCAA 8:1:1'],
  ['dos, uno y uno', 'dos, uno y uno'],
  ['Tres Cerros Whey', 'Tres Cerros Whey'],
  ['2 kilo', '2 kilo'],
  ['1/2 kilo', '1/2 kilo'],
  ['kilométrico', 'kilométrico'],
  ['Nueces 1/4', 'Nueces 1/4 kg'],
  ['// 1/2', '// 1/2 kg'],
  ['Pasas: medio', 'Pasas: 1/2 kg'],
  ['1/2 lb', '1/2 lb'],
  ['BCAA 2:1/2', 'BCAA 2:1/2'],
  ['la de siete y medio', 'la de 7,5'],
  ['dos kilos y medio', '2,5 kilos'],
  ['de 300 y medio kilo', 'de 300 y 500 g'],
  ['treinta y dos comprimidos', '32 comprimidos'],
  ['set que trae cinco', 'set x 5'],
  ['talle eme y talle ele', 'talle M y talle L'],
  ['talles ese, equis ele y doble equis ele', 'talles S, XL y XXL'],
  ['el ele, la eme', 'el ele, la eme'],
  ['de una, por uno', 'de una, por uno'],
])('writes the size of «%s» in digits', (text, written) => {
  expect(withSizesInDigits(text)).toBe(written);
});

it('writes the numbers of names as the catalogue has them', () => {
  const write = (text: string, ...words: string[]) => withSizesInDigits(text, (word) => words.includes(word));
  expect(write('omega tres y dos más', 'omega', '3', '2')).toBe('omega 3 y dos más');
  expect(write('omega tres', 'omega', 'tres', '3')).toBe('omega tres');
  expect(write('omega tres', 'omega')).toBe('omega tres');
});
