import { expect, it } from 'vitest';
import { brandWords, findBrands, toBrandNames } from './brand-names.ts';

const BRANDS = toBrandNames(['Vitalina', 'Createk', 'Ironpeak', 'Pampa Sport', 'Nutrimax']);
const among = (text: string) => findBrands(brandWords(text), BRANDS).map(({ name }) => name);

it('finds brands written apart, or with a wrong letter', () => {
  expect(among('Shaker IRON PEAK 600 ml')).toEqual(['Ironpeak']);
  expect(among('Whey 1 kg Nutrimas')).toEqual(['Nutrimax']);
  expect(among('Whey 1 kg Pampa Spor')).toEqual(['Pampa Sport']);
});

it('finds no brand of one word written both apart and wrong', () => {
  expect(among('Creat. en cápsulas x 60')).toEqual([]);
});

it('takes words of the trade for no brand that is written wrong', () => {
  expect(among('Vitamina C 1000 mg')).toEqual([]);
  expect(among('Vitalima C 1000 mg')).toEqual(['Vitalina']);
});
