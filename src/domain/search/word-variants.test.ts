import { expect, it } from 'vitest';
import { diminutiveBases, synonymsOf } from './word-variants.ts';

it.each([
  ['barritas', ['barra', 'barras']],
  ['bolsita', ['bolsa', 'bolsas']],
  ['vasitos', ['vaso', 'vasos']],
  ['potecito', ['poteco', 'potecos', 'pote', 'potes']],
  ['exito', []],
  ['carnitina', []],
])('[M2.1-11] takes %s for %j', (word, bases) => {
  expect(diminutiveBases(word)).toEqual(bases);
});

it('[M2.1-11] knows the abbreviations of what is counted', () => {
  expect(synonymsOf('capsulas')).toEqual(['capsulas', 'capsula', 'caps', 'cap']);
  expect(synonymsOf('comp')).toContain('comprimidos');
  expect(synonymsOf('whey')).toEqual([]);
});
