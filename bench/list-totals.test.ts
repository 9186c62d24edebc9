import { expect, it } from 'vitest';
import { unseenCases } from '../test/price-lists/cases.ts';
import { addFigures } from './list-figures.ts';
import { readAll } from './list-totals.ts';

/** Of the 18,660 prices of the lists to fit on; what is read is never less. */
const LEAST_RIGHT = 17_984;
/** Half of them are one of several prices that a list has for a product, which is asked about. */
const MOST_WRONG = 82;
/** 'la 75 a 41 lucas, la con base' is another ball; ribbons and buttons say 'AGOTADO'. */
const MOST_TICKED = 3;
/** It takes a minute of the processor. */
const TIMEOUT_MS = 10 * 60_000;

it(
  'reads most prices of the lists to fit on, hardly any wrong, and these asked about',
  async () => {
    const total = addFigures((await readAll(unseenCases('fitting'))).map(({ figures }) => figures));
    expect(total.right).toBeGreaterThanOrEqual(LEAST_RIGHT);
    expect(total.wrong).toBeLessThanOrEqual(MOST_WRONG);
    expect(total.ticked).toBeLessThanOrEqual(MOST_TICKED);
  },
  TIMEOUT_MS,
);
