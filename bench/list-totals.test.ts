import { expect, it } from 'vitest';
import { unseenCases } from '../test/price-lists/cases.ts';
import { addFigures } from './list-figures.ts';
import { readAll } from './list-totals.ts';

/** Of the 21,493 prices of the lists to fit on; what is read is never less. */
const LEAST_RIGHT = 20_785;
/** They are asked about: one of several prices of a product, or what only another reading has. */
const MOST_WRONG = 146;
/**
 * A note without a brand beside a product that one brand alone has, 'pelota suiza 75'; prices of a kilo on shelf tags; a
 * slip that goes on before the right price, 'no, perdón, estoy mirando la otra'; a flavor of granola that is a product.
 */
const MOST_TICKED = 6;
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
