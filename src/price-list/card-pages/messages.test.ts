import { expect, it } from 'vitest';
import { type TextSpec, toTestLines } from '../page/test-cells.ts';
import { areMessages } from './messages.ts';

/** A box with texts from top to bottom. */
const boxOf = (left: number, ...texts: string[]) => ({
  box: { left, right: left + 180, top: 0, bottom: 100 },
  cells: toTestLines(...texts.map((text, at): TextSpec => [left + 5, 10 + 12 * at, text])).flatMap(
    ({ cells }) => cells,
  ),
});
const two = ['Whey 1 kg', '$ 9.450', 'Zinc 60 caps', '$ 5.600'];
const one = ['Creatina 300 g', 'PVP $ 9.450', 'Mayorista $ 5.600'];

it('knows boxes of a chat, one below the other with several products', () => {
  expect(areMessages([boxOf(5, ...two), boxOf(5, ...one)])).toBe(true);
  expect(areMessages([boxOf(5, ...one), boxOf(5, ...one)])).toBe(false);
  expect(areMessages([boxOf(5, ...two), boxOf(205, ...two)])).toBe(false);
});
