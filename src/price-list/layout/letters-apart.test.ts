import { describe, expect, it } from 'vitest';
import { toTestPage } from '../../../test/price-lists/test-page.ts';
import { textOf } from './printed-line.ts';
import { toPrintedLines } from './printed-lines.ts';

const read = (...lines: string[]) => toPrintedLines(toTestPage(lines), 0).map(({ words }) => textOf(words));

describe('letters set apart', () => {
  it.each([
    ['D E L T A', 'DELTA'],
    ['S e l va', 'Selva'],
    ['T I T A N I O', 'TITANIO'],
    ['U LT R AV I TA', 'ULTRAVITA'],
    ['Ñ A N D Ú', 'ÑANDÚ'],
  ])('«%s» are the word «%s»', (printed, word) => {
    expect(read(printed)).toEqual([word]);
  });

  it('leave the prices beside them', () => {
    expect(read('D E L T A | $ 9.000')).toEqual(['DELTA $ 9.000']);
    expect(read('D E L T A $ 9.000')).toEqual(['DELTA $ 9.000']);
  });

  it.each([
    'S M L XL',
    'Talles S M L',
    'S y M',
    'S al L',
    'P. V. P.',
    'Vitamina C y E',
    'A B',
    'x 2 u',
    '300 g va a 9',
    'Omega 3 6 9',
    'DELTA ORO',
  ])('are not in «%s»', (printed) => {
    expect(read(printed)).toEqual([printed]);
  });
});
