import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findCommonTitles, isSameTitle } from './price-titles.ts';

it.each([
  ['P.V.P.', 'pvp', true],
  ['x 1', 'X1', true],
  ['Precio $', 'PRECIO:', true],
  ['Público', 'PUBLICO', true],
  ['x1', 'x12', false],
  ['Costo', 'Costo + IVA', false],
])('%j and %j are the same title: %s', (title, chosen, same) => {
  expect(isSameTitle(title, chosen)).toBe(same);
});

it('are named in the order of the page, each once, as first printed', () => {
  expect(findCommonTitles([['x1', 'x12'], ['X 1', 'x6', 'x12'], ['x24']])).toEqual(['x1', 'x6', 'x12', 'x24']);
  expect(findCommonTitles([['', 'PVP'], ['']])).toEqual(['PVP']);
  expect(findCommonTitles([])).toEqual([]);
});

it('are not what a few rows only have', () => {
  const many = Array.from({ length: 40 }, () => ['Mayorista', 'PVP']);
  expect(findCommonTitles([...many, ['display x 12']])).toEqual(['Mayorista', 'PVP']);
});

it('never name two that are the same', () => {
  const titles = fc.array(fc.array(fc.constantFrom('a', 'A.', 'b', 'B ', 'c', ''), { maxLength: 4 }), { maxLength: 6 });
  fc.assert(
    fc.property(titles, (rows) => {
      const named = findCommonTitles(rows);
      expect(named.filter((one) => named.some((other) => other !== one && isSameTitle(one, other)))).toEqual([]);
    }),
  );
});
