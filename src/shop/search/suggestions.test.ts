import { describe, expect, it } from 'vitest';
import { createSuggest, type SearchableProduct } from './suggestions.ts';

const product = (id: number, name: string, rest: Partial<SearchableProduct> = {}) => ({
  id,
  name,
  brand: 'Kravel',
  category: 'Otros',
  amount: 3,
  flavors: [],
  ...rest,
});

const suggest = createSuggest([
  product(1, 'Combo con Creatina'),
  product(2, 'Creatina Micronizada 300 g', { amount: 0 }),
  product(3, 'Creatina Monohidrato 300 g'),
  product(4, 'Whey 1 kg', { brand: 'Ñandubay', category: 'Proteínas' }),
  product(5, 'Guantes', { category: 'Accesorios' }),
  product(6, '100% Isolate', {
    flavors: [
      { name: 'Vainilla', quantity: 3 },
      { name: 'Menta', quantity: 0 },
    ],
  }),
]);
const ids = (typed: string, limit?: number) => suggest(typed, limit).map(({ id }) => id);

describe('search suggestions', () => {
  it('[M5-15] start at the first character', () => {
    expect(ids('w')).toEqual([4]);
    expect(ids('')).toEqual([]);
    expect(ids('   ')).toEqual([]);
  });

  it.each([
    ['WHEY', 'name', [4]],
    ['ñandu', 'brand', [4]],
    ['nandubay', 'brand without its accent', [4]],
    ['ACCESORIOS', 'category', [5]],
    ['proteinas', 'category without its accent', [4]],
    ['1kg', 'unit joined to its number', [4]],
    ['monohidrato creatina', 'words in any order', [3]],
    ['creatna', 'a word with a wrong letter', [1, 3, 2]],
    ['wehy 1 kg', 'swapped letters, but the very measure', [4]],
    ['creatina 300 gr', 'another way to write a unit', [3, 2]],
    ['creatina 400', 'no other number', []],
    ['vainilla', 'a flavor in stock', [6]],
    ['menta', 'no flavor out of stock', []],
    ['%', 'a sign', [6]],
    ['hidrat', 'the inside of a word', [3]],
  ])('[M5-16] %s finds by %s', (typed, _by, expected) => {
    expect(ids(typed)).toEqual(expected);
  });

  it('come in the order of the list: most stock first', () => {
    expect(ids('creatina')).toEqual([1, 3, 2]);
  });

  it('[M9-22] returns ten by default', () => {
    const many = createSuggest(Array.from({ length: 30 }, (_, id) => product(id, `Barra ${id}`)));
    expect(many('barra')).toHaveLength(10);
    expect(many('barra', 5)).toHaveLength(5);
  });
});
