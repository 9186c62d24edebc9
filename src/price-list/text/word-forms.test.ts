import { describe, expect, it } from 'vitest';
import { FLAVOR_WORDS, FOOD_FLAVORS } from './flavor-words.ts';
import { isWithin } from './letters-within.ts';
import { FULL_MONTH_NAMES, MONTH_NAMES } from './month-names.ts';
import {
  CONTAINER_STEMS,
  canonicalWord,
  GARMENT_SIZES,
  isGear,
  STOP_WORDS,
  stemWord,
  VARIETY_STEMS,
} from './word-forms.ts';

describe('words of one meaning', () => {
  it.each([
    ['proteina', ['prot', 'prote', 'protein', 'proteinas']],
    ['creatina', ['creatine', 'kreatina']],
    ['monohidrato', ['mono', 'monohydrate', 'monohidratada']],
    ['vitamina', ['vit', 'vitamin', 'vitaminas']],
    ['display', ['caja', 'box', 'estuche', 'disp', 'exhibidor', 'bulto']],
    ['barra', ['bar', 'bars', 'barrita', 'barritas']],
    ['vainilla', ['vai', 'vain', 'vanilla']],
    ['frutilla', ['strawberry', 'fresa']],
  ])('are one: %s', (meant, written) => {
    expect([meant, ...written].map(canonicalWord)).toEqual(Array(written.length + 1).fill(meant));
  });

  it.each(['whey', 'constructor', 'omega', 'carnitina', 'citrulina', 'arginina', 'gel', ''])(
    '«%s» is itself',
    (word) => {
      expect(canonicalWord(word)).toBe(word);
    },
  );
});

describe('the stem of a word', () => {
  it.each([
    ['barra', 'barras'],
    ['nuez', 'nueces'],
    ['organico', 'organicas'],
    ['guante', 'guantes'],
    ['sabor', 'sabores'],
    ['acido', 'acidos'],
    ['vegano', 'vegana'],
    ['cinturon', 'cinturones'],
  ])('is the same of «%s» and «%s»', (one, other) => {
    expect(stemWord(one)).toBe(stemWord(other));
  });

  it.each([
    ['magnesio', 'malato'],
    ['citrato', 'citrulina'],
    ['b12', 'b6'],
    ['nuez', 'nuevo'],
    ['zinc', 'zing'],
    ['te', 'tes'],
  ])('is another of «%s» and «%s»', (one, other) => {
    expect(stemWord(one)).not.toBe(stemWord(other));
  });
});

it.each([
  ['hnos', 'hermanos', true],
  ['nut', 'nutrition', true],
  ['ntrtn', 'nutrition', true],
  ['', 'delta', true],
  ['delta', 'delta', true],
  ['deltas', 'delta', false],
  ['tdel', 'delta', false],
  ['ll', 'whey', false],
  ['aa', 'maca', true],
  ['aaa', 'maca', false],
])('the letters of «%s» are within «%s»: %s', (text, whole, within) => {
  expect(isWithin(text, whole)).toBe(within);
});

it('knows gear by any of its forms', () => {
  expect(['shaker', 'shakers', 'guantes', 'guante', 'remera', 'fajas'].every((text) => isGear({ text }))).toBe(true);
  expect(['whey', 'creatina', 'barra', 'gel'].some((text) => isGear({ text }))).toBe(false);
});

it('has the sizes of garments from the smallest on', () => {
  const order = ['xs', 's', 'm', 'l', 'xl'].map((size) => GARMENT_SIZES.indexOf(size));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order[0]).toBeGreaterThanOrEqual(0);
});

it('has each of the lists of words as texts are compared: small letters, no accents', () => {
  for (const words of [FLAVOR_WORDS, FOOD_FLAVORS, STOP_WORDS, CONTAINER_STEMS, VARIETY_STEMS, MONTH_NAMES])
    expect([...words].filter((word) => !/^[a-z]+$/.test(word))).toEqual([]);
});

it('tells flavors from what names products', () => {
  expect(['vainilla', 'frutilla', 'ddl', 'cookies', 'limon', 'naranja'].every((word) => FLAVOR_WORDS.has(word))).toBe(
    true,
  );
  const products = ['whey', 'creatina', 'omega', 'zinc', 'magnesio', 'colageno', 'bcaa', 'glutamina', 'gainer'];
  expect(products.filter((word) => FLAVOR_WORDS.has(word) || STOP_WORDS.has(word))).toEqual([]);
});

it('knows twelve months, in full and shortened', () => {
  const full = FULL_MONTH_NAMES.filter((name) => name !== 'setiembre');
  expect(full).toHaveLength(12);
  for (const name of full) expect(MONTH_NAMES).toContain(name.slice(0, 3));
  expect(MONTH_NAMES).toContain('setiembre');
});
