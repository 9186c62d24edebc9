import { describe, expect, it } from 'vitest';
import type { PriceRow } from '#contract/admin/products.ts';
import {
  filterPriceRows,
  listBrandNames,
  nextPriceSort,
  type QuickPriceColumn,
  rowMarkup,
  sortPriceRows,
} from './price-rows.ts';

function row(id: number, name: string, more: Partial<PriceRow> = {}): PriceRow {
  const kind = { category: 'Creatinas', categoryType: 'Suplementos' };
  return {
    id,
    name,
    brand: 'Ñandú',
    ...kind,
    price: 100,
    priceUsd: null,
    cost: null,
    pricedAt: 0,
    suppliers: [],
    discount: 0,
    finalPrice: 100,
    ...more,
  };
}

const rows = [
  row(1, 'Ñame', { price: 300, priceUsd: 5, discount: 1000, finalPrice: 270 }),
  row(2, 'Creatina', { price: 200, brand: 'Ámbar', finalPrice: 200 }),
  row(3, 'Núcleo', { price: 200, priceUsd: 9, brand: 'Zeta', finalPrice: 200 }),
  row(4, 'avena', { price: 1000, priceUsd: 1, brand: 'Ámbar', discount: 500, finalPrice: 950 }),
];

describe('filterPriceRows', () => {
  it.each([
    ['', '', [1, 2, 3, 4]],
    ['NUC', '', [3]],
    ['ñam', '', [1]],
    [' creatína ', '', [2]],
    ['', 'Ámbar', [2, 4]],
    ['a', 'Ámbar', [2, 4]],
    ['nada', '', []],
  ])('[M2.9-1] name %j and brand %j leave %j', (name, brand, ids) => {
    expect(filterPriceRows(rows, { name, brand, olderThan: 0 }, 0).map(({ id }) => id)).toEqual(ids);
  });

  it('leaves the prices that are older than so many days', () => {
    const now = Date.parse('2026-11-23T12:00:00-03:00');
    const aged = [
      row(1, 'Vieja', { pricedAt: now - 31 * 86_400_000 }),
      row(2, 'Justa', { pricedAt: now - 30 * 86_400_000 }),
    ];
    expect(filterPriceRows(aged, { name: '', brand: '', olderThan: 30 }, now).map(({ id }) => id)).toEqual([1]);
  });

  it('[M2.9-1] offers each brand once, in Spanish order', () => {
    expect(listBrandNames(rows)).toEqual(['Ámbar', 'Ñandú', 'Zeta']);
  });
});

describe('sortPriceRows', () => {
  it.each<[QuickPriceColumn, boolean, number[]]>([
    ['name', false, [4, 2, 3, 1]],
    ['name', true, [1, 3, 2, 4]],
    ['brand', false, [4, 2, 1, 3]],
    ['price', false, [2, 3, 1, 4]],
    ['price', true, [4, 1, 2, 3]],
    ['priceUsd', false, [4, 1, 3, 2]],
    ['priceUsd', true, [3, 1, 4, 2]],
    ['discount', true, [1, 4, 2, 3]],
    ['finalPrice', false, [2, 3, 1, 4]],
  ])('[M2.9-3] by %s, descending %s, gives %j', (column, descending, ids) => {
    expect(sortPriceRows(rows, { column, descending }).map(({ id }) => id)).toEqual(ids);
  });

  it('tells the profit over the cost, where that is known', () => {
    const costs = [row(1, 'a', { cost: 50 }), row(2, 'b'), row(3, 'c', { cost: 80 }), row(4, 'd', { cost: 125 })];
    expect(costs.map(rowMarkup)).toEqual([10_000, null, 2_500, -2_000]);
  });

  it('[M2.9-3] clicking a header again reverses the order, another header starts ascending', () => {
    const first = nextPriceSort({ column: 'name', descending: false }, 'price');
    expect(first).toEqual({ column: 'price', descending: false });
    expect(nextPriceSort(first, 'price')).toEqual({ column: 'price', descending: true });
    expect(nextPriceSort({ column: 'price', descending: true }, 'price')).toEqual({
      column: 'price',
      descending: false,
    });
  });
});
