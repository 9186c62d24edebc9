import { describe, expect, it } from 'vitest';
import { toTestPage } from '../../../test/price-lists/test-page.ts';
import { textOf } from '../layout/printed-line.ts';
import { toPrintedLines } from '../layout/printed-lines.ts';
import { withLinePerVariant } from './line-per-variant.ts';

describe('sizes or flavors of one line, each before its price', () => {
  const lines = (...all: string[]) =>
    withLinePerVariant(toPrintedLines(toTestPage(all, { stops: [40, 300, 330] }), 0)).map(({ words }) => textOf(words));

  it('are a line each with the name, as the other rows are', () => {
    const all = toPrintedLines(toTestPage(['Chía | 250 g $ 3.200 / 1 kg $ 10.800', 'Lino 1 kg | $ 9.000']), 0);
    const [small, large] = withLinePerVariant(all).map(({ words }) => words);
    expect([small, large].map((words) => textOf(words ?? []))).toEqual(['Chía 250 g $ 3.200', 'Chía 1 kg $ 10.800']);
    expect(small?.at(-1)?.right).toBeCloseTo(large?.at(-1)?.right ?? 0);
    expect(small?.[1]?.left).toBeLessThan(100);
  });

  it('are those after the size that all have', () => {
    expect(lines('Barra 35 g coco $ 900, maní $ 800')).toEqual(['Barra 35 g coco $ 900,', 'Barra 35 g maní $ 800']);
  });

  it('have what is said behind all of them', () => {
    expect(lines('Té 250 g $ 900 / 1 kg $ 3.000 en hebras')).toEqual([
      'Té 250 g $ 900 en hebras',
      'Té 1 kg $ 3.000 en hebras',
    ]);
  });

  it('are those of the name above without one', () => {
    expect(lines('Chía', '250 g $ 3.200 / 1 kg $ 10.800')).toEqual(['Chía', '250 g $ 3.200', '1 kg $ 10.800']);
  });

  it.each([
    'Whey 1 kg $ 9.000 $ 12.000',
    'Barra Coco 12 u $ 13.200 / 30 u $ 31.900',
    'Barra 46 g $ 2.200 caja x 12 $ 24.000',
    'Barra 46 g $ 2.200 x 6 $ 2.000',
    'Whey 1 kg $ 9.000 Zinc 60 caps $ 8.000',
    'Whey 1 kg $ 9.000 1 kg $ 8.000',
    'Whey 1 kg $ 9.000 | | 3 kg $ 8.000',
    'Barra frutilla 35 g $ 900 manzana $ 800',
  ])('are not in «%s»', (line) => {
    expect(lines(line)).toEqual([line.replace(/ \|/g, '')]);
  });
});
