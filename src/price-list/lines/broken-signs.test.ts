import { expect, it } from 'vitest';
import { type TextSpec, textsOfCells, toTestLines } from '../page/test-cells.ts';
import { joinBrokenSigns } from './broken-signs.ts';

const read = (...texts: TextSpec[]) => textsOfCells(joinBrokenSigns(toTestLines(...texts)));

it('puts the sign at the end of a line before its number in the next one', () => {
  expect(read([5, 10, 'Whey 1 kg (Vital Sur)'], [120, 10, 'Costo $'], [5, 22, '73.700 / Público $ 98.100'])).toEqual([
    'Whey 1 kg (Vital Sur) | Costo',
    '$ 73.700 | / Público | $ 98.100',
  ]);
  expect(read([5, 10, 'Whey 1 kg'], [120, 10, '$'], [15, 22, '99.400.-'])).toEqual(['Whey 1 kg', '$ 99.400.-']);
});

it('leaves headers above codes, and lines far from each other', () => {
  const headers: TextSpec[] = [
    [5, 10, 'Producto'],
    [120, 10, 'Precio $'],
  ];
  expect(read(...headers, [5, 22, '73.700'])).toEqual(['Producto | Precio $', '73.700']);
  expect(read([5, 10, 'Whey 1 kg, costo $'], [5, 22, '04512 Zinc'])).toEqual(['Whey 1 kg, costo $', '04512 Zinc']);
  expect(read([5, 10, 'Whey 1 kg, costo $'], [5, 60, '73.700'])).toEqual(['Whey 1 kg, costo $', '73.700']);
});
