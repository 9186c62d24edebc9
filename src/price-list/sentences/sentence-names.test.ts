import { expect, it } from 'vitest';
import type { Catalogue } from '../headings/catalogue-terms.ts';
import { nameInSentence, sizeBehind, splitClause, splitNames, variantOf } from './sentence-names.ts';

const names: Pick<Catalogue, 'hasWord' | 'beginsName'> = {
  hasWord: (text) => /^no,|iron|whey|creatina|omega|zinc|magma|cafe[ií]na|arveja|gel|carnitina/i.test(text),
  beginsName: (word) => word === 'miel',
};

it.each([
  ['what leads to the price', 'Whey 1 kg queda en', 'Whey 1 kg'],
  ['a verb of what will be', 'La Whey 1 kg costará', 'Whey 1 kg'],
  ['what follows «se»', 'Zinc 60 caps se consigue recién por', 'Zinc 60 caps'],
  ['what joins it to what stands before', 'y también el Zinc', 'Zinc'],
  ['what comes before an article', 'De Delta puedo ofrecer el Iron Whey de 2 kg', 'Iron Whey de 2 kg'],
  ['what comes before a comma', 'En la línea natural, Zinc 60', 'Zinc 60'],
  ['a clause behind it', 'El Omega de 60, que me reclamaron ayer,', 'Omega de 60'],
  ['talk within it', 'Del Omega me queda el frasco de 60 a', 'Omega el frasco de 60'],
  ['what is said of a size', 'El de 5 libras es otra historia: el de chocolate está', '5 libras el de chocolate'],
  ['a word of the name that is said again', 'el Whey, el Whey de 1 kg', 'Whey de 1 kg'],
  ['a sentence before it', 'Sigue igual. La Whey 1 kg', 'Whey 1 kg'],
  ['a sentence that ends before a name', 'No hubo aumento. Whey 1 kg', 'Whey 1 kg'],
  ['what stands for the name before', 'ídem 1 kilo', '1 kilo'],
  ['only talk', 'y ahora la dejamos a', ''],
  ['a no', 'No, ese se fue a', ''],
])('is taken out of a sentence without %s', (_what, text, name) => {
  expect(nameInSentence(text, names)).toBe(name);
});

it.each([
  ['names that end as verbs do', 'Whey 1 kg Laboratorio Pirán'],
  ['words that the catalogue does not have', 'Creatina micronizada 300 g oro'],
  ['names without a word of the catalogue', 'Remera lisa'],
  ['short forms', 'Vit. Zinc x 60'],
  ['what stands in capitals behind a dot', 'CREAT. MICRON. X 200G'],
  ['numbers and signs in a word', 'L-carnitina omega-3'],
])('keeps %s', (_what, text) => {
  expect(nameInSentence(text, names)).toBe(text);
});

it.each([
  ['120', '120'],
  ['pote el de 150', '150'],
  ['5 libras el de chocolate', '5 libras el de chocolate'],
  ['5 mg', '5 mg'],
  ['vainilla', 'vainilla'],
  ['Whey de 1 kg', undefined],
  ['lata oro 120', undefined],
  ['', undefined],
])('tells of the product before with «%s»: %s', (text, variant) => {
  expect(variantOf(text, names)).toBe(variant);
});

it.each([
  ['el pote de 300 gramos, la Whey', { size: 'pote de 300 gramos', rest: ', la Whey' }],
  ['el de kilo y medio y', { size: 'de 1,5 kg', rest: ' y' }],
  ['la caja de doce; el', { size: 'caja x 12', rest: '; el' }],
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
  expect(sizeBehind('el de 400', { isLast: true })).toEqual({ size: 'de 400', rest: '' });
  expect(sizeBehind('la de 120,', { isLast: false })).toBeUndefined();
});

it('takes a flavor that names begin with for a name', () => {
  expect(variantOf('Miel 500', names)).toBeUndefined();
  expect(variantOf('Coco 500', names)).toBe('Coco 500');
});

it.each([
  ['Te paso Iron Whey', 'Iron Whey'],
  ['no viene más la Iron Whey', 'Iron Whey'],
])('has no pronoun or adverb in a name: «%s»', (text, name) => {
  const all: typeof names = { ...names, hasWord: (word) => /iron|whey|^te$|^más$/i.test(word) };
  expect(nameInSentence(text, all)).toBe(name);
});

it.each([
  ['Todas las Whey son de 2 kg: la Iron pasa a costar', 'Iron', 'Todas las Whey son de 2 kg:'],
  ['el Omega en dos tamaños, 60 cápsulas', 'Omega en 60 cápsulas', ''],
  ['Sigo con otra cosa: a partir de hoy, Whey 1 kg', 'Whey 1 kg', 'Sigo con otra cosa:'],
])('splits %j into the name in its last clause and what was said before', (text, name, before) => {
  expect(splitClause(text, names)).toEqual({ name, before });
});

it.each([
  ['gel frutilla y gel manzana 23 g', ['gel frutilla 23 g', 'gel manzana 23 g']],
  ['Zinc comprimidos y zinc líquido', ['Zinc comprimidos', 'zinc líquido']],
  ['gel frutilla y manzana 23 g', undefined],
  ['zinc C y zinc D3 60 caps', undefined],
  ['gel 40 g y gel 80 g', undefined],
  ['whey chocolate sube y whey vainilla 1 kg', undefined],
])('are two for one price in «%s»: %j', (text, parts) => {
  expect(splitNames(text, names)).toEqual(parts ?? [text]);
});
