import { expect, it } from 'vitest';
import { impliedWords } from './implied-words.ts';
import { parseName } from './item-name.ts';

/** What a word implies where these are the names of the shop, each behind its brand. */
const implied = (word: string, ...names: string[]) => {
  const own = names.map((one) => {
    const [brand = '', name = ''] = one.split(' · ');
    return { brand, words: parseName(name).words };
  });
  return [...(impliedWords(own).get(word) ?? [])].filter((other) => other !== word);
};

it.each<[why: string, word: string, names: string[], expected: string[]]>([
  ['of a kind that has more names', 'matcha', ['Delta · Té Matcha 50 g', 'Delta · Té Rojo 20 saquitos'], ['te']],
  [
    'that several brands say together',
    'gel',
    ['Delta · Gel Energético 40 g', 'Athlon · Gel Energético 32 g'],
    ['energetico'],
  ],
  ['that one name alone has', 'barra', ['Delta · Barra Proteica Crunch 46 g', 'Delta · Alfajor Proteico 60 g'], []],
  [
    'of sizes of one name',
    'compuesta',
    ['Delta · Yerba Compuesta Serrana 500 g', 'Delta · Yerba Compuesta Serrana 1 kg'],
    [],
  ],
  ['that not all names have', 'creatina', ['Delta · Creatina Micronizada 300 g', 'Athlon · Creatina HCL 300 g'], []],
  ['of varieties', 'colageno', ['Delta · Colágeno Hidrolizado 300 g', 'Athlon · Colágeno Hidrolizado 250 g'], []],
  ['of flavors', 'whey', ['Delta · Whey Chocolate 1 kg', 'Athlon · Whey Chocolate 2 lb'], []],
  ['that are numbers', 'omega', ['Delta · Omega 3 60 caps', 'Athlon · Omega 3 90 caps'], []],
])('knows the words %s', (_why, word, names, expected) => {
  expect(implied(word, ...names)).toEqual(expected);
});
