import { expect, it } from 'vitest';
import { parseUnits } from './unit-counts.ts';

it.each([
  ['', 0],
  ['  ', 0],
  ['12', 12],
  [' 7 ', 7],
  ['-3', -3],
  ['1.5', undefined],
  ['1,5', undefined],
  ['doce', undefined],
  ['9999999', undefined],
])('reads %j as %s units', (text, units) => {
  expect(parseUnits(text)).toBe(units);
});
