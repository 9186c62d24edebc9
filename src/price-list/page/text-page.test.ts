import { describe, expect, it } from 'vitest';
import { type TextItem, type TextPage, toUpright } from './text-page.ts';

const item = (text: string, x: number, y: number, turn: TextItem['turn'] = 0): TextItem => {
  return { text, x, y, width: text.length * 5, size: 10, font: 'f1', turn };
};
const page = (items: TextItem[], rules: Partial<TextPage['rules']> = {}): TextPage => {
  return { width: 600, height: 800, items, rules: { across: [], down: [], ...rules } };
};

describe('an upright page', () => {
  it.each<[turn: TextItem['turn'], x: number, y: number, size: [number, number]]>([
    [0, 40, 60, [600, 800]],
    [1, 540, 40, [800, 600]],
    [2, 560, 740, [600, 800]],
    [3, 60, 760, [800, 600]],
  ])('has its text where it is read, turned by %d', (turn, x, y, size) => {
    const upright = toUpright(page([item('Lista', x, y, turn)]));
    expect([upright.width, upright.height]).toEqual(size);
    expect(upright.items).toEqual([item('Lista', 40, 60)]);
  });

  it('leaves out what reads otherwise than most letters', () => {
    const upright = toUpright(page([item('Lista de precios', 40, 60), item('Mayorista', 10, 300, 3)]));
    expect(upright.items.map(({ text }) => text)).toEqual(['Lista de precios']);
  });

  it('has its lines and boxes turned with its text', () => {
    const rules = {
      across: [{ from: 100, to: 300, at: 50 }],
      boxes: [{ left: 100, top: 50, right: 300, bottom: 90 }],
    };
    expect(toUpright(page([item('Lista', 540, 40, 1)], rules)).rules).toEqual({
      across: [],
      down: [{ from: 300, to: 500, at: 50 }],
      boxes: [{ left: 50, top: 300, right: 90, bottom: 500 }],
    });
    expect(toUpright(page([item('Lista', 560, 740, 2)], rules)).rules).toEqual({
      across: [{ from: 300, to: 500, at: 750 }],
      down: [],
      boxes: [{ left: 300, top: 710, right: 500, bottom: 750 }],
    });
    expect(toUpright(page([item('Lista', 60, 760, 3)], rules)).rules).toEqual({
      across: [],
      down: [{ from: 100, to: 300, at: 750 }],
      boxes: [{ left: 710, top: 100, right: 750, bottom: 300 }],
    });
  });
});
