import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { maxTypos, similarWords } from './similar-words.ts';

const shop = [
  ...['creatina', 'monohidrato', 'proteina', 'proteinas', 'whey', 'shaker', 'guantes', 'bcaa', 'zinc', 'kravel'],
  ...['accesorios', 'banana', 'barra', 'brotal', 'glutamina'],
  ...['gym', '300g', '500g', '1kg', 'b12', 'x', 'de'],
];

describe('similarWords', () => {
  it.each([
    ['creatna', ['creatina']],
    ['craetina', ['creatina']],
    ['kreatyna', ['creatina']],
    ['protenia', ['proteina', 'proteinas']],
    ['wehy', ['whey']],
    ['guante', ['guantes']],
    ['cheiker', []],
    ['sheiker', ['shaker']],
    ['monohidarto', ['monohidrato']],
    ['monoidra', ['monohidrato']],
    ['crabel', ['kravel']],
    ['tacc', []],
    ['barata', []],
    ['gluten', []],
    ['bca', ['bcaa']],
    ['gim', ['gym']],
    ['de', []],
    ['d', []],
    ['zzz', []],
    ['', []],
  ])('takes %j for %j', (typed, near) => {
    expect(similarWords(typed, shop)).toEqual(near);
  });

  it.each(['400g', '2kg', '3000g', 'b13', '30'])('never takes %j for another number or measure', (typed) => {
    expect(similarWords(typed, shop)).toEqual([]);
  });

  it('finds every word with one typo, and only words at the lowest distance', () => {
    const word = fc.string({ unit: fc.constantFrom(...'aeiobcdr'), minLength: 4, maxLength: 9 });
    const mistake = fc.record({ at: fc.nat(8), kind: fc.constantFrom('change', 'add', 'drop', 'swap') });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), fc.nat(), mistake, (words, pick, { at, kind }) => {
        const meant = words[pick % words.length] ?? '';
        const typed = mistyped(meant, at % meant.length, kind);
        const near = similarWords(typed, words);
        expect(near.length > 0 || typed.length < 4).toBe(true);
        for (const found of near) {
          const beginnings = Array.from({ length: found.length + 1 }, (_, end) => found.slice(0, end));
          const distance = Math.min(...beginnings.map((beginning) => editDistance(typed, beginning)));
          expect(distance).toBeLessThanOrEqual(Math.min(maxTypos(typed), editDistance(typed, meant)));
        }
      }),
    );
  });
});

function mistyped(word: string, at: number, kind: string): string {
  const [before, letter, after] = [word.slice(0, at), word[at] ?? '', word.slice(at + 1)];
  if (kind === 'drop') return before + after;
  if (kind === 'add') return `${before}x${letter}${after}`;
  return kind === 'swap' ? before + after.slice(0, 1) + letter + after.slice(1) : `${before}x${after}`;
}
