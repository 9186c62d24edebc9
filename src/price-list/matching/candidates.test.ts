import { expect, it } from 'vitest';
import { listProducts } from '../../../test/price-lists/cases.ts';
import { parseName } from '../similarity/item-name.ts';
import { nameSimilarity } from '../similarity/name-similarity.ts';
import { ofSize } from './candidates.ts';
import { normalizeProducts } from './normalize.ts';

const written = [
  'WHEY PROTEIN X 2 LB',
  'whey 908 g',
  'Cafeína 200 60 caps',
  'CAFEINA 200 MG X 60',
  'Vit D3 5000 60 caps',
  'Barra x 12',
  'Shaker',
];
const names = [...listProducts.map(({ name }) => name), ...written];
const [model = listProducts[0]] = listProducts;
const products = normalizeProducts(names.flatMap((name, id) => (model ? { ...model, id, name, brand: '' } : [])));

it('leaves out no product that a name is like, and most of the others', () => {
  let alike = 0;
  let left = 0;
  for (const row of names.map(parseName)) {
    const kept = new Set(ofSize(row, products));
    left += kept.size;
    const like = products.filter(({ name, context }) => nameSimilarity(row, name, context) !== undefined);
    alike += like.length;
    expect(like.filter((product) => !kept.has(product))).toEqual([]);
  }
  expect(alike).toBeGreaterThan(names.length);
  expect(left).toBeLessThan(names.length ** 2 / 3);
});

it('keeps the products of one brand apart from those of another', () => {
  const row = parseName('Whey 908 g');
  const [few, many] = [products.slice(0, 5), products];
  expect(ofSize(row, few).every((product) => few.includes(product))).toBe(true);
  expect(ofSize(row, many).length).toBeGreaterThan(ofSize(row, few).length);
});
