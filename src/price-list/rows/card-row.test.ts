import { expect, it } from 'vitest';
import { toBrandNames } from '../brands/brand-names.ts';
import { NO_SECTION } from '../headings/section.ts';
import type { Card, CardText } from '../page/card.ts';
import { findBrandStyles, toCardRow, withChosenPrice } from './card-row.ts';

const terms = { brands: toBrandNames(['Kaizen Andino', 'Pampa Fit', 'NutriBravía']), categoryWords: new Set<string>() };
const box = { left: 0, top: 0, right: 1, bottom: 1 };

function card(...texts: (readonly [string, boolean])[]): Card {
  const set = texts.map(([text, above]): CardText => ({ text, above, style: `f1 6 ${above ? 'A' : 'a'}` }));
  const price = { price: 100_000, title: '', score: 0, offers: [] };
  return { ...price, name: 'Whey x 1 kg', texts: set, brand: undefined, printed: '', box };
}

function rowOf(one: Card, list: readonly Card[] = [one]) {
  return toCardRow(one, { section: NO_SECTION, index: 0, terms, slots: findBrandStyles(list, terms) });
}

it.each([
  ['Marca: Pampa Fit', false, 'Pampa Fit'],
  ['Kaizen Andino · SKU 43008', false, 'Kaizen Andino'],
  ['por Otra Marca', false, 'Otra Marca'],
])('reads the brand in %j', (text, above, brand) => {
  expect(rowOf(card([text, above]))).toMatchObject({ brandCell: brand, text: 'Whey x 1 kg' });
});

it('takes what stands where other cards have their brand for one, whether the catalogue has it or not', () => {
  const [known, also, other] = [card(['PAMPA FIT', true]), card(['KAIZEN ANDINO', true]), card(['ZENIT', true])];
  expect(rowOf(other, [known, also, other]).brandCell).toBe('ZENIT');
});

it('knows no brand where something unknown stands above a name', () => {
  expect(rowOf(card(['ZENIT', true]))).toMatchObject({ brandCell: undefined, headingBrand: null });
});

it('keeps flavors as small print and puts sizes and words that tell products apart to the name', () => {
  expect(rowOf(card(['Sabor: Frutilla', false], ['Isolate', false], ['Sin azúcar agregada', false]))).toMatchObject({
    text: 'Whey x 1 kg Isolate',
    notes: ['Frutilla', 'Sin azúcar agregada'],
  });
});

it('keeps a list of flavors with a size, though it ends in a point', () => {
  expect(rowOf(card(['Coco | Limón · x 80grs.', false])).notes).toEqual(['Coco | Limón · x 80grs.']);
});

it.each(['24 g de proteína por porción de 30 g', '12 vitaminas para todos los días.'])(
  'leaves out sentences with amounts that are not its own: %s',
  (text) => {
    expect(rowOf(card([text, false], ['x 90 g', false]))).toMatchObject({ text: 'Whey x 1 kg x 90 g', notes: [] });
  },
);

it('takes the price with the title that was chosen, or none', () => {
  const offers = [
    { centavos: 100_000, title: 'PVP' },
    { centavos: 80_000, title: 'Mayorista' },
  ];
  const both = { ...card(), title: 'PVP', offers };
  expect(withChosenPrice(both, 'MAYORISTA')).toMatchObject({ price: 80_000, title: 'Mayorista' });
  expect(withChosenPrice(both, 'Gimnasio')).toMatchObject({ price: undefined, title: '' });
});
