import { expect, it } from 'vitest';
import { type TextSpec, textsOfCells, toTestLines } from '../page/test-cells.ts';
import { joinBrokenSizes } from './broken-sizes.ts';

const row = (...size: string[]): TextSpec[] => [
  [20, 20, 'OMEGA 3'],
  ...size.map((text): TextSpec => [100, 20, text]),
  [200, 20, '29.610,00'],
];
const read = (...texts: TextSpec[]) => textsOfCells(joinBrokenSizes(toTestLines(...texts)));

it('puts together a size that goes on in the line below', () => {
  expect(read(...row('120'), [100, 31, 'CÁPSULAS'])).toEqual(['OMEGA 3 | 120 CÁPSULAS | 29.610,00']);
  expect(read(...row('120'), [20, 31, 'ultra'], [100, 31, 'CÁPSULAS'])).toEqual([
    'OMEGA 3 | 120 CÁPSULAS | 29.610,00',
    'ultra',
  ]);
});

it('leaves what stands elsewhere, farther down or is no unit', () => {
  const left = 'OMEGA 3 | 120 | 29.610,00';
  expect(read(...row('120'), [130, 31, 'CÁPSULAS'])).toEqual([left, 'CÁPSULAS']);
  expect(read(...row('120'), [100, 41, 'CÁPSULAS'])).toEqual([left, 'CÁPSULAS']);
  expect(read(...row('120'), [100, 31, 'GAUCHO'])).toEqual([left, 'GAUCHO']);
  expect(read(...row('x 120'), [100, 31, 'CÁPSULAS'])).toEqual(['OMEGA 3 | x 120 | 29.610,00', 'CÁPSULAS']);
});
