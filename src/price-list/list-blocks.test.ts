import { expect, it } from 'vitest';
import { toListBlocks } from './list-blocks.ts';
import { textsOfCells } from './page/test-cells.ts';
import type { TextItem, TextPage } from './page/text-page.ts';

const item = (x: number, y: number, text: string): TextItem => {
  return { text, x, y, size: 8, width: text.length * 4, font: 'f1', turn: 0 };
};

/** A page with the list's header, column headers, a brand below those and two products. */
const page = (brand: string): TextPage => ({
  width: 400,
  height: 800,
  rules: { across: [], down: [] },
  items: [
    item(20, 20, 'Distribuidora Sur'),
    ...['Código', 'Producto', 'Mayorista', 'Público'].map((header, index) => item(20 + 90 * index, 50, header)),
    item(110, 65, brand),
    ...[80, 95].flatMap((y) =>
      ['04512', `Zinc x ${y} caps`, '$ 7.000', '$ 9.000'].map((text, index) => item(20 + 90 * index, y, text)),
    ),
  ],
});

it('tells headers of pages from a brand that several pages begin with', () => {
  const { blocks, repeated } = toListBlocks([page('VITAL SUR'), page('VITAL SUR')]);
  expect(repeated).toEqual(['Distribuidora Sur']);
  expect(textsOfCells(blocks.flatMap(({ lines }) => lines)).filter((text) => text === 'VITAL SUR')).toHaveLength(2);
});

it('keeps a heading at the top of several pages that stands between products, too', () => {
  const topped = { ...page(''), items: [item(110, 35, 'MINERALES'), ...page('').items] };
  const further = ['04512', 'Hierro', '$ 7.000', '$ 9.000'].map((text, index) => item(20 + 90 * index, 125, text));
  const parted = { ...page(''), items: [...page('').items, item(110, 110, 'MINERALES'), ...further] };
  expect(toListBlocks([topped, topped]).repeated).toContain('MINERALES');
  expect(toListBlocks([topped, topped, parted]).repeated).toEqual(['Distribuidora Sur']);
});
