import { expect, it } from 'vitest';
import { type TestLine, toTestItem, toTestPage } from '../../../test/price-lists/test-page.ts';
import { isPriced, type PrintedLine, toRuns } from './printed-line.ts';
import { toPrintedLines } from './printed-lines.ts';

const linesOf = (...lines: TestLine[]): PrintedLine[] => toPrintedLines(toTestPage(lines), 0);
const runsOf = (...texts: (readonly [x: number, text: string])[]) => {
  const items = texts.map(([x, text]) => toTestItem(text, { x }));
  const lines = toPrintedLines({ width: 600, height: 800, items, rules: { across: [], down: [] } }, 0);
  return toRuns(lines.flatMap(({ words }) => words));
};

it('takes words without a wide gap between them for one text', () => {
  expect(runsOf([40, 'Whey'], [64, 'oro'], [100, '1 kg']).map(({ text }) => text)).toEqual(['Whey oro', '1 kg']);
  const [first] = runsOf([40, 'Whey'], [64, 'oro']);
  expect([first?.left, first?.right]).toEqual([40, 79]);
});

it('takes an amount for a text of its own, however near the words are', () => {
  expect(runsOf([40, 'Whey $ 9.000 últimas']).map(({ text }) => text)).toEqual(['Whey', '$ 9.000', 'últimas']);
});

it('knows lines with amounts, also those that say that there is no price', () => {
  expect(linesOf('Whey | $ 9.000', 'Zinc | sin stock', 'Delta 500 g').map(isPriced)).toEqual([true, true, false]);
});
