import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchWords } from './search-words.ts';
import { createWordIndex } from './word-index.ts';

const texts = [
  'Creatina Monohidrato 300 g Kravel',
  'Creatina Micronizada 500g Kravel',
  'Proteína Whey Gold 1 kg Ñandubay',
  'Megastar Whey 2,5 kg',
  'Starter de Vitamina B12',
  'Omega 3 x 60 cápsulas',
  'Pre Entreno Explosivo 300 g',
  'Guantes sin dedos de gimnasio Brotal',
  'Accesorios',
  'Glutamina',
  'Banana',
  'Vitamina C 1000 x 60 tabletas',
  'Citrato de Magnesio 60caps Vitaminas',
  'Barra Proteica 45 g',
  'Barras de cereal',
  'Proteína Isolada 2 libras',
];
const index = createWordIndex(texts.map(searchWords));
const find = (text: string) => {
  const { kind, documents } = index.find(searchWords(text));
  return [kind, ...documents];
};

it('finds the same words again among other documents', () => {
  const kravel = ['creatina', 'kravel'];
  expect(index.find(kravel, (document) => document === 1).documents).toEqual([1]);
  expect(index.find(kravel).documents).toEqual([0, 1]);
  expect(index.find(['creatina']).documents).toEqual([0, 1]);
  expect(index.find(kravel, (document) => document === 0).documents).toEqual([0]);
});

describe('find', () => {
  it.each([
    ['creatina', ['prefix', 0, 1]],
    ['CREATÍNA', ['prefix', 0, 1]],
    ['creat', ['prefix', 0, 1]],
    ['kravel creatina', ['prefix', 0, 1]],
    ['creatina 300', ['prefix', 0]],
    ['300g creatina', ['prefix', 0]],
    ['creatina 300 gr', ['prefix', 0]],
    ['1kg', ['prefix', 2]],
    ['1 kg', ['prefix', 2]],
    ['2.5kg', ['prefix', 3]],
    ['star', ['prefix', 4]],
    ['star whey', ['substring', 3]],
    ['hidrat', ['substring', 0]],
    ['vitamina b 12', ['substring', 4]],
    ['vitamina c', ['letter', 11]],
    ['vitamina m', ['prefix', 12]],
    ['c vitamina 1000', ['letter', 11]],
    ['un kilo', ['prefix', 2]],
    ['1000 g', ['prefix', 2]],
    ['2500 gramos whey', ['prefix', 3]],
    ['500 gramos', ['prefix', 1]],
    ['1/2 kg de creatina', ['fuzzy', 1]],
    ['isolada 2lb', ['prefix', 15]],
    ['magnesio capsulas', ['prefix', 12]],
    ['60 cap', ['prefix', 5, 12]],
    ['tabs 60', ['prefix', 11]],
    ['barritas', ['fuzzy', 13, 14]],
    ['barrita proteica', ['fuzzy', 13]],
    ['creatna', ['fuzzy', 0, 1]],
    ['craetina', ['fuzzy', 0, 1]],
    ['kreatyna micronisada', ['fuzzy', 1]],
    ['kravel creatna 300g', ['fuzzy', 0]],
    ['omega3', ['fuzzy', 5]],
    ['preentreno', ['fuzzy', 6]],
    ['wehy nandubai', ['fuzzy', 2]],
    // Numbers and measures are never near one another.
    ['creatina 400', ['fuzzy']],
    ['creatina 50g', ['fuzzy']],
    ['00g', ['fuzzy']],
    ['creatina xyzzy', ['fuzzy']],
    ['zzz', ['fuzzy']],
    ['', ['fuzzy']],
  ])('[M2.1-11] %j', (text, expected) => {
    expect(find(text)).toEqual(expected);
  });

  it.each([
    ['creatna', ['creatina']],
    ['kreatyna kravel', ['creatina', 'kravel']],
    ['creat gimnacio guantes', undefined],
    ['gimnacio', ['gimnasio']],
    ['omega3', ['omega', '3']],
    ['guantes para gimnasio', ['guantes', 'gimnasio']],
    ['barritas de cereal', ['barras', 'cereal']],
    ['creatina', undefined],
    ['zzz', undefined],
  ])('says which words it took for %j', (text, words) => {
    expect(index.find(searchWords(text)).searchedFor).toEqual(words);
  });

  it.each(['creatina barata', 'gluten', 'sin tacc', 'gimnasia gratis', 'entreno gratis'])(
    'does not reach for another meaning: %j',
    (text) => {
      expect(find(text)).toEqual(['fuzzy']);
    },
  );

  it('searches fuzzily when no accepted document holds the words', () => {
    expect(index.find(['creatina'], (document) => document > 5)).toEqual({ kind: 'fuzzy', documents: [] });
    expect(index.find(['explosivo'], (document) => document > 5).documents).toEqual([6]);
  });

  it('finds nothing in an empty shop', () => {
    expect(createWordIndex([]).find(['creatina'])).toEqual({ kind: 'fuzzy', documents: [] });
  });

  const word = fc.string({ unit: fc.constantFrom('a', 'b', '1'), minLength: 1, maxLength: 4 });
  const words = fc.uniqueArray(word, { maxLength: 4 });
  const longWords = fc.uniqueArray(
    word.filter(({ length }) => length > 1),
    { maxLength: 4 },
  );

  it('matches by prefix exactly the documents in which each word begins one, whenever there are any', () => {
    fc.assert(
      fc.property(fc.array(words, { maxLength: 12 }), longWords, (texts, wanted) => {
        const holding = texts.flatMap((text, document) =>
          wanted.every((part) => text.some((each) => each.startsWith(part))) ? [document] : [],
        );
        const { kind, documents } = createWordIndex(texts).find(wanted);
        if (wanted.length > 0 && holding.length > 0)
          expect({ kind, documents }).toEqual({ kind: 'prefix', documents: holding });
        else expect(kind).not.toBe('prefix');
      }),
      { numRuns: 500 },
    );
  });

  it('finds after changes what an index of the changed texts finds', () => {
    const changes = fc.array(fc.tuple(fc.nat(14), words), { maxLength: 6 });
    fc.assert(
      fc.property(fc.array(words, { maxLength: 12 }), changes, words, (texts, changed, wanted) => {
        const changing = createWordIndex(texts);
        const current = [...texts];
        for (const [at, after] of changed) {
          const document = Math.min(at, current.length);
          changing.find(wanted);
          changing.replace(document, { before: current[document] ?? [], after });
          current[document] = after;
        }
        const fresh = createWordIndex(current);
        expect(changing.find(wanted)).toEqual(fresh.find(wanted));
        expect(changing.nearest(wanted)).toEqual(fresh.nearest(wanted));
      }),
    );
  });

  it('returns the same whatever the order of the words', () => {
    fc.assert(
      fc.property(fc.array(words, { maxLength: 12 }), words, (texts, wanted) => {
        const wordIndex = createWordIndex(texts);
        const { kind, documents } = wordIndex.find(wanted);
        expect(wordIndex.find(wanted.toReversed())).toMatchObject({ kind, documents });
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
    ['sin tacc', []],
    ['guantes sin tacc', [7]],
    ['zzz', []],
  ])('%j is nearest to %j', (text, documents) => {
    expect(index.nearest(searchWords(text))).toEqual(documents);
  });
});
