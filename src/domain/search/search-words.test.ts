import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexedTerms, normalizeForSearch, searchTerms, searchWords } from './search-words.ts';

const word = fc.constantFrom('Proteína', 'ÑANDÚ', 'whey', 'B12', '1', 'kg', '2,5', '2.5 kg', '500 gr', 'x', 'ñ', '%');
const sentence = fc.array(fc.tuple(word, fc.constantFrom(' ', '  ', '-', '', '/')), { maxLength: 8 });
const text = fc.oneof(
  sentence.map((parts) => parts.flat().join('')),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => String.fromCharCode(...codes)),
);

describe('normalizeForSearch', () => {
  it.each([
    ['Proteína  Ñandú', 'proteina nandu'],
    [' CREATINA\tMICRONIZADA ', 'creatina micronizada'],
    ['Pin\u0303a co\u0301co', 'pina coco'],
    ['100% Whey', '100% whey'],
    ['', ''],
  ])('[M5-16] [M2.1-11] normalises %j as %j', (raw, normalised) => {
    expect(normalizeForSearch(raw)).toBe(normalised);
  });

  it('[M5-16] finds a name whatever case, accents and spaces it is typed with', () => {
    fc.assert(
      fc.property(text, (raw) => {
        const expected = normalizeForSearch(raw);
        expect(normalizeForSearch(expected)).toBe(expected);
        expect(normalizeForSearch(`  ${raw.normalize('NFD').toLowerCase()} `)).toBe(
          normalizeForSearch(raw.toLowerCase()),
        );
        expect(expected).not.toMatch(/\s\s|^\s|\s$/);
      }),
    );
  });
});

describe('searchWords', () => {
  it.each([
    ['Whey Protein 1 kg', ['whey', 'protein', '1kg']],
    ['Whey Protein 1kg', ['whey', 'protein', '1kg']],
    ['Creatina 500 Grs.', ['creatina', '500g']],
    ['Gainer 2,5 KG', ['gainer', '2.5kg']],
    ['Gainer 2.5kg', ['gainer', '2.5kg']],
    ['Omega-3 (1000 mg) x 60', ['omega', '3', '1000mg', 'x', '60']],
    ['5 lbs / 5lb', ['5lb']],
    ['B12 y B-12', ['b12', 'y', 'b', '12']],
    ['Vitamina B12 g', ['vitamina', 'b12', 'g']],
    ['Omega 1.000 mg, 1,000 mg', ['omega', '1000mg']],
    ['0,500 kg x 2.5x3', ['0.500kg', 'x', '2', '5x3']],
    ['1kg 2kg 3 kgm', ['1kg', '2kg', '3', 'kgm']],
    ['Cinturón 10 cm', ['cinturon', '10cm']],
    ['60 gomitas', ['60', 'gomitas']],
    ['2 Libras, 1 kilo, 300 gramos', ['2lb', '1kg', '300g']],
    ['500 cc / 500 mililitros', ['500ml']],
    ['un kilo de creatina', ['1kg', 'de', 'creatina']],
    ['Medio kilo, 1/2 kg, 1 1/2 litros', ['500g', '0.5kg', '1.5l']],
    ['un kilo y medio', ['1.5kg']],
    ['Una Whey 50/50', ['una', 'whey', '50']],
    ['100% Proteína', ['100', 'proteina']],
    ['Ñandú ñandú NANDU', ['nandu']],
    ['?!', []],
    ['', []],
  ])('[M2.1-11] splits %j into %j', (raw, words) => {
    expect(searchWords(raw)).toEqual(words);
  });

  it('[M2.1-11] returns distinct words of lower-case letters and digits, the same when joined and split again', () => {
    fc.assert(
      fc.property(text, (raw) => {
        const words = searchWords(raw);
        expect(new Set(words).size).toBe(words.length);
        expect(words.filter((found) => !/^(\d+\.\d+[a-z]+|[\p{L}\p{N}]+)$/u.test(found))).toEqual([]);
        expect(searchWords(raw.toLowerCase().normalize('NFD'))).toEqual(searchWords(raw.toLowerCase()));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('searchTerms', () => {
  it.each([
    ['%', ['%']],
    [' ¿%% ? ', ['¿', '%', '?']],
    ['100%', ['100']],
    [' \u0000\u0301 ', []],
  ])('[M2.1-11] asks %j for %j', (text, terms) => {
    expect(searchTerms(text)).toEqual(terms);
  });

  it('finds the measures of a text that was stored without them', () => {
    expect(indexedTerms('whey 2 libras 1 kg 1kg')).toEqual(['whey', '2', 'libras', '1', 'kg', '1kg', '2lb']);
    expect(indexedTerms('creatina medio kilo')).toContain('500g');
  });

  it('finds signs only where they are', () => {
    expect(indexedTerms('100% whey + 1.5kg')).toEqual(['100', 'whey', '1.5kg', '%', '+', '.']);
  });
});
