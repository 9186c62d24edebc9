import { expect, it } from 'vitest';
import { isListOrder, LIST_ORDER_LABELS, LIST_ORDERS } from './list-order.ts';

it('[M2.2-3] [M2.2-4] [M2.2-5] the orders have their labels', () => {
  expect(LIST_ORDERS.map((by) => LIST_ORDER_LABELS[by])).toEqual([
    'Más relevantes',
    'Menor precio',
    'Mayor precio',
    'A - Z',
    'Z - A',
    'Mayor descuento',
    'Más nuevos',
  ]);
});

it('[M7-10] an order is recognised among other values', () => {
  expect(LIST_ORDERS.every(isListOrder)).toBe(true);
  expect(['', 'DEFAULT', 'toString', undefined, null, 0, ['default']].some(isListOrder)).toBe(false);
});
