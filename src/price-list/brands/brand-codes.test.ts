import { expect, it } from 'vitest';
import { readBrandCodes } from './brand-codes.ts';
import { toBrandNames } from './brand-names.ts';

const brands = toBrandNames(['Tarvok', 'Protenax', 'Grandal Sport', 'Zonda', 'Zondal']);
const codesOf = (...cells: string[]) => [
  ...readBrandCodes(
    cells.map((brandCell) => ({ brandCell })),
    brands,
  ),
];

it('reads the short forms of a column, also those with a stock beside them', () => {
  expect(codesOf('TVK 18', 'TVK', 'PTX S/STK', 'GRD 6', 'Zonda')).toEqual([
    ['TVK 18', 'Tarvok'],
    ['TVK', 'Tarvok'],
    ['PTX S/STK', 'Protenax'],
    ['GRD 6', 'Grandal Sport'],
  ]);
});

it.each([
  ['which may be two brands each', ['TVK', 'PTX', 'ZND']],
  ['of which most are of none', ['TVK', 'PTX', 'GRD', 'OLM', 'BQN', 'HRX', 'MRK']],
  ['of which two are of one brand', ['TVK', 'TRV', 'PTX', 'GRD']],
  ['that are words', ['TVK Sport', 'PTX chico', 'GRD Labs']],
])('reads none %s', (_, cells) => {
  expect(codesOf(...cells)).toEqual([]);
});
