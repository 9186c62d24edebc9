import { expect, it } from 'vitest';
import { catalogueOf } from './catalogue-terms.ts';

const product = (name: string, id: number) => {
  return { id, name, brand: 'Pampa Fit', category: 'Alimentos y Bebidas', price: 1, flavors: [] };
};

it('has the words of categories, and those that names begin with or several have, but no brand', () => {
  const names = [
    'Barra Proteica Fit',
    'Barra Proteica Fit Coco',
    'Barras Proteicas Fit x 12',
    'Gofio Coco',
    'Gel 40 g',
  ];
  const { brands, categoryWords, nameWords, boxes } = catalogueOf(names.map(product));
  expect(brands.map(({ name }) => name)).toEqual(['Pampa Fit']);
  expect([...categoryWords]).toEqual(['alimento', 'y', 'bebida']);
  expect([...boxes].map(([count, words]) => [count, ...words])).toEqual([[12, 'barra', 'proteica', 'fit']]);
  expect([...nameWords]).toEqual(['barra', 'gofio', 'proteica']);
});

it('tells words of the catalogue, and names of it in full', () => {
  const names = ['Creatina Monohidrato 300 g', 'Whey Protein 1 kg', 'Zinc 60 cápsulas'];
  const { hasWord, isProduct } = catalogueOf(names.map((name, id) => ({ ...product(name, id), brand: 'Delta' })));
  expect(['Por último', 'la creatina', '300 g', 'Delta'].map(hasWord)).toEqual([false, true, true, false]);
  expect(
    ['Creatina de monohidrato 300 g', 'ZINC 60 CAPS', 'Delta Whey Protein 1 kg', 'Creatina', 'Zinc Forte 60 caps'].map(
      isProduct,
    ),
  ).toEqual([true, true, true, false, false]);
});
