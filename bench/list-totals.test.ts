import { expect, it } from 'vitest';
import { type PriceListCase, unseenCases } from '../test/price-lists/cases.ts';
import { addFigures } from './list-figures.ts';
import { readAll } from './list-totals.ts';

/** Half of the lists, the same on every machine: to read all takes ten minutes of a slow one. `npm run bench:pdf` does. */
const isRead = ({ name }: PriceListCase) => name.length % 2 === 0;
/** Of the 11,963 prices of these lists to fit on; what is read is never less. */
const LEAST_RIGHT = 11_629;
/** They are asked about: one of several prices of a product, or what only another reading has. */
const MOST_WRONG = 80;
/** A note without a brand beside a product that one brand alone has: 'pelota suiza 75'. */
const MOST_TICKED = 1;
const TIMEOUT_MS = 30 * 60_000;

it(
  'reads most prices of half of the lists to fit on, hardly any wrong, and these asked about',
  async () => {
    const total = addFigures((await readAll(unseenCases('fitting').filter(isRead))).map(({ figures }) => figures));
    expect(total.right).toBeGreaterThanOrEqual(LEAST_RIGHT);
    expect(total.wrong).toBeLessThanOrEqual(MOST_WRONG);
    expect(total.ticked).toBeLessThanOrEqual(MOST_TICKED);
  },
  TIMEOUT_MS,
);
