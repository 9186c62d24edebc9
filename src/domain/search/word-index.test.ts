import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchWords } from './search-words.ts';
import { createWordIndex } from './word-index.ts';

const shelf = [
  'Creatina Monohidrato 300 g Kravel',
  'Creatina Micronizada 500g Kravel',
  'Proteína Whey Gold 1 kg Ñandubay',
  'Megastar Whey 2,5 kg',
  'Starter de Vitamina B12',
  'Omega 3 x 60 cápsulas',
  'Pre Entreno Explosivo 300 g',
  'Guantes de gimnasio',
];
const index = createWordIndex(shelf.map(searchWords));
const find = (text: string) => {
  const { kind: by, documents: places } = index.find(searchWords(text));
  return [by, ...places];
};

describe('find', () => {
  it.each([
    ['creatina', ['beginning', 0, 1]],
    ['CREATÍNA', ['beginning', 0, 1]],
    ['creat', ['beginning', 0, 1]],
    ['kravel creatina', ['beginning', 0, 1]],
    ['creatina 300', ['beginning', 0]],
    ['300g creatina', ['beginning', 0]],
    ['creatina 300 gr', ['beginning', 0]],
    ['1kg', ['beginning', 2]],
    ['1 kg', ['beginning', 2]],
    ['2.5kg', ['beginning', 3]],
    ['star', ['beginning', 4]],
    ['star whey', ['inside', 3]],
    ['hidrat', ['inside', 0]],
    ['vitamina b 12', ['inside', 4]],
    ['creatna', ['likeness', 0, 1]],
    ['craetina', ['likeness', 0, 1]],
    ['kreatyna micronisada', ['likeness', 1]],
    ['kravel creatna 300g', ['likeness', 0]],
    ['omega3', ['likeness', 5]],
    ['preentreno', ['likeness', 6]],
    ['wehy nandubai', ['likeness', 2]],
    // Numbers and measures are never near one another.
    ['creatina 400', ['likeness']],
    ['creatina 50g', ['likeness']],
    ['00g', ['likeness']],
    ['creatina xyzzy', ['likeness']],
    ['zzz', ['likeness']],
    ['', ['likeness']],
  ])('[M2.1-11] %j', (text, expected) => {
    expect(find(text)).toEqual(expected);
  });

  it('looks for likeness where nothing that is admitted has the words', () => {
    expect(index.find(['creatina'], (place) => place > 5)).toEqual({ by: 'likeness', places: [] });
    expect(index.find(['explosivo'], (place) => place > 5).documents).toEqual([6]);
  });

  it('finds nothing in an empty shop', () => {
    expect(createWordIndex([]).find(['creatina'])).toEqual({ by: 'likeness', places: [] });
  });

  const word = fc.string({ unit: fc.constantFrom('a', 'b', '1'), minLength: 1, maxLength: 4 });
  const words = fc.uniqueArray(word, { maxLength: 4 });

  it('finds by beginnings just the texts in which each word begins one, and does so whenever there are any', () => {
    fc.assert(
      fc.property(fc.array(words, { maxLength: 12 }), words, (texts, wanted) => {
        const holding = texts.flatMap((text, place) =>
          wanted.every((part) => text.some((each) => each.startsWith(part))) ? [place] : [],
        );
        const { kind: by, documents: places } = createWordIndex(texts).find(wanted);
        if (wanted.length > 0 && holding.length > 0)
          expect({ by, places }).toEqual({ by: 'beginning', places: holding });
        else expect(by).not.toBe('beginning');
      }),
      { numRuns: 500 },
    );
  });

  it('gives the same whatever the order of the words', () => {
    fc.assert(
      fc.property(fc.array(words, { maxLength: 12 }), words, (texts, wanted) => {
        const backwards = createWordIndex(texts);
        expect(backwards.find(wanted.toReversed())).toEqual(backwards.find(wanted));
      }),
    );
  });
});

describe('nearest', () => {
  it.each([
    ['creatina xyzzy', [0, 1]],
    ['creatna kravel xyzzy 300', [0]],
    ['creatina 400', [0, 1]],
    ['whei xyzzy', [2, 3]],
    ['zzz', []],
  ])('%j is nearest to %j', (text, places) => {
    expect(index.nearest(searchWords(text))).toEqual(places);
  });
});
