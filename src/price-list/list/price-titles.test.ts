import { expect, it } from 'vitest';
import { isSameTitle } from './price-titles.ts';

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
