import { expect, it } from 'vitest';
import { pendingLabels } from './pending-labels.ts';

it('[M2.7-4] tiles show what needs the seller, and nothing when nothing is pending', () => {
  expect(pendingLabels({ withoutStock: 3, fewLeft: 0, unpaidSales: 1, oldPrices: 18, unreadMessages: 2 })).toEqual({
    '/admin/stock': ['3 sin stock'],
    '/admin/productos/precios': ['18 con más de 30 días'],
    '/admin/ventas': ['1 sin cobrar'],
    '/admin/mensajes': ['2 sin leer'],
  });
  expect(pendingLabels({ withoutStock: 1, fewLeft: 5, unpaidSales: 0, oldPrices: 0, unreadMessages: 0 })).toEqual({
    '/admin/stock': ['1 sin stock', '5 con 2 o menos'],
    '/admin/ventas': [],
    '/admin/productos/precios': [],
    '/admin/mensajes': [],
  });
  expect(pendingLabels(null)).toEqual({});
});
