import { expect, it } from 'vitest';
import { toTestLines } from '../page/test-cells.ts';
import { continueRow, toProductPart } from './named-row.ts';

it('goes on with a name before the size beside it', () => {
  const [line, more, other] = toTestLines(
    [5, 10, 'Whey'],
    [90, 10, '500 g'],
    [200, 10, '$ 9.450'],
    [5, 20, 'Delta'],
    [7, 30, 'Fit'],
  );
  const row = line && toProductPart(line, [], undefined);
  if (row && more) continueRow(row, more);
  expect(row?.cells.map(({ text }) => text)).toEqual(['Whey', 'Delta', '500 g']);
  if (row && other) continueRow(row, other);
  expect(row?.cells.map(({ text }) => text)).toEqual(['Whey', 'Delta', '500 g', 'Fit']);
});
