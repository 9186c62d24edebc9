import { describe, expect, it } from 'vitest';
import type { PriceRow } from '#contract/admin/products.ts';
import { adjustRows, filterProducts, isTicked, noFilters, toChanges } from './adjusted-rows.ts';
import { parseAdjustment } from './typed-adjustment.ts';

const NOW = Date.UTC(2026, 10, 23);

const row = (id: number, fields: Partial<PriceRow>): PriceRow => ({
  ...{ id, name: `Producto ${id}`, brand: 'Ámbar', category: 'Creatinas', categoryType: 'Suplementos' },
  ...{
    price: 1000_00,
    priceUsd: null,
    cost: null,
    pricedAt: 0,
    suppliers: [],
    discount: 0,
    finalPrice: 1000_00,
    ...fields,
  },
});
const rows = [
  row(1, {}),
  row(2, { brand: 'Zeta', name: 'Ñandú', price: 10_00 }),
  row(3, { category: 'Barras', priceUsd: 5_00, suppliers: ['Ceibo', 'Ñandú'] }),
];

describe('what is typed', () => {
  it.each([
    [{ kind: 'percent', value: '12' }, { adjustment: { kind: 'percent', change: 1200 } }],
    [{ kind: 'percent', value: '-7,5 %' }, { adjustment: { kind: 'percent', change: -750 } }],
    [{ kind: 'percent', value: '-100' }, { error: 'Tiene que ser más de -100 % y hasta 1000 %.' }],
    [{ kind: 'percent', value: '1001' }, { error: 'Tiene que ser más de -100 % y hasta 1000 %.' }],
    [{ kind: 'percent', value: 'mucho' }, { error: 'Escribí un porcentaje, como 12 o -7,5.' }],
    [{ kind: 'amount', value: '1.500' }, { adjustment: { kind: 'amount', change: 1500_00 } }],
    [{ kind: 'amount', value: '-$ 500,50' }, { adjustment: { kind: 'amount', change: -500_50 } }],
    [{ kind: 'amount', value: '--5' }, { error: 'Escribí un importe, como 1.500 o 1500,50.' }],
    [{ kind: 'dollars', value: '1.450' }, { adjustment: { kind: 'dollars', rate: 1450_00 } }],
    [{ kind: 'dollars', value: '-1' }, { error: 'Escribí un importe, como 1.500 o 1500,50.' }],
    [{ kind: 'dollars', value: '0' }, { error: 'Escribí un importe, como 1.500 o 1500,50.' }],
    [{ kind: 'amount', value: ' ' }, {}],
    [{ kind: 'cost', value: '45' }, { adjustment: { kind: 'cost', markup: 4500 } }],
    [{ kind: 'cost', value: '-5' }, { error: 'La ganancia no puede ser negativa.' }],
  ] as const)('%j is %j', (typed, parsed) => {
    expect(parseAdjustment(typed)).toEqual(parsed);
  });
});

it.each([
  [{}, [1, 2, 3]],
  [{ brand: 'Zeta' }, [2]],
  [{ category: 'Barras' }, [3]],
  [{ categoryType: 'Combos' }, []],
  [{ name: 'ñan' }, [2]],
  [{ supplier: 'Ceibo' }, [3]],
  [{ supplier: 'Nadie' }, []],
  [{ olderThan: 30 }, [1, 2, 3]],
])('%j finds %j', (filters, ids) => {
  expect(filterProducts(rows, { ...noFilters, ...filters }, NOW).map(({ id }) => id)).toEqual(ids);
});

it('ticks what changes as usual, unless the seller decided', () => {
  const adjusted = adjustRows(rows, { adjustment: { kind: 'amount', change: 100_00 }, rounding: null });
  expect(adjusted.map((each) => [each.after, each.warning])).toEqual([
    [1100_00, undefined],
    [110_00, 'unusual'],
    [1100_00, undefined],
  ]);
  const decided = new Map([
    [1, false],
    [2, true],
  ]);
  expect(adjusted.map((each) => isTicked(each, new Map()))).toEqual([true, false, true]);
  expect(toChanges(adjusted, decided)).toEqual([
    { id: 2, before: 10_00, after: 110_00 },
    { id: 3, before: 1000_00, after: 1100_00 },
  ]);
});

it('leaves out what has no price by the rule, or the same', () => {
  const byDollars = adjustRows(rows, { adjustment: { kind: 'dollars', rate: 200_00 }, rounding: null });
  expect(toChanges(byDollars, new Map([[1, true]]))).toEqual([]);
  expect(byDollars[2]).toMatchObject({ after: 1000_00 });
});

it('does not tick a price below the cost after the discount', () => {
  const dear = [row(4, { cost: 1000_00, discount: 1000 }), row(5, { cost: 990_00, discount: 1000 })];
  const adjusted = adjustRows(dear, { adjustment: { kind: 'amount', change: 100_00 }, rounding: null });
  expect(adjusted.map(({ warning }) => warning)).toEqual(['below-cost', undefined]);
});
