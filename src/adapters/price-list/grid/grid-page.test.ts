import { describe, expect, it } from 'vitest';
import type { Grid, GridCell } from './grid.ts';
import { toGridPages } from './grid-page.ts';

const cell = (row: number, column: number, text: string, more: Partial<GridCell> = {}): GridCell => {
  return {
    row,
    column,
    runs: [{ text, struck: false }],
    size: 10,
    bold: false,
    isNumber: /^[\d.,$ ]+$/.test(text),
    ...more,
  };
};
const drawAll = (cells: GridCell[], more: Partial<Grid> = {}) => toGridPages({ cells, merged: [], ...more });
const draw = (cells: GridCell[], more: Partial<Grid> = {}) => {
  const [page] = drawAll(cells, more);
  if (!page) throw new Error('there is no page');
  return page;
};
/** The texts of each line from top to bottom, from left to right. */
const lines = ({ items }: ReturnType<typeof draw>) => {
  const byY = [...Map.groupBy(items, ({ y }) => y)].sort(([a], [b]) => a - b);
  return byY.map(([, line]) =>
    line
      .sort((a, b) => a.x - b.x)
      .map(({ text }) => text)
      .join(' | '),
  );
};

const table = [cell(0, 0, 'Producto'), cell(0, 1, 'Precio'), cell(1, 0, 'Whey Protein 1 kg'), cell(1, 1, '38.500')];

describe('a sheet on its page', () => {
  it('has its cells between lines, numbers on the right, all within the page', () => {
    const { items, rules, width, height } = draw(table);
    expect(items.every(({ x, y, width: long }) => x >= 0 && x + long <= width && y <= height)).toBe(true);
    const [left = 0, middle = 0, right = 0] = rules.down.map(({ at }) => at);
    const price = items.find(({ text }) => text === '38.500');
    expect([left < middle, middle < right, rules.across.length, rules.down.length]).toEqual([true, true, 3, 3]);
    expect(price && price.x > middle && right - (price.x + price.width)).toBeLessThan(10);
  });

  it('has titles that reach over columns, and no lines through them', () => {
    const title = cell(0, 0, 'LISTA DE PRECIOS DE NOVIEMBRE DE 2026 PARA COMERCIOS');
    const { items, rules } = draw([title, ...table.map((one) => ({ ...one, row: one.row + 2 }))]);
    const top = Math.min(...rules.down.map(({ from }) => from));
    expect(items.find(({ text }) => text.startsWith('LISTA'))?.y).toBeLessThan(top);
    expect(rules.down[1]?.at).toBeLessThan(200);
  });

  it('has the name of a sheet above it, unless a program gave it', () => {
    expect(lines(draw(table, { title: 'Star Nutrition' }))[0]).toBe('Star Nutrition');
    for (const title of ['Hoja1', 'Sheet 2', 'Hoja', ''])
      expect(lines(draw(table, { title }))[0]).toBe('Producto | Precio');
  });

  it('has the lines of a cell under each other, without those longer than any of a list', () => {
    const name = cell(0, 0, `Whey\nchocolate\r\n\n${'x'.repeat(1001)}\nvainilla`);
    expect(lines(draw([name, cell(0, 1, '$ 100')]))).toEqual(['Whey | $ 100', 'chocolate', 'vainilla']);
  });

  it('says of each priced row what is merged over several', () => {
    const cells = [
      cell(0, 0, 'Star'),
      cell(0, 1, 'Whey'),
      cell(0, 2, '1'),
      cell(1, 1, 'nota'),
      cell(2, 1, 'Barra'),
      cell(2, 2, '2'),
    ];
    const merged = [{ top: 0, left: 0, bottom: 2, right: 0 }];
    expect(lines(draw(cells, { merged }))).toEqual(['Star | Whey | 1', 'nota', 'Star | Barra | 2']);
  });

  it('says of each flavor what is merged over several, price as text included', () => {
    const cells = [
      ...[cell(0, 0, 'Star'), cell(0, 1, 'Whey'), cell(0, 2, 'Vainilla'), cell(0, 3, '$ 12.300,00')],
      ...[cell(1, 2, 'Chocolate'), cell(2, 1, 'Barra'), cell(2, 2, 'Coco'), cell(2, 3, 'consultar')],
    ];
    const merged = [0, 1, 3].map((column) => ({ top: 0, left: column, bottom: 1, right: column }));
    expect(lines(draw(cells, { merged }))).toEqual([
      'Star | Whey | Vainilla | $ 12.300,00',
      'Star | Whey | Chocolate | $ 12.300,00',
      'Barra | Coco | consultar',
    ]);
  });

  it('has headers merged downwards in the last of their rows, beside those of a group', () => {
    const cells = [cell(0, 0, 'Producto'), cell(0, 1, 'Precios'), cell(1, 1, 'Mayorista'), cell(1, 2, 'Público')];
    const merged = [
      { top: 0, left: 0, bottom: 1, right: 0 },
      { top: 0, left: 1, bottom: 0, right: 2 },
    ];
    const page = draw(cells, { merged });
    expect(lines(page)).toEqual(['Precios', 'Producto | Mayorista | Público']);
    const [, , third] = page.rules.down;
    const top = Math.min(...page.rules.down.map(({ from }) => from));
    expect(page.rules.down.filter(({ at }) => at === third?.at && at > 100).every(({ from }) => from >= top)).toBe(
      true,
    );
  });

  it('has text struck through apart from the rest of its cell', () => {
    const runs = [
      { text: '$ 100 ', struck: true },
      { text: '$ 90', struck: false },
    ];
    const { items } = draw([cell(0, 0, 'Whey'), cell(0, 1, '', { runs })]);
    expect(items.map(({ text, struck }) => [text, struck])).toEqual([
      ['Whey', false],
      ['$ 100 ', true],
      ['$ 90', false],
    ]);
    expect((items[1]?.x ?? 0) + (items[1]?.width ?? 0)).toBeCloseTo(items[2]?.x ?? 0);
  });

  it('has fifty rows on a page, each with its lines', () => {
    const cells = Array.from({ length: 120 }, (_, row) => [
      cell(row, 0, `Whey ${row} kg`),
      cell(row, 1, `${row}`),
    ]).flat();
    const pages = drawAll(cells);
    expect(pages.map(({ items }) => items.length)).toEqual([100, 100, 40]);
    for (const { items, rules, height, width } of pages) {
      expect(items.every(({ y }) => y > 0 && y < height)).toBe(true);
      expect(rules.down.every(({ from, to }) => from >= 0 && to <= height && from < to)).toBe(true);
      expect([rules.down.length, rules.across.length]).toEqual([3, items.length / 2 + 1]);
      expect(width).toBe(pages[0]?.width);
    }
  });
});
