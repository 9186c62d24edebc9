import { expect, it } from 'vitest';
import { unseenCases } from '../test/price-lists/cases.ts';
import { addFigures } from './list-figures.ts';
import { readAll } from './list-totals.ts';

/** Of the 5,883 prices of the lists to fit on; what is read is never less. */
const LEAST_RIGHT = 5535;
const MOST_WRONG = 2;

it('reads most prices of the lists to fit on, hardly any wrong, and none of these unasked', async () => {
  const total = addFigures((await readAll(unseenCases('fitting'))).map(({ figures }) => figures));
  expect(total.right).toBeGreaterThanOrEqual(LEAST_RIGHT);
  expect(total.wrong).toBeLessThanOrEqual(MOST_WRONG);
  expect(total.ticked).toBe(0);
});
