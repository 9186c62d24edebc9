import { expect, it } from 'vitest';
import { isSamePriceTitle, isSameTitle } from './price-titles.ts';

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

it.each([
  ['Costo c/IVA', 'Costo con IVA', true],
  ['Costo c/IVA', 'P. Costo c/ IVA', true],
  ['Costo c/IVA', 'COSTO IVA INCL.', true],
  ['Costo c/IVA', 'Costo final', true],
  ['Costo s/IVA', 'Costo sin IVA', true],
  ['Costo + 21% IVA', 'Costo más IVA', true],
  ['Precio mayorista', 'P. Mayor', true],
  ['Distrib.', 'Precio distribuidor', true],
  ['Precio octubre 2026', 'Precio nov. 2026', true],
  ['Precio 01/10', 'Precio 01/11/26', true],
  ['Precio U$S', 'Precio', true],
  ['Costo', 'Costo c/IVA', false],
  ['Costo s/IVA', 'Costo c/IVA', false],
  ['Costo c/IVA', 'Sugerido', false],
  ['Lista 1', 'Lista 2', false],
  ['Contado -10%', 'Contado -15%', false],
  ['Precio', 'P. Lista', false],
  ['Costo', 'Precio', false],
])('%j and %j are titles of the same prices: %s', (title, other, same) => {
  expect(isSamePriceTitle(title, other)).toBe(same);
  expect(isSamePriceTitle(other, title)).toBe(same);
});
