import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCells } from './import-cells.ts';
import type { ImportRow } from './import-columns.ts';

const read = (cells: ImportRow['cells']) => readCells({ row: 2, cells });

it('passes on what stands in a cell, by the names of the API', () => {
  expect(read({ id: '12', name: 'Whey', priceUsd: 'U$S 10,50', cost: '$ 1.200' }).product).toMatchObject({
    id: '12',
    name: 'Whey',
    priceUSD: 'U$S 10,50',
    cost: '$ 1.200',
  });
});

it('asks nothing of a column that is not there', () => {
  const { product, ...rest } = read({ name: 'Whey' });
  expect(Object.entries(product).filter(([, value]) => value !== undefined)).toEqual([['name', 'Whey']]);
  expect(rest).toEqual({ problems: [] });
});

describe('a count', () => {
  it.each([
    ['12', '12'],
    ['1.200', '1200'],
    ['1.234.567', '1234567'],
    ['12,00', '12'],
    ['1.200,0', '1200'],
    // What is no whole number is left for the schema to refuse.
    ['12,5', '12,5'],
    ['1.20', '1.20'],
    ['12.3456', '12.3456'],
    ['-3', '-3'],
    ['muchas', 'muchas'],
  ])('%s is %s', (cell, count) => {
    expect(read({ amount: cell, lowestStock: cell }).product).toMatchObject({ amount: count, lowestStock: count });
  });

  it('is read as Argentines and programs write it', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000_000), (count) => {
        const grouped = new Intl.NumberFormat('de-DE').format(count);
        for (const cell of [String(count), grouped, `${grouped},00`])
          expect(read({ amount: cell }).product.amount).toBe(String(count));
      }),
    );
  });
});

describe('the flavors of a cell', () => {
  it.each<[string, readonly (readonly [name: string, quantity: string])[]]>([
    ['Vainilla: 3', [['Vainilla', '3']]],
    [
      'Vainilla: 3\nChocolate con leche: 12\n',
      [
        ['Vainilla', '3'],
        ['Chocolate con leche', '12'],
      ],
    ],
    [
      'Vainilla = 3 ; Coco:0',
      [
        ['Vainilla', '3'],
        ['Coco', '0'],
      ],
    ],
    ['Rojo; negro: 2', [['Rojo; negro', '2']]],
    ['  \n Limón :7 \n\n', [['Limón', '7']]],
    ['Mix: frutos: 4', [['Mix: frutos', '4']]],
  ])('%j', (cell, flavors) => {
    const { product, problems } = read({ flavors: cell });
    expect(product.flavors).toEqual(flavors.map(([name, quantity]) => ({ name, quantity })));
    expect(problems).toEqual([]);
  });

  it.each([
    'Coco, Menta',
    'Coco',
    'Coco: muchos',
    'Coco: -1',
    'Coco: 1,5',
    ': 3',
    'Coco: 1\nMenta',
    'Coco: 12345678901',
  ])('are refused where one has no units: %j', (cell) => {
    const { product, problems } = read({ flavors: cell });
    expect(product.flavors).toBeUndefined();
    expect(problems).toEqual([expect.stringContaining('«Vainilla: 3»')]);
  });
});

describe('whether a product is in the shop', () => {
  it.each(['Si', 'sí', 'S', '1', 'TRUE', 'Verdadero', 'activo'])('%s', (active) => {
    expect(read({ active })).toMatchObject({ active: true, problems: [] });
  });

  it.each(['No', 'n', '0', 'false', 'FALSO', 'Inactivo'])('not: %s', (active) => {
    expect(read({ active })).toMatchObject({ active: false, problems: [] });
  });

  it.each(['quizás', 'sin', 'nada', '2', 'si no'])('is not said by «%s»', (active) => {
    const row = read({ active });
    expect(row).not.toHaveProperty('active');
    expect(row.problems).toEqual(['«Activo» tiene que decir Si o No.']);
  });
});

it.each([
  ['a.png', ['a.png']],
  ['a.png|b.png', ['a.png', 'b.png']],
  [' /images/a.webp \n/images/b.webp\n', ['/images/a.webp', '/images/b.webp']],
  ['a.png; b.png, c.png', ['a.png', 'b.png', 'c.png']],
  ['https://x.ar/a,b.png', ['https://x.ar/a,b.png']],
  ['|;|', []],
])('takes the images of %j apart', (images, list) => {
  expect(read({ images }).images).toEqual(list);
});

it('never fails, whatever is in the cells', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(fc.record({ amount: text, flavors: text, active: text, images: text }), (cells) => {
      const { product, problems, active, images } = read(cells);
      expect(problems).toHaveLength(Number(product.flavors === undefined) + Number(active === undefined));
      expect(images?.every((one) => one.trim() === one && one !== '')).toBe(true);
    }),
  );
});
