import { expect, it } from 'vitest';
import type { Line } from '../page/cell.ts';
import { type TextSpec, textsOfCells, toTestLines } from '../page/test-cells.ts';
import { findMargin } from './margins.ts';

const HEIGHT = 800;
const HEADS = ['Producto', 'Mayorista', 'Público'];
const headsAt = (y: number): TextSpec[] => HEADS.map((text, index) => [20 + 90 * index, y, text]);
const rowAt = (y: number): TextSpec[] => [
  [20, y, 'Zinc x 60 caps'],
  [110, y, '$ 7.000'],
  [200, y, '$ 9.000'],
];
const margin = (lines: readonly Line[]) => textsOfCells([...findMargin(lines, HEIGHT)]);

it('takes what stands above and below the products for header and footer', () => {
  const lines = toTestLines([20, 20, 'Distribuidora Sur'], ...headsAt(50), ...rowAt(70), [20, 780, 'Hoja 1']);
  expect(margin(lines)).toEqual(['Distribuidora Sur', 'Hoja 1']);
});

it('leaves a size right above a price, which pages may begin with, too', () => {
  const below: TextSpec[] = [[20, 53, 'Industria argentina', 7], ...rowAt(53).slice(1)];
  expect(margin(toTestLines([20, 40, 'Zinc x 60 caps'], ...below))).toEqual([]);
  expect(margin(toTestLines([20, 20, 'Desde 12 unidades'], ...rowAt(53)))).toEqual(['Desde 12 unidades']);
});
