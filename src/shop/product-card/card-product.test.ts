import { expect, it } from 'vitest';
import { sampleProduct } from '../testing/sample-products.ts';
import { cardProduct } from './card-product.ts';

const image = (name: string) => ({ url: `/images/${name}.webp`, thumbhash: null });

it('leaves out what a card does not show', () => {
  const product = sampleProduct({ id: 1, description: 'Larga.', images: [image('a'), image('b')], amount: 3 });
  expect(cardProduct(product)).toEqual({ ...product, description: '', images: [image('a')] });
});
