import { expect, it } from 'vitest';
import { textOf } from './printed-line.ts';
import { toPrintedPages } from './printed-pages.ts';
import { toTestItem, toTestPage } from './test-page.ts';

it('reads each page for itself, and how prices are written from all of them', () => {
  const pages = toPrintedPages([
    toTestPage(['1001 | Whey | $ 9.000', '1002 | Zinc | $ 8.000', '1003 | Maca | $ 5.000']),
    toTestPage(['1004 | Gel | 700']),
    toTestPage([]),
  ]);
  expect(pages.map(({ page, lines }) => [page, lines.map(({ words }) => textOf(words))])).toEqual([
    [0, ['1001 Whey $ 9.000', '1002 Zinc $ 8.000', '1003 Maca $ 5.000']],
    [1, ['1004 Gel 700']],
    [2, []],
  ]);
  const amounts = pages.flatMap(({ lines }) => lines.flatMap(({ words }) => words.filter(({ amount }) => amount)));
  expect(amounts.map(({ text }) => text)).toEqual(['$ 9.000', '$ 8.000', '$ 5.000']);
});

it.each<[why: string, lines: string[], amounts: string[]]>([
  [
    'in terms of sale, also beside a product',
    ['Whey | $ 9.000 | Precios con IVA. Pedido mínimo $ 50.000', 'Zinc | $ 8.000'],
    ['$ 9.000', '$ 8.000'],
  ],
  ['without a sign in a list in dollars', ['BCAA 2000 | U$S 12,30', 'Zinc | U$S 9,50'], ['U$S 12,30', 'U$S 9,50']],
])('has no amounts %s', (_why, lines, amounts) => {
  const words = toPrintedPages([toTestPage(lines)]).flatMap((page) => page.lines.flatMap((line) => line.words));
  expect(words.filter(({ amount }) => amount).map(({ text }) => text)).toEqual(amounts);
});

it('has the width and the ruled lines of the upright page', () => {
  const items = [toTestItem('Lista', { x: 500, y: 40, turn: 1 })];
  const rules = { across: [], down: [{ at: 550, from: 30, to: 200 }] };
  const [page] = toPrintedPages([{ width: 600, height: 800, items, rules }]);
  expect(page?.width).toBe(800);
  expect(page?.rules.across).toEqual([{ at: 50, from: 30, to: 200 }]);
});
