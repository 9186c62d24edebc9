import { expect, it } from 'vitest';
import { orderReply } from './order-reply.ts';

const line = { productName: 'Whey', flavor: 'Vainilla', quantity: 2, total: 22_222_00 };
const order = { clientName: 'Ana', lines: [line], missing: [], discount: 0, shipping: 0, total: 22_222_00, alias: '' };

it('confirms the lines and the total', () => {
  expect(orderReply(order).split('\n')).toEqual([
    '¡Hola Ana! Tu pedido está confirmado:',
    '',
    '2 x Whey (Vainilla): $ 22.222',
    '',
    '*Total:* $ 22.222',
  ]);
});

it('tells what is missing, what is taken off, the shipping and where to pay', () => {
  const missing = [{ quantity: 1, label: 'Creatina *300 g*' }];
  const reply = orderReply({
    ...order,
    missing,
    discount: 100_00,
    shipping: 50_00,
    alias: 'tienda.mp',
    clientName: ' ',
  });
  expect(reply.split('\n')).toEqual([
    '¡Hola! Tu pedido está confirmado:',
    '',
    '2 x Whey (Vainilla): $ 22.222',
    '',
    'No nos queda:',
    '1 x Creatina ∗300 g∗',
    '',
    '*Descuento:* -$ 100',
    '*Envío:* $ 50',
    '*Total:* $ 22.222',
    '*Alias para transferir:* tienda.mp',
  ]);
});
