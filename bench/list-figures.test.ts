import { expect, it } from 'vitest';
import type { Match } from '#price-list/matching/resolve-matches.ts';
import { addFigures, figureCells, figuresOf } from './list-figures.ts';

const row = { index: 0, text: '', notes: [], brandCell: undefined, headingBrand: undefined, section: undefined };
const read = (name: string, pesos: number, rivals = false): Match => ({
  product: { id: 1, name, brand: 'Astro', category: 'Barras', price: 100_00, flavors: [] },
  row: { ...row, price: pesos * 100, line: '' },
  price: pesos * 100,
  similarity: 1,
  rivals,
  rivalRows: [],
  unsureColumn: false,
  remembered: false,
  nameDoubts: [],
  implied: false,
});
const list = {
  name: 'lista',
  bytes: new Uint8Array(),
  products: [],
  expected: new Map([
    ['Astro | Gel', 110],
    ['Astro | Barra', 120],
    ['Astro | Alfajor', 130],
  ]),
  doubtful: new Map([['Astro | Caja', 900]]),
};

it('counts a price as right or wrong, and as asked when it starts unticked', () => {
  const matches = [read('Gel', 110, true), read('Barra', 121), read('Caja', 900), read('Otra', 100)];
  expect(figuresOf(list, matches)).toEqual({
    lists: 1,
    expected: 3,
    right: 1,
    wrong: 2,
    ticked: 2,
    asked: 2,
    missed: 2,
  });
});

it('a list that is refused misses all its prices', () => {
  const refused = figuresOf(list, []);
  expect(refused).toMatchObject({ right: 0, wrong: 0, missed: 3 });
  const total = addFigures([refused, figuresOf(list, [read('Gel', 110)])]);
  expect(figureCells(total)).toEqual(['2', '6', '1', '0', '0', '0', '5', '0.167']);
});
