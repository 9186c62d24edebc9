import { expect, it } from 'vitest';
import { type TextSpec, textsOfCells, toTestLines } from '../page/test-cells.ts';
import { findColumnCuts, fitsColumnCuts, splitBlocks } from './page-columns.ts';

const LEFT = ['Whey', 'Creatina', 'Zinc', 'Biotina'];
const RIGHT = ['Omega', 'Glutamina', 'Magnesio', 'Colágeno'];
const product = (x: number, y: number, name: string): TextSpec[] => [
  [x, y, name],
  [x + 100, y, '$ 9.450'],
];
const beside = LEFT.flatMap((name, index) => [
  ...product(5, 30 + 12 * index, name),
  ...product(205, 30 + 12 * index, RIGHT[index] ?? ''),
]);
const priced = (names: string[]) => names.map((name) => `${name} | $ 9.450`);
const read = (...texts: TextSpec[]) => splitBlocks(toTestLines(...texts)).map(textsOfCells);

it('reads products side by side column by column', () => {
  expect(read(...beside)).toEqual([priced(LEFT), priced(RIGHT)]);
});

it('ends both columns at a text across them', () => {
  const across = [5, 10, 'Lista de precios de noviembre para comercios', 12] as const;
  expect(read(across, ...beside)).toEqual([[across[2]], priced(LEFT), priced(RIGHT)]);
  const more = [...product(5, 110, 'ZMA'), ...product(205, 122, 'Cafeína')];
  expect(read(...beside, [5, 95, across[2], 12], ...more)).toEqual([
    priced(LEFT),
    priced(RIGHT),
    [across[2]],
    priced(['ZMA']),
    priced(['Cafeína']),
  ]);
});

it('ends both columns at a heading over the left one where the right one pauses', () => {
  const more = [...product(5, 110, 'ZMA'), ...product(205, 110, 'Cafeína')];
  expect(read(...beside, [5, 95, 'Novedades'], ...more)).toHaveLength(5);
  expect(read(...beside, [5, 95, 'Novedades'], [205, 95, 'Ofertas'], ...more)).toHaveLength(2);
  expect(read(...beside, [5, 95, 'Chocolate · Vainilla'], ...more)).toHaveLength(2);
});

it('keeps one table with several prices, or with a column of details, together', () => {
  const rows = [...LEFT, 'Omega'].flatMap((name, index): TextSpec[] => [
    ...product(5, 30 + 12 * index, name),
    [205, 30 + 12 * index, index % 2 ? 'Vainilla' : 'Chocolate'],
    [305, 30 + 12 * index, '$ 9.930'],
  ]);
  expect(read(...rows)).toHaveLength(1);
  expect(read()).toEqual([]);
});

it('says whether a short page can have the columns of the one before', () => {
  const cuts = findColumnCuts(toTestLines(...beside));
  expect(cuts).toHaveLength(1);
  expect(fitsColumnCuts(toTestLines(...product(5, 30, 'ZMA'), ...product(205, 30, 'Cafeína')), cuts)).toBe(true);
  expect(fitsColumnCuts(toTestLines(...product(5, 30, 'ZMA')), cuts)).toBe(false);
  const wide = product(5, 42, 'Un nombre larguísimo que sobrepasa ambas columnas impresas');
  expect(fitsColumnCuts(toTestLines(...product(5, 30, 'ZMA'), ...product(205, 30, 'Cafeína'), ...wide), cuts)).toBe(
    false,
  );
});

it('cuts before names, not between the prices of one product, whatever stands below or beside', () => {
  const twice = (x: number, y: number, name: string): TextSpec[] => [...product(x, y, name), [x + 150, y, '9.100']];
  const both = LEFT.flatMap((name, index) => [
    ...twice(5, 30 + 12 * index, name),
    ...twice(255, 30 + 12 * index, RIGHT[index] ?? ''),
  ]);
  const alone: TextSpec[] = [
    [155, 90, '9.100'],
    [255, 90, 'Cafeína'],
    [355, 90, '$ 9.450'],
  ];
  const [left, right] = read(...both, ...alone, [150, 110, 'Hoja 1 de 2']);
  expect(left?.slice(0, 4)).toEqual(LEFT.map((name) => `${name} | $ 9.450 | 9.100`));
  expect(right?.slice(0, 4)).toEqual(RIGHT.map((name) => `${name} | $ 9.450 | 9.100`));
});

it('cuts columns above a sentence across them that says a price', () => {
  const foot: TextSpec = [
    5,
    100,
    'Precio de reventa desde una compra de doscientos mil pesos en adelante, sin excepción',
  ];
  const least: TextSpec = [500, 100, '$ 200.000'];
  expect(read(...beside, foot, least).slice(0, 2)).toEqual([priced(LEFT), priced(RIGHT)]);
});

