import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentReminder, unpaidCustomers } from './unpaid-customers.ts';

const at = Date.UTC(2026, 10, 12, 15);

it('adds up what a customer owes; an order that is partly paid without its discount', () => {
  const order = { id: 1, discount: 500, shipping: 200, partlyPaid: false };
  const sale = { clientName: 'Ana', total: 1_000, soldAt: at };
  expect(unpaidCustomers([{ ...sale, order }])).toEqual([{ name: 'Ana', owed: 700, purchases: 1, since: at }]);
  expect(unpaidCustomers([{ ...sale, order: { ...order, partlyPaid: true } }])[0]?.owed).toBe(1_000);
  expect(unpaidCustomers([{ ...sale, order: { ...order, discount: 5_000 } }])[0]?.owed).toBe(200);
  expect(
    unpaidCustomers([
      { ...sale, order: null },
      { ...sale, clientName: ' ANÁ', soldAt: at - 1, order: null },
      { ...sale, clientName: 'Beto', order: null },
    ]).map(({ name, owed, purchases }) => [name, owed, purchases]),
  ).toEqual([
    ['Ana', 2_000, 2],
    ['Beto', 1_000, 1],
  ]);
});

it('writes a reminder', () => {
  const customer = { name: 'Ana', owed: 4_290_00, purchases: 1, since: at };
  expect(paymentReminder(customer, 'mi.alias')).toBe(
    '¡Hola Ana! Te recordamos que está pendiente el pago de tu compra del 12/11/2026: $ 4290.\n*Alias para transferir:* mi.alias\n¡Gracias!',
  );
  expect(paymentReminder({ ...customer, name: '', purchases: 2 }, '')).toBe(
    '¡Hola! Te recordamos que está pendiente el pago de tus compras desde el 12/11/2026: $ 4290.\n¡Gracias!',
  );
});

describe('what customers owe', () => {
  const customer = fc.constantFrom('Ana', 'ana ', 'ÁNA', 'Beto', '');
  const order = fc.record({
    id: fc.integer({ min: 1, max: 3 }),
    discount: fc.constantFrom(0, 500),
    shipping: fc.constantFrom(0, 200),
    partlyPaid: fc.boolean(),
  });
  const alone = fc.record({ clientName: customer, total: fc.nat(9_999), soldAt: fc.nat(99), order: fc.constant(null) });

  it('is all that is not paid, each sale once', () => {
    fc.assert(
      fc.property(fc.array(alone), (sales) => {
        const owing = unpaidCustomers(sales);
        const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
        expect(sum(owing.map(({ owed }) => owed))).toBe(sum(sales.map(({ total }) => total)));
        expect(sum(owing.map(({ purchases }) => purchases))).toBe(sales.length);
        if (owing[0]) expect(owing[0].since).toBe(Math.min(...sales.map(({ soldAt }) => soldAt)));
        expect(owing.map(({ since }) => since)).toEqual(owing.map(({ since }) => since).toSorted((a, b) => a - b));
      }),
    );
  });

  it('counts the lines of an order as one purchase, with its discount and its shipping once', () => {
    fc.assert(
      fc.property(order, fc.array(fc.nat(9_999), { minLength: 1, maxLength: 5 }), (one, totals) => {
        const [owing, ...others] = unpaidCustomers(
          totals.map((total) => ({ clientName: 'Ana', total, soldAt: at, order: one })),
        );
        const subtotal = totals.reduce((all, total) => all + total, 0);
        const owed = one.partlyPaid ? subtotal : Math.max(0, subtotal - one.discount) + one.shipping;
        expect([owing, others]).toMatchObject([{ purchases: 1, owed }, []]);
      }),
    );
  });
});

it('lets no name and no alias write further lines of a reminder', () => {
  const [customer] = unpaidCustomers([{ clientName: 'Ana\n*Alias:* otro', total: 1_00, soldAt: at, order: null }]);
  const text = customer && paymentReminder(customer, 'mi\nalias');
  expect(text?.split('\n')).toHaveLength(3);
});
