import { expect, it } from 'vitest';
import { parseSaleOrder } from './sale-order.ts';

it('parses an order of sales from a url', () => {
  expect(parseSaleOrder('total')).toEqual({ by: 'total', desc: false });
  expect(parseSaleOrder('-client')).toEqual({ by: 'client', desc: true });
  for (const none of ['', '-', '--total', 'Total', 'image']) expect(parseSaleOrder(none)).toBeUndefined();
});