it('cuts columns of products whose prices stand before their names', () => {
  const turned = (x: number, names: string[]) =>
    names.flatMap((name, index): TextSpec[] => [
      [x, 30 + 12 * index, '$ 9.450'],
      [x + 60, 30 + 12 * index, name],
    ]);
  const texts = [...turned(5, LEFT), ...turned(205, RIGHT)].toSorted(([a, y], [b, other]) => y - other || a - b);
  expect(read(...texts)).toEqual([LEFT, RIGHT].map((names) => names.map((name) => `$ 9.450 | ${name}`)));
});

it('ends no column at words of the left one where the right one goes on as ever', () => {
  const wide = LEFT.flatMap((name, index) => [
    ...product(5, 30 + 24 * index, name),
    ...product(205, 30 + 24 * index, RIGHT[index] ?? ''),
  ]);
  const texts = [...wide, [5, 66, 'Novedades'] as const].toSorted(([a, y], [b, other]) => y - other || a - b);
  expect(read(...texts)).toHaveLength(2);
});

it('takes a price of the column before a name for no code of it', () => {
  const rows = LEFT.flatMap((name, index): TextSpec[] =>
    [name, RIGHT[index] ?? ''].flatMap((one, column): TextSpec[] => [
      [5 + 200 * column, 30 + 12 * index, one],
      [85 + 200 * column, 30 + 12 * index, '5.780,00'],
      [145 + 200 * column, 30 + 12 * index, '8.500,00'],
    ]),
  );
  const both = (names: string[]) => names.map((name) => `${name} | 5.780,00 | 8.500,00`);
  expect(read(...rows)).toEqual([both(LEFT), both(RIGHT)]);
});

it('cuts before the brands of columns that have one before each name', () => {
  const texts = LEFT.flatMap((name, index): TextSpec[] => {
    const [y, other] = [18 + 12 * index, RIGHT[index] ?? ''];
    const half = (x: number, text: string): TextSpec[] => [
      [x, y, 'DELTA'],
      [x + 60, y, text],
      [x + 160, y, '$ 9.450'],
    ];
    return [...half(5, name), ...half(255, other)];
  });
  expect(findColumnCuts(toTestLines(...texts))).toEqual([252.5]);
});

it('takes a name that breaks off beside a pause for no heading over both columns', () => {
  const texts: TextSpec[] = [
    ...product(5, 18, 'Whey'),
    ...product(205, 18, 'Omega'),
    ...product(5, 30, 'Zinc'),
    ...product(205, 30, 'Glutamina'),
    [5, 42, 'Creatina x'],
    ...product(5, 54, '300 gramos'),
    ...product(205, 54, 'Magnesio'),
    ...product(5, 66, 'Biotina'),
    ...product(205, 66, 'Colágeno'),
  ];
  expect(read(...texts)).toHaveLength(2);
});

it('takes a heading of the left column beside a pause for none over both, where others alike are of that column', () => {
  const heading = (y: number, text: string): TextSpec => [5, y, text, 9, 'bold'];
  const left = [
    heading(30, 'Vitaminas'),
    ...product(5, 42, 'Zinc'),
    heading(54, 'Creatinas'),
    ...product(5, 66, 'Creatina'),
    heading(90, 'Quemadores'),
    ...product(5, 102, 'Cafeína'),
  ];
  const right = [30, 42, 54, 66, 102].flatMap((y, index) => product(205, y, `Omega ${'ABCDE'[index]}`));
  expect(read(...left, ...right)).toHaveLength(2);
});

it('cuts before codes with letters', () => {
  const coded = (x: number, y: number, name: string): TextSpec[] => [[x, y, `A-131${y}`], ...product(x + 45, y, name)];
  const lines = toTestLines(
    ...LEFT.flatMap((name, index) => [
      ...coded(5, 30 + 12 * index, name),
      ...coded(205, 30 + 12 * index, RIGHT[index] ?? ''),
    ]),
  );
  expect(findColumnCuts(lines)).toEqual([202.5]);
});

it('keeps the heights of a column where a line of the other one stands a little higher', () => {
  const blocks = splitBlocks(toTestLines(...beside).map((line) => ({ ...line, y: line.y - 2 })));
  expect(blocks.map((block) => block.map(({ y }) => y))).toEqual([
    [30, 42, 54, 66],
    [30, 42, 54, 66],
  ]);
});

it('keeps a heading in its column that fills a box as wide as that', () => {
  const more = [...product(5, 110, 'ZMA'), ...product(205, 110, 'Cafeína')];
  const lines = toTestLines(...beside, [5, 95, 'Novedades'], ...more);
  const boxed = lines.map((line) => ({
    ...line,
    cells: line.cells.map((cell) => (cell.text === 'Novedades' ? { ...cell, right: 145 } : cell)),
  }));
  expect(splitBlocks(boxed)).toHaveLength(2);
});
