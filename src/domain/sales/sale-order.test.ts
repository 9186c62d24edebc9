import { expect, it } from 'vitest';
import { saleOrder } from './sale-order.ts';

it('reads an order of sales as it stands in an address', () => {
  expect(saleOrder('total')).toEqual({ by: 'total', desc: false });
  expect(saleOrder('-client')).toEqual({ by: 'client', desc: true });
  for (const none of ['', '-', '--total', 'Total', 'image']) expect(saleOrder(none)).toBeUndefined();
});
