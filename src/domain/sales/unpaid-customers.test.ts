import { expect, it } from 'vitest';
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
