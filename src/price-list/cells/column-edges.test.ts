import { describe, expect, it } from 'vitest';
import { toCell } from '../page/test-cells.ts';
import { columnEdges, isColumnEdge } from './column-edges.ts';

const WIDTH = 6;
/** A line of a typewriter, word by word; columns begin at letters 0, 14 and 60. */
const typed = (code: string, name: string, price: string) => {
  const word = (text: string, at: number) => ({
    ...toCell([at * WIDTH, 10, text, 10]),
    right: (at + text.length) * WIDTH,
  });
  const words = [...name.matchAll(/\S+/g)].map((match) => word(match[0], 14 + match.index));
  return [word(code, 0), ...words, word(price, 60)];
};

describe('edges of columns', () => {
  const names = [
    'OMEGA 3 X 60 CAPS',
    'ZINC X 30 CAPS',
    'VITAMINA C 500 MG X 30',
    'WHEY DELTA 2 KG CHOCOLATE',
    'MAGNESIO B6 X 60',
  ];
  const lines = [...names, ...names].map((name) => typed('7797094913042', name, '9.500'));
  const edges = columnEdges(lines);
  const parted = ([before, ...rest]: ReturnType<typeof typed>) =>
    rest.filter((one, index) => isColumnEdge(rest[index - 1] ?? before ?? one, one, edges)).map(({ text }) => text);

  it('are no spaces between typed words, however wide and wherever these begin', () => {
    expect(lines.slice(0, 2).map(parted)).toEqual([
      ['OMEGA', '9.500'],
      ['ZINC', '9.500'],
    ]);
  });

  it('cut no heading in larger letters', () => {
    const rows = names.map((name) => [toCell([10, 10, '12']), toCell([100, 10, name]), toCell([300, 10, '9.500'])]);
    const parted = (size: number) =>
      isColumnEdge(toCell([294 - size * 2, 50, 'Omeg', size]), toCell([300, 50, '9.500', size]), columnEdges(rows));
    expect([9, 12].map(parted)).toEqual([true, false]);
  });
});
