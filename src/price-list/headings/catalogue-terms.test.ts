import { expect, it } from 'vitest';
import { toCatalogueTerms } from './catalogue-terms.ts';

it('has the words of categories, and those that names begin with or several have, but no brand', () => {
  const product = (name: string, id: number) => {
    return { id, name, brand: 'Pampa Fit', category: 'Alimentos y Bebidas', price: 1, flavors: [] };
  };
  const names = [
    'Barra Proteica Fit',
    'Barra Proteica Fit Coco',
    'Barras Proteicas Fit x 12',
    'Gofio Coco',
    'Gel 40 g',
  ];
  const { brands, categoryWords, nameWords, boxes } = toCatalogueTerms(names.map(product));
  expect(brands.map(({ name }) => name)).toEqual(['Pampa Fit']);
  expect([...categoryWords]).toEqual(['alimento', 'y', 'bebida']);
  expect([...boxes].map(([count, words]) => [count, ...words])).toEqual([[12, 'barra', 'proteica', 'fit']]);
  expect([...nameWords]).toEqual(['barra', 'gofio', 'proteica']);
});
