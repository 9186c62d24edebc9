import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TextItem, type TextPage, toTextLines, toUpright } from './text-page.ts';

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

describe('any page', () => {
  const turn = fc.constantFrom<TextItem['turn'][]>(0, 1, 2, 3);
  const items = fc.array(fc.tuple(fc.constantFrom('Whey', 'Creatina 300 g', '$ 100'), fc.nat(500), fc.nat(700), turn), {
    minLength: 1,
    maxLength: 8,
  });

  it('has every text of it upright or sideways, and is as it is once it is upright', () => {
    fc.assert(
      fc.property(items, (texts) => {
        const upright = toUpright(page(texts.map((text) => item(...text))));
        const { items: read, sideways = [] } = upright;
        expect([...read, ...sideways].map(({ text }) => text).toSorted()).toEqual(
          texts.map(([text]) => text).toSorted(),
        );
        expect(read.every((one) => one.turn === 0)).toBe(true);
        expect(sideways.every((one) => one.turn !== 0)).toBe(true);
        expect(toUpright({ ...upright, items: read }).items).toEqual(read);
      }),
    );
  });

  it('is read the same however it lies', () => {
    fc.assert(
      fc.property(items, (texts) => {
        const laid = page(texts.map(([text, x, y]) => item(text, x, y)));
        // A quarter turn clockwise.
        const clockwise = ({ width, height, items: all, rules }: TextPage): TextPage => ({
          width: height,
          height: width,
          items: all.map((one) => ({ ...one, x: height - one.y, y: one.x, turn: TURN_AFTER[one.turn] })),
          rules,
        });
        let turned = laid;
        for (let turns = 0; turns < 4; turns++) {
          const { items: read, width, height } = toUpright(turned);
          expect([read, width, height]).toEqual([laid.items, 600, 800]);
          turned = clockwise(turned);
        }
      }),
    );
  });
});

const TURN_AFTER = { 0: 1, 1: 2, 2: 3, 3: 0 } as const;

describe('lines of text', () => {
  const lines = (...texts: TextItem[]) => toTextLines(texts).map((line) => line.map(({ text }) => text));

  it('go from the top to the bottom, with what stands about as high', () => {
    expect(lines(item('c', 0, 90), item('a', 0, 50), item('b', 40, 53), item(' ', 0, 70))).toEqual([['a', 'b'], ['c']]);
  });

  it('part small print from the line above it', () => {
    const small = { ...item('x 60 caps', 0, 53), size: 5 };
    expect(lines(item('Zinc', 0, 50), small)).toEqual([['Zinc'], ['x 60 caps']]);
  });

  it('do not drift down a page of lines that are near each other', () => {
    const steps = Array.from({ length: 9 }, (_, index) => item(`${index}`, 0, 50 + index * 3));
    expect(lines(...steps).map(({ length }) => length)).toEqual([2, 2, 2, 2, 1]);
  });
});
