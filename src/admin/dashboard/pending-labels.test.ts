import { expect, it } from 'vitest';
import { pendingLabels } from './pending-labels.ts';

it('[M2.7-4] tiles show what needs the seller, and nothing when nothing is pending', () => {
  expect(pendingLabels({ withoutStock: 3, fewLeft: 0, unpaidSales: 1, oldPrices: 18, unreadMessages: 2 })).toEqual({
    '/admin/stock': [{ text: '3 sin stock' }],
    '/admin/productos/precios': [
      { text: '18 con más de 30 días', to: '/admin/productos/precios?dias=30&orden=pricedAt' },
    ],
    '/admin/ventas': [{ text: '1 sin cobrar' }],
    '/admin/mensajes': [{ text: '2 sin leer' }],
  });
  expect(pendingLabels({ withoutStock: 1, fewLeft: 5, unpaidSales: 0, oldPrices: 0, unreadMessages: 0 })).toEqual({
    '/admin/stock': [{ text: '1 sin stock' }, { text: '5 con 2 o menos' }],
    '/admin/ventas': [],
    '/admin/productos/precios': [],
    '/admin/mensajes': [],
  });
  expect(pendingLabels(null)).toEqual({});
});
