import { expect, it } from 'vitest';
import { type TestLine, toTestPage } from '../../../test/price-lists/test-page.ts';
import { withDashedPrices } from './dashed-prices.ts';
import { toPrintedLines } from './printed-lines.ts';

const PRICED = ['Whey | $ 9.000 | Gel | $ 2.000', 'Zinc | $ 8.000 | Barra | $ 1.900', 'Maca | $ 7.000 | Té | $ 900'];

/** The amounts of a line below others with two products each. */
const amountsOf = (line: TestLine) =>
  withDashedPrices(toPrintedLines(toTestPage([...PRICED, line]), 0))
    .at(-1)
    ?.words.flatMap(({ amount }) => amount?.kind ?? []);

it('takes a dash below prices for none', () => {
  expect(amountsOf('Omega | — | Cacao | $ 3.000')).toEqual(['none', 'pesos']);
  expect(amountsOf('Omega | $ 5.000 | Cacao | -')).toEqual(['pesos', 'none']);
});

it('leaves dashes elsewhere', () => {
  expect(amountsOf('Omega – 3 | $ 5.000')).toEqual(['pesos']);
  expect(amountsOf('Omega | — | $ 5.000')).toEqual(['pesos']);
  expect(amountsOf('Omega | 60 caps | — |')).toEqual([]);
});
