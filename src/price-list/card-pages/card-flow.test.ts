import { expect, it } from 'vitest';
import { type Line, textOf } from '../page/cell.ts';
import { toTestLines } from '../page/test-cells.ts';
import { flowsDown, toCardBlocks } from './card-flow.ts';

/** A card at a height in the left (0) or right (1) column. */
function cardAt(column: number, top: number): Line {
  const box = { left: 200 * column, top, right: 200 * column + 150, bottom: top + 30 };
  const name = `${column}/${top}`;
  const none = { texts: [], brand: undefined, price: 1, title: '', score: 0, offers: [], printed: '' };
  return { y: top, cells: [], card: { ...none, name, box } };
}
const columnsAt = (left: number[], right: number[]) =>
  [...left.map((top) => cardAt(0, top)), ...right.map((top) => cardAt(1, top))].toSorted((a, b) => a.y - b.y);
const read = (lines: Line[], down = false) =>
  toCardBlocks(lines, down).map((block) => block.map((line) => line.card?.name ?? textOf(line)));

it('reads cards in step from top to bottom', () => {
  expect(read(columnsAt([100, 140], [100, 140]))).toEqual([['0/100', '1/100', '0/140', '1/140']]);
});

it('reads column by column where a heading of one stands beside a card of the other', () => {
  const heading = toTestLines([5, 125, 'Delta']);
  expect(read([cardAt(0, 60), cardAt(1, 60), cardAt(1, 100), ...heading, cardAt(0, 140)])).toEqual([
    ['0/60', 'Delta', '0/140'],
    ['1/60', '1/100'],
  ]);
});

it('reads column by column below a line with a heading over each column', () => {
  const headings = toTestLines([5, 52, 'Delta'], [205, 52, 'Athlon']);
  expect(read([...headings, cardAt(0, 60), cardAt(1, 60)])).toEqual([
    ['Delta', '0/60'],
    ['Athlon', '1/60'],
  ]);
});

it('keeps what stands above and below all cards apart from the columns', () => {
  const [above, below] = toTestLines([5, 10, 'Lista de noviembre'], [5, 200, 'Sin IVA']);
  const cards = [cardAt(0, 60), cardAt(1, 60)];
  expect(above && below && read([above, ...cards, below], true)).toEqual([
    ['Lista de noviembre'],
    ['0/60'],
    ['1/60'],
    ['Sin IVA'],
  ]);
});

it('knows a title closely above the cards from a heading of one column by what it reaches over', () => {
  const title = toTestLines([5, 50, 'Distribuidora El Sol - Lista de precios de noviembre']);
  expect(read([...title, cardAt(0, 60), cardAt(1, 60)], true)[0]).toHaveLength(1);
  const between = toTestLines([160, 50, 'Lista de precios']);
  expect(read([...between, cardAt(0, 60), cardAt(1, 60)], true)[0]).toHaveLength(1);
});

it('keeps a heading closely above the first card of its column with it, and one column whole', () => {
  const heading = toTestLines([205, 50, 'Delta']);
  expect(read([...heading, cardAt(0, 60), cardAt(1, 60)], true)).toEqual([['0/60'], ['Delta', '1/60']]);
  const foot = toTestLines([5, 200, 'Sin IVA']);
  expect(read([cardAt(0, 60), cardAt(0, 100), ...foot], true)).toHaveLength(1);
});

it('reads column by column what does not tell how it flows where another page does', () => {
  const cards = [cardAt(0, 60), cardAt(1, 60), cardAt(0, 100), cardAt(1, 100)];
  expect(flowsDown(cards)).toBe(false);
  expect(toCardBlocks(cards, true)).toHaveLength(2);
});

it('takes texts far above the cards for headings of the columns where one begins over each', () => {
  const headings = toTestLines([5, 10, 'Delta'], [205, 10, 'Athlon'], [5, 52, 'Barras']);
  expect(read([...headings, cardAt(0, 60), cardAt(1, 60)])).toEqual([
    ['Delta', 'Barras', '0/60'],
    ['Athlon', '1/60'],
  ]);
  const [header] = toTestLines([5, 10, 'Distribuidora'], [290, 10, 'Noviembre']);
  expect(header && read([header, cardAt(0, 60), cardAt(1, 60)], true)[0]).toHaveLength(1);
});
