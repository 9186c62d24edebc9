import { expect, it } from 'vitest';
import { sampleProduct } from '../testing/sample-products.ts';
import { cardProduct } from './card-product.ts';

const image = (name: string, thumbhash: string | null = null) => ({ url: `/images/${name}.webp`, thumbhash });

it('leaves out what a card does not show', () => {
  const product = sampleProduct({ id: 1, description: 'Larga.', images: [image('a', 'MggO'), image('b')], amount: 3 });
  expect(cardProduct(product)).toEqual({ ...product, description: '', images: [image('a')] });
});
