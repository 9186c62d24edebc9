import { expect, it } from 'vitest';
import { type TextSpec, textsOfCells, toTestLines } from '../page/test-cells.ts';
import { splitRunInNumbers } from './run-in-numbers.ts';

const rows = (...firsts: (string | [string, string])[]): TextSpec[] =>
  firsts.flatMap((first, index): TextSpec[] => {
    const y = 10 + 12 * index;
    const [count, name] = typeof first === 'string' ? [first] : first;
    return [[5, y, count], ...(name === undefined ? [] : [[30, y, name] as const]), [300, y, '$ 9.450']];
  });
const counted = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index): [string, string] => [`${from + index}`, 'ZINC']);

it('parts the number of a row from the name that it has run into', () => {
  const lines = splitRunInNumbers(toTestLines(...rows(...counted(94, 100), '100 WHEY', '101 OMEGA 3')));
  expect(textsOfCells(lines).slice(-3)).toEqual([
    '99 | ZINC | $ 9.450',
    '100 | WHEY | $ 9.450',
    '101 | OMEGA 3 | $ 9.450',
  ]);
  expect(lines.at(-1)?.cells[1]?.left).toBe(30);
});

it('parts them where all have run into their names, too', () => {
  const lines = splitRunInNumbers(toTestLines(...rows(...[1, 2, 3, 4, 5, 6].map((count) => `${count} WHEY`))));
  expect(textsOfCells(lines)[0]).toBe('1 | WHEY | $ 9.450');
});

it('leaves numbers of names that are no count', () => {
  for (const texts of [rows('100 WHEY', '101 OMEGA'), rows(...[5, 4, 9, 12, 3, 40, 2].map((count) => `${count} WHEY`))])
    expect(textsOfCells(splitRunInNumbers(toTestLines(...texts)))).toEqual(textsOfCells(toTestLines(...texts)));
});
