import { describe, expect, it } from 'vitest';
import { textsOfCells, toTestLines } from '../page/test-cells.ts';
import { type TextItem, toUpright } from '../page/text-page.ts';
import { withRotatedText } from './rotated-text.ts';

const item = (text: string, y: number, x: number, turn: TextItem['turn'] = 0): TextItem => {
  return { text, x, y, width: text.length * 4, size: 8, font: 'f1', turn };
};

describe('texts that read upwards beside rows', () => {
  const names = ['OMEGA 3 X60 CAPS', 'ZINC X60 CAPS', 'WHEY X1 KG'];
  const rules = { across: [10, 50, 70].map((at) => ({ from: 10, to: 40, at })), down: [] };
  const lines = toTestLines(
    ...names.flatMap((name, index) => [
      [60, 20 + 20 * index, name] as const,
      [200, 20 + 20 * index, '$ 9.500'] as const,
    ]),
  );

  it('are in each row between the lines of their cell', () => {
    const page = toUpright({
      width: 300,
      height: 100,
      rules,
      items: [item('VITAL', 42, 30, 3), ...names.map((name, at) => item(name, at, 60))],
    });
    expect(textsOfCells(withRotatedText(lines, page.rotated, rules))).toEqual([
      'VITAL | OMEGA 3 X60 CAPS | $ 9.500',
      'VITAL | ZINC X60 CAPS | $ 9.500',
      'WHEY X1 KG | $ 9.500',
    ]);
  });

  it('say nothing of rows where no cell is drawn', () => {
    const page = toUpright({
      width: 300,
      height: 100,
      rules,
      items: [item('2026', 95, 30, 3), ...names.map((name, at) => item(name, at, 60))],
    });
    expect(textsOfCells(withRotatedText(lines, page.rotated, rules))).toEqual(textsOfCells(lines));
  });
});
