import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { savedSale } from '../../../test/seeds/saved-entities.ts';
import type { Order } from '../orders/order.ts';
import * as entries from './business-entries.ts';
import { importUndone, productsImported } from './import-entries.ts';

const sale = savedSale({
  flavor: 'Coco',
  quantity: 2,
  total: 1_800_50,
  clientName: 'Ana Paz',
  paymentMethod: 'Efectivo',
});

const line = { saleId: 40, productId: 7, productName: 'Whey', flavor: 'Coco', quantity: 2, total: 1800_00 };
const order: Order = {
  id: 5,
  clientName: 'Ana Paz',
  paymentMethod: 'Efectivo',
  shippingMethod: 'Delivery',
  address: 'San Martín 123',
  reference: 'Portón verde',
  discount: 0,
  shipping: 0,
  lines: [line, { ...line, productName: 'Shaker', flavor: null, quantity: 1 }],
  total: 2_500_25,
  paid: false,
  delivered: false,
  enteredAt: 0,
  version: 1,
};

describe('an entry of a sale', () => {
  it('has the product by its name and money in pesos', () => {
    expect(entries.saleEntered(sale)).toEqual({
      did: 'sale entered',
      id: 40,
      name: 'Whey 908 g',
      to: {
        idProduct: 'Whey 908 g',
        variant: 'Coco',
        quantity: 2,
        total: 1800.5,
        paid: false,
        paymentMethod: 'Efectivo',
        shippingMethod: '',
      },
    });
    expect(entries.saleDeleted(sale).from).toEqual(entries.saleEntered(sale).to);
  });

  it('that changed has what differs', () => {
    const after = { ...sale, quantity: 3, total: 2_700_75, paid: true, version: 2 };
    expect(entries.saleChanged({ before: sale, after })).toEqual({
      did: 'sale changed',
      id: 40,
      name: 'Whey 908 g',
      from: { quantity: 2, total: 1800.5, paid: false },
      to: { quantity: 3, total: 2700.75, paid: true },
    });
  });

  it('says of the client only that there is another one', () => {
    const client = fc.string({ minLength: 8, unit: fc.constantFrom('Z', 'Q', ' ') });
    fc.assert(
      fc.property(client, client, (clientName, other) => {
        const before = { ...sale, clientName };
        const change = entries.saleChanged({ before, after: { ...sale, clientName: other } });
        expect('clientName' in (change.to ?? {})).toBe(clientName !== other);
        const all = JSON.stringify([change, entries.saleEntered(before), entries.saleDeleted(before)]);
        for (const name of [clientName, other]) expect(all).not.toContain(name);
      }),
    );
  });
});

describe('an entry of an order', () => {
  it('has its lines in words, and nothing of the client', () => {
    const to = { lines: '2 x Whey (Coco), 1 x Shaker', total: 2500.25, paid: false, delivered: false };
    expect(entries.orderEntered(order)).toEqual({ did: 'order entered', id: 5, to });
    expect(entries.orderDeleted(order)).toEqual({ did: 'order deleted', id: 5, from: to });
  });

  it('that changed has what differs', () => {
    const after = { ...order, paid: true, address: 'Belgrano 1', clientName: 'Beto', version: 2 };
    expect(entries.orderChanged({ before: order, after })).toEqual({
      did: 'order changed',
      id: 5,
      from: { paid: false },
      to: { paid: true },
    });
  });
});

it('writes down a purchase line by line', () => {
  const lines = [
    { name: 'Whey', flavor: 'Coco', quantity: 12 },
    { name: 'Shaker', flavor: null, quantity: 3 },
  ];
  expect(entries.purchaseEntered({ lines, note: 'Factura 12' })).toEqual({
    did: 'stock entered',
    to: { lines: '12 x Whey (Coco), 3 x Shaker', note: 'Factura 12' },
  });
});

it.each([
  ['whatsappPhone', true],
  ['email', true],
  ['branch2Address', true],
  ['pickupPlace1', true],
  ['shippingCost', false],
  ['slogan', false],
])('keeps the value of the constant %s out of the log: %s', (name, isPersonal) => {
  const before = { id: 3, name, label: 'Dato', value: '1', version: 1, changedAt: null };
  expect(entries.constantChanged({ before, after: { ...before, value: '2' } })).toEqual({
    did: 'constant changed',
    id: 3,
    name: 'Dato',
    from: { name, value: '1' },
    to: { name, value: '2' },
    isPersonal,
  });
});

it('counts what an import did and what its undoing did', () => {
  expect(productsImported({ created: 2, changed: 1 })).toEqual({
    did: 'products imported',
    to: { created: 2, changed: 1 },
  });
  expect(importUndone({ deleted: 2, restored: 1 })).toEqual({ did: 'import undone', to: { deleted: 2, restored: 1 } });
});
