import { expect, it } from 'vitest';
import { toBrandNames } from '../brands/brand-names.ts';
import { findColumns } from '../columns/columns.ts';
import { textOf } from '../page/cell.ts';
import { type TextSpec, toTestLines } from '../page/test-cells.ts';
import { readStyles } from '../styles/text-styles.ts';
import { findParentNames } from './parent-names.ts';

const terms = { brands: toBrandNames(['Kaizen Andino']), categoryWords: new Set<string>() };
const read = (...texts: TextSpec[]) => {
  const lines = toTestLines(...texts);
  const found = findParentNames(lines, { columns: findColumns(lines), terms, styles: readStyles(lines, terms) });
  return {
    rows: [...found.of].map(([line, name]) => `${name}: ${textOf(line)}`),
    parents: [...found.lines].map(textOf),
  };
};
const row = (y: number, name: string): TextSpec[] => [
  [5, y, name],
  [150, y, '$ 9.450'],
];

it('gives the name above to each row that says only a size or a flavor', () => {
  expect(read([5, 10, 'Creatina Monohidrato'], ...row(22, '200 g'), ...row(34, 'Uva 300 g'))).toEqual({
    rows: ['Creatina Monohidrato: 200 g $ 9.450', 'Creatina Monohidrato: Uva 300 g $ 9.450'],
    parents: ['Creatina Monohidrato'],
  });
});

it('gives a name with headers for sizes to each row of a flavor, without those', () => {
  const row = (y: number, flavor: string): TextSpec[] => [
    [5, y, flavor],
    [150, y, '$ 9.450'],
    [250, y, '$ 18.900'],
  ];
  const lines = toTestLines(
    [5, 10, 'Proteína'],
    [150, 10, '2 lb'],
    [250, 10, '4 lb'],
    ...row(22, 'Uva'),
    ...row(34, 'Coco'),
  );
  const found = findParentNames(lines, { columns: findColumns(lines), terms, styles: readStyles(lines, terms) });
  expect([...found.of.values()]).toEqual(['Proteína', 'Proteína']);
  expect([...found.headers].map(textOf)).toEqual(['Proteína 2 lb 4 lb']);
  expect([...found.lines]).toEqual([]);
});

it('gives the next name to the rows below it, and none to rows below a whole product', () => {
  const first = [[5, 10, 'Creatina'] as const, ...row(22, '200 g')];
  expect(read(...first, [5, 34, 'Zinc'], ...row(46, '60 caps')).rows).toEqual([
    'Creatina: 200 g $ 9.450',
    'Zinc: 60 caps $ 9.450',
  ]);
  expect(read(...first, ...row(34, 'Whey Protein'), ...row(46, '1 kg')).rows).toEqual(['Creatina: 200 g $ 9.450']);
});

it('puts a name of two lines together, without the small print below it', () => {
  const name = [
    [5, 10, 'Creatina'],
    [5, 20, 'Micronizada'],
    [5, 28, 'Alta pureza', 6],
  ] as const;
  expect(read(...name, ...row(40, '200 g'))).toEqual({
    rows: ['Creatina Micronizada: 200 g $ 9.450'],
    parents: ['Creatina', 'Micronizada'],
  });
});

it('takes neither a brand, nor headers, nor what stands far above, for a name', () => {
  for (const text of ['Kaizen Andino', 'Producto Precio'])
    expect(read([5, 10, 'Creatina'], [5, 22, text], ...row(34, '200 g')).rows).toEqual([]);
  expect(read([5, 10, 'Creatina'], ...row(60, '200 g')).rows).toEqual([]);
});

it('takes a name that holds its brand, but not the line of a brand alone, for the name of the rows below', () => {
  expect(read([5, 10, 'Creatina Kaizen Andino'], ...row(22, '200 g')).rows).toEqual([
    'Creatina Kaizen Andino: 200 g $ 9.450',
  ]);
  expect(read([5, 10, 'Línea Kaizen Andino'], ...row(22, '200 g')).rows).toEqual([]);
});

it('shares no brand that the catalogue does not have, when it is set as those that it has', () => {
  const brand = (y: number, text: string) => [5, y, text, 9, 'bold'] as const;
  const known = [brand(10, 'Kaizen Andino'), ...row(22, 'Whey Protein 1 kg'), ...row(34, 'Zinc 60 caps')];
  expect(read(...known, brand(46, 'Sierra Norte'), ...row(58, 'Café Verde 60 caps')).rows).toEqual([]);
});

it('leaves out what says at the end of a name which price follows', () => {
  const priced: TextSpec[] = [
    [5, 22, '300 g'],
    [150, 22, '$ 9.450'],
  ];
  expect(read([5, 10, 'Creatina'], [60, 10, 'Costo'], ...priced).rows).toEqual(['Creatina: 300 g $ 9.450']);
});
