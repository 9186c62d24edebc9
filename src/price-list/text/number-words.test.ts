import { expect, it } from 'vitest';
import { bareNumberWord, readNumberWords, replaceTokens } from './number-words.ts';

const wordsOf = (text: string) => text.split(' ').map(bareNumberWord);

it.each([
  ['cero', 0, 1],
  ['un', 1, 1],
  ['dieciséis', 16, 1],
  ['veintiún mil', 21_000, 2],
  ['treinta y una', 31, 3],
  ['cien mil', 100_000, 2],
  ['ciento dos', 102, 2],
  ['mil', 1000, 1],
  ['mil quinientas', 1500, 2],
  ['cincuenta y seis mil novecientos', 56_900, 5],
  ['novecientos noventa y nueve mil novecientos noventa y nueve', 999_999, 9],
  // As much as makes a number.
  ['ocho dieciséis mil', 8, 1],
  ['veinte y media', 20, 1],
  ['treinta y pico', 30, 1],
  ['cien quince mil', 100, 1],
  ['dos mil mil', 2000, 2],
])('reads «%s» as %d', (text, value, count) => {
  expect(readNumberWords(wordsOf(text))).toEqual({ value, count });
});

it.each(['media', 'miles', 'unos', 'y seis', 'milanesa', ''])('reads no number in «%s»', (text) => {
  expect(readNumberWords(wordsOf(text))).toBeUndefined();
});

it('reads all numbers below a million as they are written', () => {
  const below30 =
    'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
      ' ',
    );
  const tens = '- - - treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');
  const hundreds =
    '- ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(
      ' ',
    );
  const write = (value: number): string => {
    if (value < 30) return below30[value] ?? '';
    if (value < 100) return `${tens[Math.floor(value / 10)]}${value % 10 ? ` y ${write(value % 10)}` : ''}`;
    if (value === 100) return 'cien';
    if (value < 1000) return `${hundreds[Math.floor(value / 100)]}${value % 100 ? ` ${write(value % 100)}` : ''}`;
    const thousands = value < 2000 ? 'mil' : `${write(Math.floor(value / 1000)).replace(/uno$/, 'ún')} mil`;
    return `${thousands}${value % 1000 ? ` ${write(value % 1000)}` : ''}`;
  };
  const misread: string[] = [];
  for (let value = 0; value < 1_000_000; value += value < 2000 ? 1 : 37) {
    const words = wordsOf(write(value));
    const read = readNumberWords(words);
    if (read?.value !== value || read.count !== words.length) misread.push(`${write(value)}: ${read?.value}`);
  }
  expect(misread).toEqual([]);
});

it('replaces tokens, and leaves what is between them', () => {
  const double = replaceTokens('a, 1 b-2 (3)', ([...tokens], at) => {
    const { text = '' } = tokens[at] ?? {};
    return /\d/.test(text) ? { text: String(2 * Number(text)), count: 1 } : undefined;
  });
  expect(double).toBe('a, 2 b-4 (6)');
});
