import { expect, it } from 'vitest';
import { toCell } from '../page/test-cells.ts';
import { boxesWithPrices } from './card-boxes.ts';

const box = (left: number) => ({ left, right: left + 80, top: 0, bottom: 50 });

it('takes a price for one of the box that it begins in, though it reaches into the next one', () => {
  const named = [5, 95].map((left) => toCell([left, 20, 'Zinc']));
  const prices = [toCell([50, 40, '$ 1.234.567,00']), toCell([140, 40, '$ 9.450'])];
  const regions = boxesWithPrices([...named, ...prices], [box(0), box(90)]);
  expect(regions.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
    ['Zinc', '$ 1.234.567,00'],
    ['Zinc', '$ 9.450'],
  ]);
});
