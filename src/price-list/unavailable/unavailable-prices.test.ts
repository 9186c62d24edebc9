import { describe, expect, it } from 'vitest';
import { toTestItem } from '../../../test/price-lists/test-page.ts';
import { toPrintedPages } from '../layout/printed-pages.ts';
import { findUnavailablePrices, isUnavailableHeading } from './unavailable-prices.ts';

const LINE = 14;

/** The lines of a message; an empty one is a gap. */
function linesOf(lines: readonly string[]) {
  const items = lines.flatMap((text, at) => (text === '' ? [] : toTestItem(text, { y: 40 + at * LINE, size: 10 })));
  const [page] = toPrintedPages([{ width: 600, height: 800, items, rules: { across: [], down: [], boxes: [] } }]);
  return page?.lines ?? [];
}

/** In pesos. */
const pricesIn = (...lines: string[]) =>
  findUnavailablePrices(linesOf(lines)).flatMap(({ prices }) => prices.map((centavos) => centavos / 100));

describe('prices of a message beside which stands that their product is not sold', () => {
  it.each([
    ['Whey Isolate 1 kg $ 54.500 sin stock'],
    ['Whey Isolate 1 kg $ 54.500 (agotado)'],
    ['Whey Isolate 1 kg $ 54.500, no hay por ahora'],
    ['Whey Isolate 1 kg $ 54.500 no hay stock'],
    ['Whey Isolate 1 kg $ 54.500 AGOTADO, vuelve en marzo'],
    ['SIN STOCK: Whey Isolate 1 kg $ 54.500'],
    ['Creatina 300 g $ 20.000 - Whey Isolate 1 kg $ 54.500 sin stock - Gel 40 g $ 2.000'],
  ])('«%s»', (line) => {
    expect(pricesIn(line)).toEqual([54_500]);
  });

  it.each([
    ['Whey Isolate 1 kg $ 54.500'],
    ['Whey Isolate 1 kg $ 54.500 (vainilla sin stock)'],
    ['Whey Isolate 1 kg $ 54.500 sin stock vainilla'],
    ['Whey Isolate 1 kg $ 54.500, de la creatina no hay'],
    ['Creatina no hay, Whey Isolate 1 kg $ 54.500'],
    ['no hay aumento en la Whey Isolate 1 kg $ 54.500'],
    ['Whey Isolate 1 kg (estaba agotado) $ 54.500'],
  ])('are not in «%s»', (line) => {
    expect(pricesIn(line)).toEqual([]);
  });

  it('are those below a heading that says so, up to an empty line or another heading', () => {
    const above = ['Creatina 300 g $ 20.000', ''];
    const below = ['Whey 1 kg $ 54.500', 'Gel 40 g $ 2.000'];
    const others = ['', 'Barra 46 g $ 1.500'];
    for (const heading of ['SIN STOCK:', 'Agotados por ahora:', 'Sin stock'])
      expect(pricesIn(...above, heading, ...below, ...others)).toEqual([54_500, 2_000]);
    expect(pricesIn('SIN STOCK:', 'Whey 1 kg $ 54.500', '*RUMBO*', 'Gel 40 g $ 2.000')).toEqual([54_500]);
  });

  it('are not those below what is said of the product above', () => {
    expect(pricesIn('Creatina 300 g', '$ 20.000', 'Sin stock', 'Whey 1 kg $ 54.500')).toEqual([]);
    expect(pricesIn('Creatina 300 g', '$ 20.000', '', 'Sin stock', '$ 54.500')).toEqual([]);
  });
});

it('tells headings from what is said of the product above', () => {
  const isHeading = (...lines: string[]) => isUnavailableHeading(linesOf(lines), 1);
  expect(isHeading('Whey 1 kg $ 54.500', 'SIN STOCK:', 'Gel 40 g $ 2.000')).toBe(true);
  expect(isHeading('Whey 1 kg $ 54.500', 'No hay:', 'Gel 40 g $ 2.000')).toBe(true);
  expect(isHeading('Whey 1 kg $ 54.500', 'No hay cambios en:', 'Gel 40 g $ 2.000')).toBe(false);
  expect(isHeading('Whey 1 kg $ 54.500', 'Sin stock', 'Gel 40 g $ 2.000')).toBe(false);
});
