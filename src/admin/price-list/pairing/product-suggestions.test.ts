import { describe, expect, it } from 'vitest';
import { createProductSuggester } from './product-suggestions.ts';

const names = [
  'Creatina Monohidrato 300 g',
  'Creatina Monohidrato 500 g',
  'Whey Protein 1 kg',
  'Creatina Micronizada',
  'Barras x 24',
  'Vitamina C 1.000 mg',
];
const brands = ['Ñandú', 'Ñandú', 'Ñandú', 'Puma'];
const products = names.map((name, index) => ({ id: index + 1, name, brand: brands[index] ?? 'Otra', price: 1 }));
const suggest = createProductSuggester(products);
const idsFor = (text: string, ...pairedIds: number[]) =>
  suggest({ text, isTaken: (id) => pairedIds.includes(id) }).map(({ id }) => id);

describe('product suggestions', () => {
  it('share words with the line, rare words weighing most, numbers with their units', () => {
    expect(idsFor('CREATINA MONOHIDRATO 300GR $ 9.000')).toEqual([1, 2, 4]);
    expect(idsFor('creatina puma')).toEqual([4, 1, 2]);
    expect(idsFor('Nandu proteina 1kg'), 'brands too, without their accents').toEqual([3, 1, 2]);
  });
  it('come later when they are paired already', () => {
    expect(idsFor('Creatina monohidrato', 1)).toEqual([2, 1, 4]);
  });
  it('ignore the price', () => {
    expect(idsFor('WHEY $ 24.700')).toEqual([3]);
    expect(idsFor('WHEY 24.700,00 $24')).toEqual([3]);
    expect(idsFor('VIT. 1.000 mg 9.500')).toEqual([6]);
  });
  it('are none when no word is shared', () => {
    expect(idsFor('Clavos $ 1.200')).toEqual([]);
  });
});
