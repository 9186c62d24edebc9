import { describe, expect, it } from 'vitest';
import { toSidewaysItems } from './sideways-text.ts';
import { type TextItem, type TextPage, toUpright } from './text-page.ts';

const item = (text: string, x: number, y: number, turn: TextItem['turn'] = 0): TextItem => {
  return { text, x, y, width: text.length * 5, size: 10, font: 'f1', turn };
};
const page = (items: TextItem[], rules: Partial<TextPage['rules']> = {}): TextPage => {
  return { width: 600, height: 800, items, rules: { across: [], down: [], ...rules } };
};
const upright = (...all: Parameters<typeof page>) => toUpright(page(...all));

describe('what reads upwards or downwards', () => {
  const text = item('Lista de precios de noviembre', 40, 20);

  it('stands over its column, on the line where it ends', () => {
    expect(toSidewaysItems(upright([text, item('Público', 210, 120, 3)]))).toMatchObject([
      { text: 'Público', turn: 0, x: 200, y: 120, width: 7 },
    ]);
    expect(toSidewaysItems(upright([text, item('Público', 200, 80, 1)]))).toMatchObject([
      { text: 'Público', turn: 0, x: 200, y: 115, width: 7 },
    ]);
  });

  it('is nothing that stands upside down, and no blank', () => {
    expect(toSidewaysItems(upright([text, item('Público', 210, 120, 2), item(' ', 210, 120, 3)]))).toEqual([]);
  });
});

describe('what reads upwards or downwards beside lines', () => {
  const lines = [100, 120, 140, 200, 220, 240].map((y) => item('Whey Protein 1 kg $ 44.000', 60, y));
  const [first, second] = [item('DELTA', 40, 135, 3), item('ATHLON', 40, 238, 3)];
  const heights = (items: TextItem[], rules?: Partial<TextPage['rules']>) =>
    toSidewaysItems(upright([...lines, ...items], rules)).map(({ text, y }) => [text, y]);

  it('is a heading above the first of them', () => {
    expect(heights([first, second])).toEqual([
      ['DELTA', 93],
      ['ATHLON', 193],
    ]);
  });

  it('begins where its box or the line above does', () => {
    const short = item('DELTA', 40, 242, 3);
    expect(heights([short], { boxes: [{ left: 25, top: 85, right: 45, bottom: 250 }] })).toEqual([['DELTA', 93]]);
    expect(heights([short], { across: [{ from: 20, to: 500, at: 110 }] })).toEqual([['DELTA', 113]]);
  });

  it('is beside all lines of its box, though its letters are beside one', () => {
    const box = { left: 25, top: 85, right: 45, bottom: 150 };
    expect(heights([item('RX', 40, 126, 3)], { boxes: [box] })).toEqual([['RX', 93]]);
    const footer = item('Pedidos por mail', 25, 159);
    expect(heights([item('RX', 40, 126, 3), footer], { boxes: [box] })).toEqual([['RX', 93]]);
    expect(heights([item('RX', 40, 126, 3)])).toEqual([['RX', 126]]);
  });

  it('stands over a column where something is to its left', () => {
    expect(heights([{ ...first, x: 300 }])).toEqual([['DELTA', 135]]);
  });
});
