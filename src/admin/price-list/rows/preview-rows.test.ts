import { describe, expect, it } from 'vitest';
import type { MatchDoubt } from '#domain/pricing/match-doubts.ts';
import { initialSelection, pairAlike, pairLine, replaceProduct, setSelected } from '../selection/selection.ts';
import { createPreview } from '../testing/preview.ts';
import { createTextFilter, filterRows, type PreviewFilter } from './filters.ts';
import {
  bulkSelectable,
  calculateTotals,
  createRowBuilder,
  findUnmatched,
  isSettled,
  withoutListed,
} from './preview-rows.ts';

const preview = createPreview({
  prices: [
    [100, 110],
    [200, 180],
    [0, 330],
    [400, 400],
    [500, 900],
  ],
  matches: [{ similarity: 0.7, remembered: true }, {}, {}, { doubts: ['rivals'] }],
});
const buildRows = createRowBuilder(preview);
const first = initialSelection(preview);
const rows = buildRows(first);

describe('preview rows', () => {
  it('show product, line, price change and similarity', () => {
    expect(rows[0]).toMatchObject({
      product: { id: 1, name: 'Producto 1' },
      listed: { line: 0, text: 'Línea 0', price: 110_00 },
      percentChange: 10,
      similarity: 0.7,
      remembered: true,
    });
    expect(rows.map(({ percentChange }) => percentChange)).toEqual([10, -10, null, 0]);
  });

  it('are the same objects as long as they do not change', () => {
    const again = buildRows(setSelected(first, { keys: new Set([0]), on: false }));
    expect(again[1]).toBe(rows[1]);
    expect(again[0]).not.toBe(rows[0]);
  });

  it('have no similarity when paired manually, and only doubts about the price', () => {
    const [, , , row] = buildRows(replaceProduct(first, { key: 3, id: 5 }));
    expect(row).toMatchObject({ product: { id: 5 }, similarity: null, doubts: [], percentChange: -20 });
    const [far] = buildRows(replaceProduct(first, { key: 0, id: 5 }));
    expect(far).toMatchObject({ selected: true, doubts: ['change'], percentChange: -78 });
    const unsure = { ...preview, lines: preview.lines.map((line) => ({ ...line, unsure: true })) };
    const [, , , again] = createRowBuilder(unsure)(replaceProduct(first, { key: 3, id: 5 }));
    expect(again, 'nor whether the price is the right one').toMatchObject({ doubts: ['column'] });
  });

  it('have a corrected price, whose change alone is in doubt', () => {
    const correct = (doubts: MatchDoubt[], price: number | undefined, wasSelected = false) => {
      const unsure = createPreview({ prices: [[100, 400]], matches: [{ doubts }] });
      const [row] = initialSelection(unsure).map((one) => ({ ...one, selected: wasSelected || one.selected }));
      if (!row) throw new Error('there is no row');
      const [shown] = createRowBuilder(unsure)([{ ...row, corrected: price }]);
      return shown && { newPrice: shown.newPrice / 100, doubts: shown.doubts, selected: isSettled(shown) };
    };
    const price: MatchDoubt[] = ['column', 'change'];
    expect(correct(price, 110_00)).toEqual({ newPrice: 110, doubts: [], selected: true });
    expect(correct(['brand', ...price], 110_00)).toEqual({ newPrice: 110, doubts: ['brand'], selected: false });
    expect(correct(['brand', ...price], 110_00, true)).toMatchObject({ doubts: ['brand'], selected: true });
    expect(correct(price, 1_100_00, true)).toEqual({ newPrice: 1100, doubts: ['change'], selected: false });
    expect(correct(price, undefined, true), 'put back').toEqual({ newPrice: 400, doubts: price, selected: false });
    expect(correct([], undefined), 'put back, where nothing was in doubt').toMatchObject({ selected: true });
  });

  it('are asked about when they got their product as another line did', () => {
    const alike = buildRows(pairAlike(first, [{ line: 4, id: 5 }]));
    expect(filterRows(alike, 'alike')).toMatchObject([{ id: 5, doubts: ['alike', 'change'], selected: false }]);
    expect(filterRows(rows, 'alike')).toEqual([]);
  });

  it('leave out unknown lines and products', () => {
    expect(buildRows([{ key: 9, line: 99, id: 1, selected: true, isManual: true }])).toEqual([]);
  });

  it('leave lines without a product and products without a line unmatched', () => {
    const rest = findUnmatched(preview, first);
    expect([rest.lines.map(({ line }) => line), rest.products.map(({ id }) => id)]).toEqual([[4], [5]]);
    const paired = pairLine(first, { line: 4, id: 5 });
    expect(findUnmatched(preview, paired)).toEqual({ lines: [], unpriced: [], missing: [], products: [] });
  });

  it('do not say of a product that a line names that it is not in the list', () => {
    const product = { name: 'Producto 5', brand: 'Ñandú', category: null };
    const named = { ...preview, lines: preview.lines.map((line) => (line.line === 4 ? { ...line, product } : line)) };
    const rest = withoutListed(findUnmatched(named, first), named);
    expect([rest.lines.map(({ line }) => line), rest.products]).toEqual([[4], []]);
    expect(withoutListed(findUnmatched(preview, first), preview).products).toHaveLength(1);
    const replaced = pairLine(first, { line: 4, id: 1 });
    expect(withoutListed(findUnmatched(named, replaced), named).products.map(({ id }) => id)).toContain(5);
  });

  it('tell products that the supplier no longer brings from others', () => {
    const supplier = { id: 1, name: 'Ceibo', lastListAt: 0, isTaught: false, products: [1, 5] };
    const rest = findUnmatched({ ...preview, supplier }, first.slice(1));
    expect([rest.missing.map(({ id }) => id), rest.products]).toEqual([[1, 5], []]);
    const unmatched = findUnmatched({ ...preview, supplier, matches: [] }, []);
    expect(unmatched.missing, 'of a list in which nothing matches').toEqual([]);
    expect(unmatched.products).toEqual(preview.products);
  });

  it('tell products that the list has without a price from those that it does not have', () => {
    const supplier = { id: 1, name: 'Ceibo', lastListAt: 0, isTaught: false, products: [1, 2] };
    const rest = findUnmatched({ ...preview, supplier, unpriced: [1, 4, 5] }, first.slice(2));
    expect(rest.unpriced.map(({ id }) => id)).toEqual([1, 5]);
    expect([rest.missing.map(({ id }) => id), rest.products]).toEqual([[2], []]);
    expect(withoutListed(rest, preview).unpriced).toBe(rest.unpriced);
  });

  it('count the selected and changing rows, and average the changes', () => {
    expect(calculateTotals(rows)).toEqual({ selected: 3, changing: 3, average: 0 });
    const without = (...keys: number[]) =>
      calculateTotals(buildRows(setSelected(first, { keys: new Set(keys), on: false })));
    expect(without(1)).toEqual({ selected: 2, changing: 2, average: 10 });
    expect(without(0, 1, 2)).toEqual({ selected: 0, changing: 0, average: null });
    const all = buildRows(setSelected(first, { keys: new Set([3]), on: true }));
    expect(calculateTotals(all), 'a price that stays is none that changes').toEqual({
      selected: 4,
      changing: 3,
      average: 0,
    });
  });

  it('are selected together only without doubts, or when all visible ones have doubts', () => {
    expect(bulkSelectable(rows).map(({ key }) => key)).toEqual([0, 1, 2]);
    expect(bulkSelectable(rows.slice(3)).map(({ key }) => key)).toEqual([3]);
    expect(bulkSelectable([])).toEqual([]);
    const [one, two] = rows.map((row) => ({ ...row, doubts: ['list-change'] as const }));
    if (!one || !two) throw new Error('there are rows');
    const doubtful: typeof rows = [one, { ...two, doubts: ['list-change', 'rivals'] }];
    expect(bulkSelectable(doubtful), 'the list agrees on the change of the first').toEqual([one]);
    const alike: typeof rows = [
      { ...one, doubts: ['alike'] },
      { ...two, doubts: ['alike', 'outlier'] },
    ];
    expect(bulkSelectable(alike), 'the first is called as the seller said').toEqual([alike[0]]);
  });
});

it.each<[PreviewFilter, number[]]>([
  ['all', [1, 2, 3, 4]],
  ['up', [1, 3]],
  ['down', [2]],
  ['doubtful', [4]],
  ['none', []],
])('the filter %s shows products %j', (filter, ids) => {
  expect(filterRows(rows, filter).map(({ id }) => id)).toEqual(ids);
});

it.each([
  ['', 'Creatina Ñandú', true],
  ['nandu CREA', 'Creatina Ñandú', true],
  ['creatina 5', 'Creatina Ñandú', false],
])('«%s» in «%s»: %s', (typed, text, matches) => {
  expect(createTextFilter((item: { text: string }) => item.text)(typed)({ text })).toBe(matches);
});
