import { describe, expect, it } from 'vitest';
import type { ColumnBand } from '#domain/pricing/list-columns.ts';
import { toTestPage } from '../../../test/price-lists/test-page.ts';
import { drawList } from './list-drawing.ts';

const page = toTestPage([
  'Producto|Mayorista|PVP',
  'Whey Dorada|7.000|11.000',
  'Creatina|5.000|8.000',
  'Magnesio|3.000|5.500',
]);
const draw = (pages = [page], { bands = [], priceColumn }: { bands?: ColumnBand[]; priceColumn?: string } = {}) =>
  drawList(pages, { bands, list: { priceColumn }, products: [] });
const roles = (bands: readonly ColumnBand[]) => bands.map(({ title, role }) => `${title}: ${role}`);

describe('a list drawn for the seller', () => {
  it('has its words at their places', () => {
    const { pages, pageCount } = draw();
    expect(pageCount).toBe(1);
    expect(pages).toMatchObject([{ width: 600, height: 800 }]);
    const [first] = pages[0]?.words ?? [];
    expect(first).toMatchObject({ text: 'Producto', left: 40, right: 80, size: 10 });
    expect(pages[0]?.words.map(({ text }) => text)).toContain('11.000');
  });

  it('has its first pages, and says how many there are', () => {
    const { pages, pageCount } = draw(Array(7).fill(page));
    expect([pages.length, pageCount]).toEqual([3, 7]);
  });

  it('is bounded in words and in letters', () => {
    const long = toTestPage([`Whey ${'x'.repeat(500)}`]);
    expect(draw([long]).pages[0]?.words.map(({ text }) => text.length)).toEqual([120]);
    const lines = Array.from({ length: 900 }, (_, index) => `Whey|${index}|x|y`);
    const crowded = toTestPage(lines);
    const counts = draw([crowded, crowded]).pages.map(({ words }) => words.length);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2500);
  });

  it('has columns to tap where no number looks like a price', () => {
    const small = toTestPage(['Producto|Caja|Lista', 'Whey|12|38', 'Zinc|6|11,5', 'Maca|24|8,7', 'Gel|12|2,4']);
    expect(roles(draw([small]).bands)).toEqual(['Producto: name', 'Caja: other', 'Lista: price']);
  });

  it('marks the column that the prices were read from, unless one is known already', () => {
    expect(roles(draw([page], { priceColumn: 'P.V.P.' }).bands)).toEqual([
      'Producto: name',
      'Mayorista: other',
      'PVP: price',
    ]);
    expect(roles(draw([page], { priceColumn: 'Otra' }).bands)).toEqual([
      'Producto: name',
      'Mayorista: other',
      'PVP: other',
    ]);
  });

  it('has the columns that it was read by', () => {
    const bands: ColumnBand[] = [{ left: 1, right: 90, title: 'Mía', role: 'brand' }];
    expect(draw([page], { bands, priceColumn: 'PVP' }).bands).toEqual(bands);
  });

  it('is empty without pages', () => {
    expect(draw([])).toEqual({ pages: [], pageCount: 0, bands: [] });
  });
});
