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

it('has the width and the ruled lines of the upright page', () => {
  const items = [toTestItem('Lista', { x: 500, y: 40, turn: 1 })];
  const rules = { across: [], down: [{ at: 550, from: 30, to: 200 }] };
  const [page] = toPrintedPages([{ width: 600, height: 800, items, rules }]);
  expect(page?.width).toBe(800);
  expect(page?.rules.across).toEqual([{ at: 50, from: 30, to: 200 }]);
});
