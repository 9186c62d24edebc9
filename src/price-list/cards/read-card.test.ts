import { describe, expect, it } from 'vitest';
import { type TextSpec, toCell } from '../page/test-cells.ts';
import { readCard } from './read-card.ts';

const BOX = { left: 0, top: 0, right: 200, bottom: 100 };

function read(...texts: TextSpec[]): unknown {
  return readCard(texts.map(toCell), BOX)?.map(({ name, price, title }) => [name, price, title]);
}

describe('a product in a box', () => {
  it('has its name, its size and the price for one', () => {
    const small = ['CÓNDOR', 'Banana'].map((text, index) => [5, 10 + 24 * index, text, 6] as const);
    expect(
      read(
        ...small,
        [5, 20, 'Whey Protein', 11],
        [5, 28, 'x 908 g'],
        [5, 45, '6 u.:', 7],
        [30, 45, '$ 20.000', 7],
        [5, 60, '1 u.', 8],
        [30, 60, '$ 22.000', 13],
      ),
    ).toEqual([['Whey Protein x 908 g', 2_200_000, '1 u.']]);
  });

  it('has a box beside its name, which is no header of its price', () => {
    const texts: TextSpec[] = [
      [5, 20, 'Gel Limón', 11],
      [120, 20, 'caja x12', 8],
      [5, 50, 'PVP:', 7],
      [30, 50, '$ 22.000', 13],
    ];
    expect(read(...texts)).toEqual([['Gel Limón caja x12', 2_200_000, 'PVP']]);
  });

  it('has its price above its name, too, and takes the one for the public', () => {
    expect(
      read(
        [5, 12, '$ 10.500', 14],
        [120, 12, 'PVP sugerido', 6],
        [5, 25, 'Biotina x 60 caps', 9, 'f2'],
        [60, 40, 'Cód. 612 Mayorista', 6],
        [150, 40, '$ 7.000', 6],
      ),
    ).toEqual([['Biotina x 60 caps', 1_050_000, 'PVP sugerido']]);
  });

  it('is a box of twelve where that stands below its name or before its price', () => {
    const alone: TextSpec[] = [
      [5, 20, 'Barra Coco', 9],
      [5, 29, 'DISPLAY X 12', 8],
      [5, 60, 'PVP', 8],
      [30, 60, '$ 22.000', 13],
    ];
    expect(read(...alone)).toEqual([['Barra Coco DISPLAY X 12', 2_200_000, 'PVP']]);
    const each: TextSpec[] = [
      [5, 20, 'Barra Coco', 9],
      [5, 32, 'x 45 g', 8],
      [80, 32, '$ 2.000', 8],
      [5, 44, 'display 12 unid.', 8],
      [80, 44, '$ 22.000', 8],
    ];
    expect(read(...each)).toEqual([
      ['Barra Coco x 45 g', 200_000, ''],
      ['Barra Coco display 12 unid.', 2_200_000, ''],
    ]);
  });

  it('has a line for each size', () => {
    expect(
      read(
        [5, 10, 'Creatina', 10, 'f2'],
        [100, 18, 'x 6 u.', 6],
        [150, 18, 'Unidad', 6],
        [5, 28, 'x 150 g'],
        [100, 28, '$ 9.000'],
        [150, 28, '$ 9.900'],
        [5, 40, 'x 300 g'],
        [100, 40, '$ 17.000'],
        [150, 40, '$ 18.500'],
      ),
    ).toEqual([
      ['Creatina x 150 g', 990_000, 'Unidad'],
      ['Creatina x 300 g', 1_850_000, 'Unidad'],
    ]);
  });

  it.each([
    ['nobody pays for one', ['6 cuotas de', '$ 3.500']],
    ['is for several', ['x 12', '$ 3.500']],
    ['is without taxes', ['Precio sin impuestos nacionales', '$ 3.500']],
  ])('is none when its price %s', (_why, [label = '', price = '']) => {
    expect(read([5, 10, 'Creatina x 300 g', 10], [5, 25, label], [170, 25, price]) ?? []).toEqual([]);
  });

  it('has a further price below each size where that says which one it is', () => {
    const sizes: TextSpec[] = [60, 90].flatMap((count, index): TextSpec[] => [
      [5, 20 + 30 * index, `x ${count} cps`, 8],
      [80, 20 + 30 * index, `$ ${count}.000`, 9],
      [70, 32 + 30 * index, 'Revendedor:', 6],
      [110, 32 + 30 * index, `$ ${count - 20}.000`, 6],
    ]);
    expect(read([5, 8, 'Ashwagandha', 10], ...sizes)).toEqual([
      ['Ashwagandha x 60 cps', 6_000_000, ''],
      ['Ashwagandha x 90 cps', 9_000_000, ''],
    ]);
    const untold = sizes.filter(([, , text]) => text !== 'Revendedor:');
    expect(read([5, 8, 'Ashwagandha', 10], ...untold)).toEqual([]);
  });

  it('has no price when two could be it', () => {
    const name = [5, 10, 'Creatina x 300 g', 10] as const;
    expect(read(name, [5, 25, '$ 20.000'], [100, 25, '$ 25.000'])).toEqual([['Creatina x 300 g', undefined, '']]);
    expect(read(name, [5, 25, '$ 20.000', 7], [100, 25, '$ 25.000', 12])).toEqual([
      ['Creatina x 300 g', 2_500_000, ''],
    ]);
  });

  it('is none when names stand side by side, or when nothing tells what a price is for', () => {
    expect(read([5, 10, 'Creatina', 10], [150, 10, 'Glutamina', 10], [5, 25, '$ 20.000'])).toBeUndefined();
    expect(read([5, 10, 'Creatina', 10], [5, 25, 'Retiro en local', 7], [60, 25, '$ 20.000', 7])).toBeUndefined();
  });
});
