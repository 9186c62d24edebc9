import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseName } from './item-name.ts';
import { nameSimilarity } from './name-similarity.ts';

const NONE: ReadonlySet<string> = new Set();
const like = (row: string, product: string, known = NONE) => {
  const context = {
    brand: NONE,
    category: NONE,
    flavors: NONE,
    noted: NONE,
    names: NONE,
    ownNames: new Map(),
    implied: new Map(),
    telling: NONE,
    known,
  };
  return nameSimilarity(parseName(`${row} 300 g`), parseName(`${product} 300 g`), context);
};

describe('a word of a product', () => {
  it.each([
    ['in another number', 'Aminoácidos', 'Aminoácido'],
    ['in another gender', 'Colágeno hidrolizada', 'Colágeno Hidrolizado'],
    ['with a wrong letter', 'Glutamuna', 'Glutamina'],
    ['without a letter', 'Glutmina', 'Glutamina'],
    ['with letters in another order', 'Gultamina', 'Glutamina'],
    ['with two wrong ones of many', 'Micronisadda', 'Micronizada'],
    ['cut short with a dot', 'Glut.', 'Glutamina'],
    ['cut short without one', 'Glutam', 'Glutamina'],
    ['by its consonants', 'Mgnso.', 'Magnesio'],
    ['in English', 'Glutamine', 'Glutamina'],
  ])('is known %s: «%s»', (_, row, product) => {
    expect(like(row, product)).toBeGreaterThanOrEqual(0.8);
  });

  it.each([
    ['Arginina', 'Carnitina'],
    ['Taurina', 'Tirosina'],
    ['Maca', 'Maní'],
    ['Malato', 'Citrato'],
    ['Nitrato', 'Citrato'],
    ['Zinc', 'Ginkgo'],
    ['B12', 'B6'],
    ['Q10', 'Q100'],
    ['Gel', 'Té'],
    ['G.', 'Glutamina Micronizada'],
  ])('is no other one: «%s» and «%s»', (row, product) => {
    expect(like(row, product)).toBeUndefined();
  });

  it('is liker the less is wrong with it', () => {
    const scores = [
      'Glutamina Micronizada',
      'Glutaminas Micronizada',
      'Glutamuna Micronizada',
      'Glutamuna Micronisada',
    ].map((row) => like(row, 'Glutamina Micronizada') ?? 0);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(new Set(scores).size).toBe(4);
    expect(scores[0]).toBe(1);
  });
});

it('does not depend on the order of the words', () => {
  const words = ['glutamina', 'micronizada', 'ultra', 'dorada'];
  fc.assert(
    fc.property(fc.subarray(words, { minLength: 1 }), fc.integer({ min: 0, max: 3 }), (some, turn) => {
      const turned = [...some.slice(turn), ...some.slice(0, turn)];
      expect(like(turned.join(' '), some.join(' '))).toBe(1);
    }),
  );
});
