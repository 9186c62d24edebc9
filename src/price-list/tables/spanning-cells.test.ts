import { expect, it } from 'vitest';
import { type TextSpec, textsOfCells, toTestLines } from '../page/test-cells.ts';
import { findSpanningCells, withSpanningCells } from './spanning-cells.ts';
import { mergeTableRows } from './table-rows.ts';

/** Rules over the whole width at these heights. */
const rules = (...heights: number[]) => ({ across: heights.map((at) => ({ from: 10, to: 400, at })), down: [] });
const row = (y: number, size: string, price: string): TextSpec[] => [
  [200, y, size],
  [320, y, price],
];

it('gives a name beside several sizes, each with its price, to each of them', () => {
  const name: TextSpec[] = [
    [20, 25, 'Vitamina C 1000 mg'],
    [20, 37, 'IGUAZÚ LABS', 7],
  ];
  const lines = toTestLines(
    ...name,
    ...row(25, 'x 30 u.', '$ 8.210'),
    ...row(37, '60 comp.', '$ 14.390'),
    ...row(49, 'x 90 unid.', '$ 28.480'),
    [20, 70, 'Taurina'],
    ...row(70, '60 caps', '$ 11.230'),
  );
  const read = textsOfCells(mergeTableRows(lines, rules(14, 57, 78)));
  expect(read).toEqual([
    'Vitamina C 1000 mg | IGUAZÚ LABS | x 30 u. | $ 8.210',
    'Vitamina C 1000 mg | IGUAZÚ LABS | 60 comp. | $ 14.390',
    'Vitamina C 1000 mg | IGUAZÚ LABS | x 90 unid. | $ 28.480',
    'Taurina | 60 caps | $ 11.230',
  ]);
});

it('leaves a text alone beside prices without anything before them', () => {
  const lines = toTestLines([320, 25, '$ 8.210'], [20, 30, 'Vitamina C'], [320, 37, '$ 14.390']);
  expect(textsOfCells(mergeTableRows(lines, rules(14, 50)))).toEqual(textsOfCells(lines));
});

it('leaves each of several rows between two rules its own name', () => {
  const names: TextSpec[] = [
    [20, 25, 'GEL ENERGETICO LIMON'],
    [20, 37, 'GEL ENERGETICO NARANJA'],
  ];
  const lines = toTestLines(
    names[0] ?? [0, 0, ''],
    ...row(25, '40 GR', '$ 1.670'),
    ...names.slice(1),
    ...row(37, '40 GR', '$ 1.670'),
  );
  expect(textsOfCells(mergeTableRows(lines, rules(14, 50)))).toEqual(textsOfCells(lines));
});

/** A row whose name stands right of the cell beside several. */
const named = (y: number, name: string, price = '$ 9.450'): TextSpec[] => [
  [100, y, name],
  [200, y, price],
];
/** Lines of a table whose cells left of the names stand between 0 and 60. */
function spreadOver(...texts: TextSpec[]): string[] {
  const lines = toTestLines(...texts.toSorted(([, a], [, b]) => a - b));
  const banded = lines.flatMap(({ cells }) =>
    cells.map((cell) => {
      const band = cell.left < 50 ? { top: 0, bottom: 60 } : { top: cell.y - 9, bottom: cell.y + 3 };
      return { cell, band, box: { left: cell.left, right: cell.right } };
    }),
  );
  const { spread, rest } = findSpanningCells(lines, banded);
  return textsOfCells(rest.map((line) => withSpanningCells(line, spread)));
}

const both = [...named(20, 'Zinc'), ...named(40, 'Whey')];

it('gives a cell that stands beside several rows to each of them', () => {
  expect(spreadOver([5, 30, 'ENU'], ...both)).toEqual(['ENU | Zinc | $ 9.450', 'ENU | Whey | $ 9.450']);
  expect(spreadOver([5, 26, 'Astro'], [5, 36, 'Nutrition'], ...both)).toEqual([
    'Astro Nutrition | Zinc | $ 9.450',
    'Astro Nutrition | Whey | $ 9.450',
  ]);
});

it('leaves it where it stands beside one row only', () => {
  expect(spreadOver([5, 30, 'ENU'], ...named(20, 'Zinc'))).toEqual(['Zinc | $ 9.450', 'ENU']);
});

it('takes a number alone for where a name goes on, not for a row', () => {
  const lines = spreadOver([5, 32, 'ENU'], ...both, [100, 28, '30'], [100, 36, 'comprimidos']);
  expect(lines).toEqual(expect.arrayContaining(['ENU | Zinc | $ 9.450', 'ENU | Whey | $ 9.450']));
});

it('knows rows that begin with their size, and with a code', () => {
  const sized = [20, 40].flatMap((y): TextSpec[] => [[60, y, '1 kg'], ...named(y, 'BC')]);
  expect(spreadOver([5, 30, 'ENU'], ...sized)).toEqual(['ENU | 1 kg | BC | $ 9.450', 'ENU | 1 kg | BC | $ 9.450']);
  const coded = [20, 40].flatMap((y): TextSpec[] => [[60, y, '1520'], ...named(y, 'Zinc')]);
  expect(spreadOver([5, 30, 'ENU'], ...coded)).toHaveLength(2);
});

it('leaves what stands beside prices without names', () => {
  const priced = [20, 40].flatMap((y) => named(y, '$ 8.000'));
  expect(spreadOver([5, 30, 'Zinc'], ...priced)).toHaveLength(3);
});

it('leaves what stands beside prices before names', () => {
  const turned = [20, 40].flatMap((y): TextSpec[] => [
    [70, y, '$ 8.000'],
    [130, y, 'Zinc'],
  ]);
  expect(spreadOver([5, 30, 'ENU'], ...turned)).toContain('ENU');
});

it('knows a row whose name goes on above and below its price', () => {
  const lines = toTestLines(
    ...named(22, 'Zinc'),
    [5, 40, 'ENU'],
    [100, 54, 'Combo Whey 1 kg'],
    [200, 60, '$ 8.000'],
    [100, 66, '+ Creatina 300 g'],
  );
  const across = [...rules(14, 74).across, { from: 90, to: 400, at: 30 }];
  expect(textsOfCells(mergeTableRows(lines, { across, down: [] }))).toEqual([
    'ENU | Zinc | $ 9.450',
    'ENU | Combo Whey 1 kg + Creatina 300 g | $ 8.000',
  ]);
});

it('leaves a row as high as several of the table beside it to itself', () => {
  const at = (left: number, ...heights: number[]) => heights.map((at) => ({ from: left, to: left + 190, at }));
  const lines = toTestLines(
    [20, 25, 'Colágeno Hidrolizado'],
    [20, 37, 'Vortex'],
    [120, 25, '500 g'],
    [160, 25, '$ 8.210'],
    ...row(21, 'Zinc x 60 caps', '$ 9.450').map(([left, ...text]): TextSpec => [left + 20, ...text]),
    ...row(36, 'Taurina x 60 caps', '$ 7.300').map(([left, ...text]): TextSpec => [left + 20, ...text]),
  );
  const across = [...at(15, 14, 43), ...at(215, 10, 25, 40)];
  expect(textsOfCells(mergeTableRows(lines, { across, down: [] }))).toEqual([
    'Zinc x 60 caps | $ 9.450',
    'Colágeno Hidrolizado Vortex | 500 g | $ 8.210',
    'Taurina x 60 caps | $ 7.300',
  ]);
});
