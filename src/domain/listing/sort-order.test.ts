import { expect, it } from 'vitest';
import { PRODUCT_COLUMNS, parseSortOrder, SALE_COLUMNS } from './sort-order.ts';

it('parses the sort order of a url', () => {
  expect(parseSortOrder('total', SALE_COLUMNS)).toEqual({ by: 'total', desc: false });
  expect(parseSortOrder('-client', SALE_COLUMNS)).toEqual({ by: 'client', desc: true });
  expect(parseSortOrder('-brand', PRODUCT_COLUMNS)).toEqual({ by: 'brand', desc: true });
});

it('ignores what is not a column of the list', () => {
  for (const text of ['', '-', '--total', 'Total', 'image', 'brand'])
    expect(parseSortOrder(text, SALE_COLUMNS)).toBeUndefined();
  expect(parseSortOrder('total', PRODUCT_COLUMNS)).toBeUndefined();
});

it.each([[PRODUCT_COLUMNS], [SALE_COLUMNS]])('knows each column of %j both ways', (columns) => {
  for (const by of columns) {
    expect(parseSortOrder<string>(by, columns)).toEqual({ by, desc: false });
    expect(parseSortOrder<string>(`-${by}`, columns)).toEqual({ by, desc: true });
  }
});

it('takes nothing for a column that every object has', () => {
  for (const text of ['constructor', '-toString', '__proto__', '0', 'length'])
    expect(parseSortOrder<string>(text, PRODUCT_COLUMNS)).toBeUndefined();
});
