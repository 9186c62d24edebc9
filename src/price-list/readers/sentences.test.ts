import { expect, it } from 'vitest';
import {
  lastSentence,
  nameInSentence,
  numberVariant,
  sizeBehind,
  variantAtEnd,
  withoutConnectives,
  withoutPriceVerb,
} from './sentences.ts';

it.each([
  ['Whey 1 kg queda en', 'Whey 1 kg'],
  ['Creatina 300 g se va a', 'Creatina 300 g'],
  ['Omega 3, ahora vale', 'Omega 3'],
  ['Whey 2 libras pasa de', 'Whey 2 libras'],
  ['La Whey 1 kg costará', 'La Whey 1 kg'],
  ['Los geles se venderán a', 'Los geles'],
  ['Zinc 60 caps se ofrece a', 'Zinc 60 caps'],
  ['Whey 1 kg Laboratorio Pirán', 'Whey 1 kg Laboratorio Pirán'],
  ['Zinc 60 caps a', 'Zinc 60 caps'],
  ['Whey 1 kg quedará en', 'Whey 1 kg'],
  ['Creatina 300 g, ahora costará', 'Creatina 300 g'],
  ['Barras venderemos a', 'Barras'],
  ['Whey 1 kg se vende a', 'Whey 1 kg'],
  ['Zinc 60 caps se consigue recién por', 'Zinc 60 caps'],
  ['Whey Titán', 'Whey Titán'],
  ['Zinc 60 caps por', 'Zinc 60 caps por'],
  ['Maca de la', 'Maca de la'],
])('leads from a name to its price: «%s»', (text, name) => {
  expect(withoutPriceVerb(text)).toBe(name);
});

it.each([
  ['y la Whey 1 kg', 'Whey 1 kg'],
  ['También el Zinc', 'Zinc'],
  ['Whey con el vaso', 'Whey con el vaso'],
  ['y además la', ''],
])('joins a name to what stands before: «%s»', (text, name) => {
  expect(withoutConnectives(text)).toBe(name);
});

it.each([
  ['este mes sumamos la de 1 kilo', '1 kilo'],
  ['el pote de 300 g', '300 g'],
  ['también está la de vainilla', 'vainilla'],
  ['la Whey de 1 kilo', undefined],
  ['la de Delta', undefined],
])('ends with another size or flavor: «%s»', (text, variant) => {
  expect(variantAtEnd(text)).toBe(variant);
});

it.each([
  ['De Delta puedo ofrecer el Iron Whey de 2 kg, el sabor es lo mismo', 'Iron Whey de 2 kg'],
  ['La Whey nos queda', 'Whey'],
  ['Whey del Iron', 'Whey del Iron'],
  ['Pasta de maní', 'Pasta de maní'],
])('names a product among other words: «%s»', (text, name) => {
  expect(nameInSentence(text, (one) => /iron|whey/.test(one))).toBe(name);
});

it.each([
  ['120', 'Magma de 60 cápsulas', '120 cápsulas'],
  ['de 120', 'Magma de 60 cápsulas', '120 cápsulas'],
  ['120', 'Magma', undefined],
  ['120', 'Omega 3 forte', undefined],
  ['120 ml', 'Magma de 60 cápsulas', undefined],
])('tells with «%s» another number than «%s»', (text, base, variant) => {
  expect(numberVariant(text, base)).toBe(variant);
});

it.each([
  ['el pote de 300 gramos, la Whey', { size: 'pote de 300 gramos', rest: ', la Whey' }],
  ['el de kilo y medio y', { size: 'de 1,5 kg', rest: ' y' }],
  ['por kilo y la Whey', { size: '1 kilo', rest: ' y la Whey' }],
  ['los 500 g. La Whey', { size: '500 g', rest: '. La Whey' }],
  ['la de vainilla, la Whey', undefined],
  ['la Whey de 1 kg', undefined],
  [', la de 2 libras en', undefined],
  [' y la de 1 kilo', undefined],
  ['la de 2 libras en', undefined],
])('tells a size behind a price: «%s»', (text, found) => {
  expect(sizeBehind(text, { isLast: false })).toEqual(found);
});

it('tells the size at the end of a text', () => {
  expect(sizeBehind('el pote de 300 gramos', { isLast: true })).toEqual({ size: 'pote de 300 gramos', rest: '' });
});

it.each([
  ['Sigue igual. La Whey 1 kg', 'La Whey 1 kg'],
  ['Hay poco. El Zinc no vino! También la Whey', 'También la Whey'],
  ['Lab. Pirán Whey', 'Lab. Pirán Whey'],
  ['Vit. el Zinc', 'Vit. el Zinc'],
])('ends with its last sentence: «%s»', (text, last) => {
  expect(lastSentence(text)).toBe(last);
});
