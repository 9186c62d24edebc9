import { expect, it } from 'vitest';
import { joinAlternatives } from './alternative-separator.ts';

it.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a o b'],
  [['a', 'b', 'c'], 'a, b o c'],
])('joins %j as %j', (texts, joined) => {
  expect(joinAlternatives(texts)).toBe(joined);
});
