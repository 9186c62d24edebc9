import { expect, it } from 'vitest';
import type { ColumnContent } from '../column-headers/column-content.ts';
import { readColumnHeader } from '../column-headers/column-header.ts';
import { NO_SECTION } from '../headings/section.ts';
import { type TextSpec, toCell } from '../page/test-cells.ts';
import { toListRows } from './list-rows.ts';

const LABELS: Record<string, ColumnContent> = { words: { kind: 'name' }, codes: { kind: 'code' } };
/** Columns of a hundred points each; 'words' and 'codes' have no header. */
const under = (...titles: string[]) =>
  titles.map((title, index) => {
    const at = { left: 100 * index, right: 100 * index + 90 };
    const label = LABELS[title];
    return label ? { ...at, title: '', label } : { ...at, title, label: readColumnHeader(title) };
  });

/** What a line of texts says, with those above it that are the beginning of its name. */
function read(columns: ReturnType<typeof under>, texts: TextSpec[], above: TextSpec[] = []) {
  const cells = texts.map(toCell);
  const words = [...above.map(toCell), ...cells.filter(({ amount }) => amount === undefined)];
  const none = { notes: [], printed: '', size: 9, parent: undefined };
  const part = { kind: 'row' as const, line: { y: 10, cells }, cells: words, ...none };
  return toListRows(part, { columns, section: NO_SECTION, index: 0 }).map(({ row: { text, notes, brandCell } }) => {
    return { text, notes, brandCell };
  });
}
const textOf = (...given: Parameters<typeof read>) => read(...given).map(({ text }) => text);

const price = (x: number): TextSpec => [x, 10, '$ 9.450'];

it.each(['U', 'uds.', 'Pza'])('leaves a unit alone (%s) out of the name', (unit) => {
  const texts: TextSpec[] = [[5, 10, 'Zinc'], [105, 10, unit], [205, 10, '60 caps'], price(305)];
  expect(textOf(under('words', 'words', 'words', 'Precio'), texts)).toEqual(['Zinc 60 caps']);
});

it('gives a price apart from all columns to no size', () => {
  const columns = under('Producto', '300 g', '500 g');
  expect(textOf(columns, [[5, 10, 'Zinc'], price(205)])).toEqual(['Zinc 500 g']);
  expect(textOf(columns, [[5, 10, 'Zinc'], price(320)])).toEqual([]);
});

it('leaves the unit at the end of a name out, not that of a number', () => {
  const named = (name: string) => textOf(under('Producto', 'Precio'), [[5, 10, name], price(105)]);
  expect(named('BARRA COCO UN')).toEqual(['BARRA COCO']);
  expect(named('BARRA COCO UNI.')).toEqual(['BARRA COCO']);
  expect(named('BARRA x 12 UN')).toEqual(['BARRA x 12 UN']);
});

it('takes words above a line of codes and prices for its name', () => {
  const above: TextSpec[] = [[5, 2, 'Whey Protein 1 kg']];
  const line: TextSpec[] = [[5, 10, 'VL-001'], price(105)];
  expect(textOf(under('codes', 'Precio'), line, above)).toEqual(['Whey Protein 1 kg']);
  expect(textOf(under('Código', 'Precio'), line, above)).toEqual([]);
});

it('is one product for each size with a price of its own', () => {
  const texts: TextSpec[] = [[5, 10, 'Creatina'], price(105), [205, 10, '$ 12.000']];
  expect(textOf(under('Producto', '300 g', '500 g'), texts)).toEqual(['Creatina 300 g', 'Creatina 500 g']);
});

it('is none without words, nor where the words are a remark', () => {
  expect(read(under('Producto', 'Precio'), [[5, 10, '12'], price(105)])).toEqual([]);
  expect(read(under('Producto', 'Precio'), [[5, 10, 'Compra mínima'], price(105)])).toEqual([]);
});

it('leaves out what says at the end of the line above which price follows', () => {
  const prices: TextSpec[] = [price(5), [105, 10, '/'], price(205)];
  expect(
    textOf(under('words', 'words', 'Precio'), prices, [
      [5, 0, 'Zinc 60 caps'],
      [90, 0, 'Costo'],
    ]),
  ).toEqual(['Zinc 60 caps']);
});
