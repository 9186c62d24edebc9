import { describe, expect, it } from 'vitest';
import { toListBlocks } from '../list-blocks.ts';
import type { Box, TextItem, TextPage } from '../page/text-page.ts';

type Text = readonly [number, number, string, number?];

function page(texts: readonly Text[], boxes: Box[] = []): TextPage {
  const items = texts.map(
    ([x, y, text, size = 9]): TextItem => ({ text, x, y, size, width: text.length * size * 0.5, font: 'f1', turn: 0 }),
  );
  return { width: 600, height: 800, items, rules: { across: [], down: [], boxes } };
}

/** The lines of all blocks: the products of cards and other texts. */
function readIn(one: TextPage): string[][] {
  return toListBlocks([one]).blocks.map(({ lines: block }) =>
    block.map(({ card, cells }) =>
      card ? `${card.brand ?? ''}|${card.name}|${card.price}` : cells.map(({ text }) => text).join(' '),
    ),
  );
}

const NAMES = [
  'Biotina x 60 caps',
  'Zinc x 90 caps',
  'Omega 3 x 30 caps',
  'Whey x 1 kg',
  'Creatina x 300 g',
  'ZMA x 90',
];

describe('products that are no rows of a table', () => {
  const grid = NAMES.flatMap((name, index): Text[] => {
    const [x, y] = [20 + 190 * (index % 3), 120 + 80 * Math.floor(index / 3)];
    return [
      [x, y, 'PAMPA FIT', 6],
      [x, y + 12, name, 11],
      [x, y + 30, `$ ${index + 1}.500`, 13],
      [x + 59, y + 25, '00', 7],
    ];
  });

  it('are read from drawn boxes and from the space between them alike, with raised cents', () => {
    const boxes = NAMES.map((_, index) => {
      const [left, top] = [10 + 190 * (index % 3), 105 + 80 * Math.floor(index / 3)];
      return { left, top, right: left + 180, bottom: top + 70 };
    });
    const cards = NAMES.map((name, index) => `|${name}|${(index + 1) * 100_000 + 50_000}`);
    expect(readIn(page(grid, boxes))).toEqual([cards]);
    expect(readIn(page(grid))).toEqual([cards]);
  });

  it('begin with small letters far above their price, where lines follow each other down to it', () => {
    const high = NAMES.flatMap((name, index): Text[] => {
      const [x, y] = [20 + 190 * (index % 3), 120 + 110 * Math.floor(index / 3)];
      const lines = ['PAMPA FIT', name, 'Vainilla', 'Precio', `$ ${index + 1}.500`];
      return lines.map((text, at) => [x, y + 13 * at, text, at === 1 ? 11 : 7]);
    });
    expect(readIn(page(high)).flat()).toHaveLength(NAMES.length);
  });

  it('are not the rows of one brand below column headers, which a box may hold', () => {
    const rows = NAMES.flatMap((name, index): Text[] => [
      [120, 60 + 14 * index, name],
      [320, 60 + 14 * index, `$ ${index + 1}.500`],
      [400, 60 + 14 * index, `$ ${index + 1}.400`],
    ]);
    const headers: Text[] = [
      [20, 40, 'Marca'],
      [120, 40, 'Producto'],
      [320, 40, 'x 1 u.'],
      [400, 40, 'x 6 u.'],
    ];
    const groups = [0, 1, 2].map((at) => ({ left: 10, right: 480, top: 48 + 28 * at, bottom: 76 + 28 * at }));
    const brands = ['Pampa Fit', 'Kaizen', 'Vital Sur'].map((brand, at): Text => [20, 67 + 28 * at, brand, 8]);
    const lines = readIn(page([...headers, ...rows, ...brands], groups)).flat();
    expect(lines.filter((line) => line.includes('|'))).toEqual([]);
    expect(lines.filter((line) => /\$ \d\.500 \$ \d\.400$/.test(line))).toHaveLength(NAMES.length);
  });

  it('are not the rows of a table with lines, though some names go on in a second one', () => {
    const rows = NAMES.flatMap((name, index): Text[] => [
      [20, 60 + 30 * index, name],
      [160, 60 + 30 * index, `$ ${index + 1}.500`],
      [20, 71 + 30 * index, 'Vainilla'],
    ]);
    const boxes = NAMES.map((_, index) => ({ left: 15, right: 195, top: 48 + 30 * index, bottom: 78 + 30 * index }));
    expect(
      readIn(page(rows, boxes))
        .flat()
        .filter((line) => line.includes('|')),
    ).toEqual([]);
  });

  it('are not all that a page has when three offers in boxes stand beside a table', () => {
    const rows = NAMES.flatMap((name, index): Text[] => [
      [20, 60 + 14 * index, name],
      [300, 60 + 14 * index, `$ ${index + 1}.500`],
    ]);
    const tops = [200, 260, 320];
    const offers = tops.flatMap((top, index): Text[] => [
      [25, top + 12, `Combo ${NAMES[index]}`, 10],
      [25, top + 26, `$ ${index + 1}0.900`, 10],
    ]);
    const boxes = tops.map((top) => ({ left: 15, right: 215, top, bottom: top + 34 }));
    expect(
      readIn(page([...rows, ...offers], boxes))
        .flat()
        .filter((line) => line.includes('|')),
    ).toEqual([]);
  });

  it('have the price of now where others beside them tell it from an old one', () => {
    const cards = NAMES.flatMap((name, index): Text[] => {
      const [x, y] = [20 + 190 * (index % 3), 120 + 80 * Math.floor(index / 3)];
      const label: Text[] = index % 2 === 0 ? [[x, y + 30, 'Ahora', 7]] : [];
      return [[x, y + 12, name, 11], ...label, [x + 28, y + 30, `$ ${index + 1}.500`, 13]];
    });
    expect(readIn(page(cards)).flat()).toEqual(
      NAMES.map((name, index) => `|${name}|${(index + 1) * 100_000 + 50_000}`),
    );
  });

  it('are none in columns below headers of prices', () => {
    const columns = NAMES.flatMap((name, index): Text[] => {
      const [x, y] = [20 + 290 * (index % 2), 120 + 30 * Math.floor(index / 2)];
      return [
        [x, y, name.replace(/ x .*/, '')],
        [x + 10, y + 11, '300 g'],
        [x + 120, y + 11, `${index + 1}.500,00`],
        [x + 200, y + 11, `${index + 2}.500,00`],
      ];
    });
    const headers = [20, 310].flatMap((x): Text[] => [
      [x + 120, 100, 'Mayorista'],
      [x + 200, 100, 'Público'],
    ]);
    const read = readIn(page([...headers, ...columns]));
    expect(read.flat().some((text) => text.includes('|'))).toBe(false);
    expect(read.map((block) => block.at(-1))).toEqual(['300 g 5.500,00 6.500,00', '300 g 6.500,00 7.500,00']);
  });

  it('are fields with their keys, column by column under their headings', () => {
    const block = (x: number, y: number, [name, price]: readonly [string, string]): Text[] => [
      [x, y, 'Cod.: 4855'],
      [x, y + 10, `Artículo: ${name}`],
      [x, y + 20, 'Precio U$S: 48,06'],
      [x, y + 30, `Precio $: ${price}`],
      [x, y + 40, 'Disponible: 14'],
    ];
    const texts: Text[] = [
      [20, 60, 'KAIZEN ANDINO', 11],
      ...block(20, 80, ['EAA 300 G', '$ 46500']),
      ...block(20, 140, ['WHEY 2 LB', '$ 68000']),
      ...block(300, 60, ['ZMA 90 CAPS', 's/p']),
      [300, 120, 'VITAL SUR', 11],
      ...block(300, 140, ['OMEGA 3', '$ 19100']),
    ];
    expect(readIn(page(texts))).toEqual([
      ['KAIZEN ANDINO', '|EAA 300 G|4650000', '|WHEY 2 LB|6800000'],
      ['|ZMA 90 CAPS|undefined', 'VITAL SUR', '|OMEGA 3|1910000'],
    ]);
  });

  it('have no price where the others have a better one', () => {
    const cards = NAMES.flatMap((name, index): Text[] => {
      const [x, y] = [20 + 190 * (index % 3), 120 + 80 * Math.floor(index / 3)];
      return [
        [x, y, name, 11],
        [x, y + 15, index === 2 ? 'Mayorista' : 'Público', 8],
        [x + 70, y + 15, '$ 3.500', 8],
      ];
    });
    expect(readIn(page(cards)).flat()[2]).toBe('|Omega 3 x 30 caps|undefined');
  });

  it('are none where most drawn boxes are rows of a table, though some hold names over two lines', () => {
    const rows = NAMES.flatMap((name, index): Text[] => {
      const y = 100 + 24 * index;
      const wide = index < 3;
      return [
        [20, y, name, 9],
        ...(wide ? [[20, y + 10, 'Frutilla', 9] as const] : []),
        [300, y, `${index + 1}.500`, 9],
      ];
    });
    const boxes = NAMES.map((_, index) => {
      const top = 91 + 24 * index;
      return { left: 10, top, right: 350, bottom: top + (index < 3 ? 22 : 11) };
    });
    const more = [0, 1, 2].flatMap((index): Text[] => [
      [20, 300 + 12 * index, `Zinc x ${index + 2}0 caps`],
      [300, 300 + 12 * index, '9.500'],
    ]);
    const low = [0, 1, 2].map((index) => ({ left: 10, top: 291 + 12 * index, right: 350, bottom: 302 + 12 * index }));
    const read = readIn(page([...rows, ...more], [...boxes, ...low])).flat();
    expect(read.filter((text) => text.startsWith('|'))).toEqual([]);
  });
});
