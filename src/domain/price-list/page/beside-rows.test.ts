import { expect, it } from 'vitest';
import { rowsOfTable } from './table-rows.ts';
import { linesFrom, said, type Text } from './test-cells.ts';

/** Rules over the whole width at these heights. */
const rules = (...heights: number[]) => ({ across: heights.map((at) => ({ from: 10, to: 400, at })), down: [] });
const row = (y: number, size: string, price: string): Text[] => [
  [200, y, size],
  [320, y, price],
];

it('gives a name beside several sizes, each with its price, to each of them', () => {
  const name: Text[] = [
    [20, 25, 'Vitamina C 1000 mg'],
    [20, 37, 'IGUAZÚ LABS', 7],
  ];
  const lines = linesFrom(
    ...name,
    ...row(25, 'x 30 u.', '$ 8.210'),
    ...row(37, '60 comp.', '$ 14.390'),
    ...row(49, 'x 90 unid.', '$ 28.480'),
    [20, 70, 'Taurina'],
    ...row(70, '60 caps', '$ 11.230'),
  );
  const read = said(rowsOfTable(lines, rules(14, 57, 78)));
  expect(read).toEqual([
    'Vitamina C 1000 mg | IGUAZÚ LABS | x 30 u. | $ 8.210',
    'Vitamina C 1000 mg | IGUAZÚ LABS | 60 comp. | $ 14.390',
    'Vitamina C 1000 mg | IGUAZÚ LABS | x 90 unid. | $ 28.480',
    'Taurina | 60 caps | $ 11.230',
  ]);
});

it('leaves a text alone beside prices without anything before them', () => {
  const lines = linesFrom([320, 25, '$ 8.210'], [20, 30, 'Vitamina C'], [320, 37, '$ 14.390']);
  expect(said(rowsOfTable(lines, rules(14, 50)))).toEqual(said(lines));
});

it('leaves each of several rows between two rules its own name', () => {
  const names: Text[] = [
    [20, 25, 'GEL ENERGETICO LIMON'],
    [20, 37, 'GEL ENERGETICO NARANJA'],
  ];
  const lines = linesFrom(
    names[0] ?? [0, 0, ''],
    ...row(25, '40 GR', '$ 1.670'),
    ...names.slice(1),
    ...row(37, '40 GR', '$ 1.670'),
  );
  expect(said(rowsOfTable(lines, rules(14, 50)))).toEqual(said(lines));
});
