import { expect, it } from 'vitest';
import { type TextSpec, textsOfCells, toTestLines } from '../page/test-cells.ts';
import { withNamesBefore } from './names-before.ts';

const read = (...blocks: TextSpec[][]) =>
  withNamesBefore(blocks.map((texts) => ({ lines: toTestLines(...texts) }))).map(({ lines }) => textsOfCells(lines));
const priced = (left: number, y: number, text: string): TextSpec[] => [
  [left, y, text],
  [200, y, '$ 9.450'],
];
const headers: TextSpec[] = [
  [5, 10, 'Artículo'],
  [200, 10, 'Precio'],
];

it('puts the name at the end of a page above the sizes that the next one begins with', () => {
  expect(read([...priced(5, 10, 'Zinc'), [5, 22, 'Creatina']], [...headers, ...priced(19, 30, '300 g')])).toEqual([
    ['Zinc | $ 9.450'],
    ['Artículo | Precio', 'Creatina', '300 g | $ 9.450'],
  ]);
});

it('keeps it above sizes of its own, too', () => {
  const before: TextSpec[] = [...priced(5, 10, 'Zinc'), [5, 22, 'Creatina'], ...priced(19, 34, '200 g')];
  expect(read(before, [...headers, ...priced(19, 30, '300 g')])).toEqual([
    ['Zinc | $ 9.450', 'Creatina', '200 g | $ 9.450'],
    ['Artículo | Precio', 'Creatina', '300 g | $ 9.450'],
  ]);
});

it('leaves headings above names, and sizes that are not further in', () => {
  const before: TextSpec[] = [...priced(5, 10, 'Zinc'), [5, 22, 'Creatinas']];
  expect(read(before, [...headers, ...priced(19, 30, 'Micronizada')])[0]).toHaveLength(2);
  expect(read(before, [...headers, ...priced(5, 30, '300 g')])[0]).toHaveLength(2);
  expect(read(before, [[5, 10, 'Athlon'], ...priced(19, 30, '300 g')])[0]).toHaveLength(2);
});
