import { expect, it } from 'vitest';
import { type TestLine, toTestPage } from '../../../test/price-lists/test-page.ts';
import { textOf } from '../layout/printed-line.ts';
import { toPrintedLines } from '../layout/printed-lines.ts';
import { withSizesBeside } from './sizes-of-prices.ts';

const read = (...lines: TestLine[]) =>
  withSizesBeside(toPrintedLines(toTestPage(lines, { stops: [40, 120, 200] }), 0)).map(({ words }) => textOf(words));

it('has a line for each price over its size', () => {
  const lines: TestLine[] = [
    'Whey Protein',
    [30, '$ 9.000 | $ 16.000 | $ 30.000'],
    [25, '500 g | 1 kg | 2 kg'],
    'Chocolate | Vainilla',
  ];
  expect(read(...lines)).toEqual([
    'Whey Protein',
    '500 g $ 9.000',
    '1 kg $ 16.000',
    '2 kg $ 30.000',
    'Chocolate Vainilla',
  ]);
});

it('has a line for each price under its size, beside name and flavors', () => {
  expect(read('Whey Protein | 500 g | 1 kg', [13, 'Vainilla | $ 9.000 | $ 16.000'])).toEqual([
    'Whey Protein',
    'Vainilla',
    '500 g $ 9.000',
    '1 kg $ 16.000',
  ]);
});

it('takes the size below a price before the one above it', () => {
  expect(read('Whey', '$ 9.000 | $ 16.000', '500 g | 1 kg', '$ 3.000 | $ 5.400')).toEqual([
    'Whey',
    '500 g $ 9.000',
    '1 kg $ 16.000',
    '$ 3.000 $ 5.400',
  ]);
});

it.each<[why: string, lines: TestLine[]]>([
  [
    'with sizes that head a table',
    ['Whey | 500 g | 1 kg', 'Vainilla | $ 9.000 | $ 16.000', 'Uva | $ 9.500 | $ 17.000'],
  ],
  ['with a size beside its price', ['Whey', '500 g | $ 9.000', '1 kg | $ 16.000']],
  ['with fewer sizes than prices', ['Whey', '$ 9.000 | $ 16.000', '500 g']],
  ['with sizes far below', ['Whey', '$ 9.000 | $ 16.000', [80, '500 g | 1 kg']]],
  ['with other texts below', ['Whey', '$ 9.000 | $ 16.000', 'Contado | Tarjeta']],
])('leaves a card %s', (_why, lines) => {
  expect(read(...lines)).toHaveLength(lines.length);
});
