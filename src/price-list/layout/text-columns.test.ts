import { expect, it } from 'vitest';
import { type TestLine, toTestPage } from '../../../test/price-lists/test-page.ts';
import { textOf } from './printed-line.ts';
import { toPrintedLines } from './printed-lines.ts';
import { columnOf, findTextColumns, type Span } from './text-columns.ts';

type ColumnsMore = { stops?: readonly number[]; headers?: readonly Span[] };

/** What stands in each column, line by line. */
function columnsOf(lines: readonly TestLine[], { stops, headers = [] }: ColumnsMore = {}): string[][] {
  const printed = toPrintedLines(toTestPage(lines, stops ? { stops } : {}), 0);
  const spans = findTextColumns(printed, headers);
  return spans.map((_, index) =>
    printed.flatMap(({ words }) => {
      const own = words.filter((word) => columnOf(word, spans) === index);
      return own.length > 0 ? textOf(own) : [];
    }),
  );
}

it.each<[why: string, lines: TestLine[], columns: string[][]]>([
  [
    'where no line has a word',
    ['Whey Oro | 1 kg | $ 44.000', 'Zinc | 60 caps | $ 8.800'],
    [
      ['Whey Oro', 'Zinc'],
      ['1 kg', '60 caps'],
      ['$ 44.000', '$ 8.800'],
    ],
  ],
  [
    'not between words of a text',
    ['Whey Oro Isolate | $ 44.000', 'Zinc Oro Forte | $ 8.800'],
    [
      ['Whey Oro Isolate', 'Zinc Oro Forte'],
      ['$ 44.000', '$ 8.800'],
    ],
  ],
  [
    'and have what hardly any line fills',
    ['Whey | Delta | $ 44.000', 'Zinc | | $ 8.800', 'Gel | | $ 2.000', 'Maca | | $ 5.000'],
    [['Whey', 'Zinc', 'Gel', 'Maca'], ['Delta'], ['$ 44.000', '$ 8.800', '$ 2.000', '$ 5.000']],
  ],
])('are parted %s', (_why, lines, columns) => {
  expect(columnsOf(lines)).toEqual(columns);
});

it('are not parted between numbers and their units, though each stands in one place', () => {
  const lines = ['Whey | 3,8 | kg | $ 44.000', 'Zinc | 1,2 | kg | $ 8.800', 'Gel | 2,5 | kg | $ 2.000'];
  expect(columnsOf(lines, { stops: [40, 240, 260, 330] })[1]).toEqual(['3,8 kg', '1,2 kg', '2,5 kg']);
  expect(columnsOf(lines, { stops: [40, 240, 280, 330] })[1]).toEqual(['3,8', '1,2', '2,5']);
});

it('are parted though one line of many runs over the space between them', () => {
  const rows = Array.from({ length: 24 }, (_, index) => `Zinc ${index} | Delta | $ 8.800`);
  const [first] = columnsOf([...rows, 'Pasta de maní crocante con chocolate y miel de abejas $ 9.000']);
  expect(first?.slice(0, 2)).toEqual(['Zinc 0', 'Zinc 1']);
});

it('are parted before prices that names come near to, where there are many lines', () => {
  const near = 'Whey Oro Isolate Protein Deluxe 1 kg $ 44.000';
  const rows = Array.from({ length: 9 }, (_, index) => `Zinc ${index} | $ 8.800`);
  expect(columnsOf([near, ...rows])[1]?.slice(0, 2)).toEqual(['$ 44.000', '$ 8.800']);
  expect(columnsOf([near, ...rows.slice(0, 2)])).toHaveLength(1);
});

it('have what one line of many fills, such as a brand that is printed once', () => {
  const rows = Array.from({ length: 24 }, (_, index) => `Zinc ${index} | | $ 8.800`);
  expect(columnsOf(['Whey | Delta | $ 44.000', ...rows])[1]).toEqual(['Delta']);
});

it('do not depend on what says over several of them that there is no price', () => {
  const lines = ['Whey | $ 30.000 | $ 44.000', 'Zinc | | $ 8.800', 'Gel | $ 1.000 | $ 2.000'];
  const [, ...prices] = columnsOf(lines);
  const [, ...same] = columnsOf([...lines, 'Maca | sin stock hasta marzo 2026']);
  expect(prices).toEqual([
    ['$ 30.000', '$ 1.000'],
    ['$ 44.000', '$ 8.800', '$ 2.000'],
  ]);
  expect(same).toHaveLength(prices.length);
});

it('are parted under headers where words begin under each other', () => {
  const rows = ['Whey Oro | Vainilla | $ 44.000', 'Zinc Fuerte | Neutro | $ 8.800', 'Gel Energy+ | Uva | $ 2.000'];
  const stops = [40, 98, 200];
  const headers = [
    { left: 40, right: 80 },
    { left: 98, right: 130 },
    { left: 200, right: 240 },
  ];
  expect(columnsOf(rows, { stops })).toHaveLength(2);
  expect(columnsOf(rows, { stops, headers })[1]).toEqual(['Vainilla', 'Neutro', 'Uva']);
});

it('have what hardly any line says beside them under their headers', () => {
  const rows = Array.from({ length: 24 }, (_, index) => `Zinc ${index} | | $ 8.800 | $ 9.900`);
  const lines = [...rows, 'Whey | a definir | | $ 44.000'];
  const stops = [40, 220, 300, 420];
  const headers = [40, 250, 420].map((left) => ({ left, right: left + 60 }));
  const last = (more: ColumnsMore) => columnsOf(lines, more).map((column) => column.at(-1));
  expect(last({ stops })).toEqual(['Whey', 'a definir', '$ 8.800', '$ 44.000']);
  expect(last({ stops, headers })).toEqual(['Whey', 'a definir', '$ 44.000']);
});

it('hold the words whose middles they cover, or are the nearest to', () => {
  const columns = [
    { left: 40, right: 100 },
    { left: 200, right: 240 },
  ];
  const at = (left: number, right: number) => columnOf({ left, right }, columns);
  expect([at(30, 60), at(110, 130), at(90, 160), at(230, 400), at(140, 180)]).toEqual([0, 0, 0, 1, 1]);
});
