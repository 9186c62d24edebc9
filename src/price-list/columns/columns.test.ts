import { expect, it } from 'vitest';
import { type TextSpec, toTestLines } from '../page/test-cells.ts';
import { findColumns, titleColumns } from './columns.ts';

const kinds = (...texts: TextSpec[]) => findColumns(toTestLines(...texts)).map(({ label }) => label.kind);
const row = (y: number, name: string): TextSpec[] => [
  [5, y, 'A1000'],
  [100, y, name],
  [300, y, '$ 9.450'],
];
const rows = [...row(10, 'Whey 1 kg'), ...row(22, 'Zinc 60 caps'), ...row(34, 'Gel 40 g')];

it('tells codes, names and prices by what stands in them', () => {
  expect(kinds(...rows)).toEqual(['code', 'name', 'price']);
});

it('takes a sentence with a sum in it for no row', () => {
  const sentence = 'Lo tachado es de la lista anterior, y hay otro diez por ciento al pagar más de';
  expect(kinds(...rows, [5, 60, sentence, 5], [240, 60, '$ 300.000', 5])).toEqual(['code', 'name', 'price']);
});

it('weighs prices by the known words of headers of which others are unknown', () => {
  const twice = rows.flatMap((text): TextSpec[] => (text[0] === 300 ? [text, [400, text[1], '$ 12.000']] : [text]));
  const [headers] = toTestLines([100, 0, 'Producto'], [300, 0, 'Zonda mayorista'], [400, 0, 'Zonda público']);
  const worths = titleColumns(findColumns(toTestLines(...twice)), headers?.cells ?? [], false).flatMap(({ label }) =>
    label.kind === 'price' ? [label.score] : [],
  );
  expect(worths).toEqual([-60, 100]);
});
