import { expect, it } from 'vitest';
import { type TestLine, toTestPage } from '../../../test/price-lists/test-page.ts';
import { toPrintedLines } from '../layout/printed-lines.ts';
import { joinStackedPrices } from './stacked-prices.ts';

/** 'Faja | Mayor. $ 9.000 | Público $ 15.000', the prices of a column one behind the other. */
const read = (lines: readonly TestLine[]) =>
  joinStackedPrices(toPrintedLines(toTestPage(lines), 0)).map(({ words }) =>
    words.map(({ text, label, amount }) => (amount ? `${label} ${text}`.trim() : text)).join(' | '),
  );
const NEAR = 7;

it('puts prices that are called otherwise together with the name between them', () => {
  const product = (name: string): TestLine[] => [
    '| Mayor. | $ 9.000 | $ 9.500',
    [NEAR, name],
    [NEAR, '| Público | $ 15.000 | $ 16.000'],
  ];
  expect(read(['Faja', 'Soga', 'Cinto'].flatMap(product))).toEqual(
    ['Faja', 'Soga', 'Cinto'].map(
      (name) => `${name} | Mayor. $ 9.000 | Público $ 15.000 | Mayor. $ 9.500 | Público $ 16.000`,
    ),
  );
});

it('puts them together where the name stands beside the upper ones', () => {
  const product = (name: string): TestLine[] => [`${name} | Mayor. | $ 9.000`, [12, '| Público | $ 15.000']];
  expect(read(['Faja', 'Soga', 'Cinto'].flatMap(product))).toEqual(
    ['Faja', 'Soga', 'Cinto'].map((name) => `${name} | Mayor. $ 9.000 | Público $ 15.000`),
  );
});

it('puts two that take turns together with what is beside each', () => {
  const product = (name: string): TestLine[] => [`${name} | Mayor. | $ 9.000`, [NEAR, 'Delta | Público | $ 15.000']];
  expect(read(['Faja', 'Soga', 'Cinto'].flatMap(product))).toEqual(
    ['Faja', 'Soga', 'Cinto'].map((name) => `${name} | Delta | Mayor. $ 9.000 | Público $ 15.000`),
  );
});

it('calls prices by their places where nothing else tells them apart', () => {
  const product = (name: string): TestLine[] => ['| $ 9.000 | $ 9.500', [NEAR, `${name} | $ 15.000 | $ 16.000`]];
  expect(read(['Faja', 'Soga', 'Cinto'].flatMap(product))).toEqual(
    ['Faja', 'Soga', 'Cinto'].map(
      (name) => `${name} | arriba $ 9.000 | abajo $ 15.000 | arriba $ 9.500 | abajo $ 16.000`,
    ),
  );
});

it.each<[why: string, lines: TestLine[]]>([
  [
    'of products that each have a name',
    ['Faja | Mayor. | $ 9.000', 'Soga | Público | $ 15.000', 'Cinto | Público | $ 16.000'],
  ],
  ['below a name in a line of its own', ['| $ 9.000 | $ 9.500', 'Soga', '| $ 15.000 | $ 16.000']],
  ['of other columns', ['| $ 9.000', [NEAR, 'Faja | | $ 15.000']]],
  ['that are called the same', ['| Público | $ 9.000', [NEAR, 'Faja'], [NEAR, '| Público | $ 15.000']]],
  ['far from each other', ['| $ 9.000', [40, 'Faja | $ 15.000']]],
])('leaves prices %s', (_why, lines) => {
  expect(read([...lines, ...lines, ...lines])).toHaveLength(3 * lines.length);
});

it('leaves what happens once or twice', () => {
  const lines: TestLine[] = ['| $ 9.000 | $ 9.500', [NEAR, 'Faja | $ 15.000 | $ 16.000']];
  expect(read([...lines, ...lines])).toHaveLength(4);
});
