import { describe, expect, it } from 'vitest';
import { isFlavorValue, isImageValue, readStoredList } from './stored-lists.ts';

const images = (json: string) => readStoredList({ json, isItem: isImageValue, column: 'images', productId: 7 });
const flavors = (json: string) => readStoredList({ json, isItem: isFlavorValue, column: 'flavors', productId: 7 });

describe('the lists of a product row', () => {
  it('are read as they were stored', () => {
    const stored = [
      { url: '/images/a.webp', thumbhash: 'x' },
      { url: 'https://elsewhere.example/b.jpg', thumbhash: null },
    ];
    expect(images(JSON.stringify(stored))).toEqual(stored);
    expect(flavors('[{"name":"Cola","quantity":3}]')).toEqual([{ name: 'Cola', quantity: 3 }]);
    expect([images('[]'), flavors('[]')]).toEqual([[], []]);
  });

  it.each([
    '',
    '[',
    'null',
    '{}',
    '[null]',
    '["a"]',
    '[{"url":"a"}]',
    '[{"url":"a","thumbhash":1}]',
    '[{"thumbhash":null}]',
  ])('name the product and the column when the images are %s', (json) =>
    expect(() => images(json)).toThrow('The stored JSON of images of product 7 cannot be read.'),
  );

  it.each(['null', '[1]', '[{"name":"Cola"}]', '[{"name":"Cola","quantity":1.5}]', '[{"name":1,"quantity":1}]'])(
    'name the product and the column when the flavors are %s',
    (json) => expect(() => flavors(json)).toThrow('The stored JSON of flavors of product 7 cannot be read.'),
  );
});
