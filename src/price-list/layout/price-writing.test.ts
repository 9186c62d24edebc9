import { expect, it } from 'vitest';
import { type TestLine, toTestPage } from '../../../test/price-lists/test-page.ts';
import { withPriceWriting } from './price-writing.ts';
import { textOf } from './printed-line.ts';
import { toPrintedLines } from './printed-lines.ts';

const linesOf = (...lines: TestLine[]) => toPrintedLines(toTestPage(lines), 0);
const bareOf = (...lines: TestLine[]) =>
  withPriceWriting(linesOf(...lines)).flatMap(({ words }) =>
    words.flatMap(({ amount, text }) => (amount ? [text] : [])),
  );

it('takes bare numbers for no prices where most lines have prices with a sign or groups', () => {
  expect(bareOf('1001 | Whey | $ 9.000', '1002 | Zinc | 8.000', 'Serie 450')).toEqual(['$ 9.000', '8.000']);
});

it('leaves them where most prices are bare', () => {
  const lines = ['Whey | 9000', 'Zinc | 8000', 'Maca | $ 5.000'];
  expect(bareOf(...lines)).toEqual(['9000', '8000', '$ 5.000']);
  expect(withPriceWriting(linesOf(...lines)).map(({ words }) => textOf(words))).toEqual(
    linesOf(...lines).map(({ words }) => textOf(words)),
  );
});
