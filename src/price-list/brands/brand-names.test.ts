import { expect, it } from 'vitest';
import { brandAlone, brandsOf, brandWords, findBrands, toBrandNames } from './brand-names.ts';

const BRANDS = toBrandNames(['Vitalina', 'Createk', 'Ironpeak', 'Pampa Sport', 'Nutrimax']);
const among = (text: string) => findBrands(brandWords(text), BRANDS).map(({ name }) => name);

it('finds brands written apart', () => {
  expect(among('Shaker IRON PEAK 600 ml')).toEqual(['Ironpeak']);
});

it('finds the brand of letters that stood apart, with what else they say', () => {
  expect(['IRONPEAKUSA', 'I R O N P E A K', 'IRONPEAKZERO'].map((text) => brandAlone(text, BRANDS))).toEqual([
    'Ironpeak',
    'Ironpeak',
    undefined,
  ]);
});

it('takes a word that products of other brands are called by for no brand', () => {
  const shop = brandsOf([
    { name: 'Zinc 60 comprimidos', brand: 'Vitalina' },
    { name: 'Vitamina C 1000 mg', brand: 'Createk' },
    { name: 'Mega Mass 3 kg', brand: 'Createk' },
    { name: 'Mega Gel 40 g', brand: 'Mega Nutrition' },
    { name: 'Toro Whey 1 kg', brand: 'Toro Nutrition' },
  ]);
  const found = (text: string) => findBrands(brandWords(text), shop).map(({ name }) => name);
  expect(found('Vitamina C 1000 mg')).toEqual([]);
  expect(shop.flatMap(({ name, telling }) => (telling.size === 0 ? name : []))).toEqual(['Mega Nutrition']);
});
