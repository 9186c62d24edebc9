import fc from 'fast-check';
import { expect, it } from 'vitest';
import { containsEveryWord, quickSearchWords } from './quick-search.ts';

it.each([
  ['', true],
  ['   ', true],
  ['PROTEINA', true],
  ['kg whey', true],
  ['whey 12', true],
  ['creatina', false],
  ['proteína x', false],
  ['%', false],
])('[M2.8-10] %j finds «Proteína Whey 1 kg 12»: %s', (text, expected) => {
  expect(containsEveryWord('Proteína Whey 1 kg 12', quickSearchWords(text))).toBe(expected);
});

it('[M2.8-10] finds a text by any part of it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), fc.nat(20), (text, from, to) => {
      const part = Array.from(text).slice(from, to).join('');
      const words = quickSearchWords(part);
      expect(containsEveryWord(part, words)).toBe(true);
      expect(containsEveryWord(`${part} ${text}`, words)).toBe(true);
    }),
  );
});
