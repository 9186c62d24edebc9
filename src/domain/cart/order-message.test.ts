import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { whatsAppLink } from '../business/whatsapp-link.ts';
import { formatGroupedPrice } from '../money/format-price.ts';
import { parsePrice } from '../money/parse-price.ts';
import { type CartItem, cartSubtotal, lineTotal } from './cart.ts';
import { type CheckoutForm, orderShippingCost } from './checkout-form.ts';
import { DELIVERY_METHODS } from './delivery-methods.ts';
import { oneLine, orderMessage } from './order-message.ts';
import { type OrderTerms, plainTerms } from './order-terms.ts';
import { PAYMENT_METHODS } from './payment-methods.ts';

const checkout: CheckoutForm = {
  name: 'Ana Pérez',
  paymentMethod: 'Transferencia',
  deliveryMethod: 'Delivery',
  pickupPlace: 'Sucursal Uno',
  address: 'San Martín 123',
  reference: 'Portón negro',
  zone: '',
  shippingCost: 250_000,
};
const whey: CartItem = {
  ...{ id: 1, name: 'Whey Protein 1kg', images: [], price: 1_234_567, discount: 1000, amount: 9 },
  ...{ flavors: [], selectedFlavor: { name: 'Vainilla', quantity: 9 }, quantity: 2 },
};
const creatine: CartItem = { ...whey, id: 2, name: 'Creatina 300g', price: 99_950, discount: 0, selectedFlavor: null };

/** Reads a message back as the seller would: labels, item lines, sums. Unexpected lines make it fail. */
function parse(message: string) {
  const [head = '', shopper = '', lines = '', sums = '', ...rest] = message.split('\n\n');
  const labelled = (block: string): Record<string, string> =>
    Object.fromEntries(
      block.split('\n').map((line) => {
        const [, name = 'broken', text = line] = /^\*([^*]+):\* ?(.*)$/.exec(line) ?? [];
        return [name, text];
      }),
    );
  const items = lines.split('\n').map((line) => {
    const [, quantity, label, price = ''] = /^(\d+) x (.*): \$ ([\d.,]+)$/.exec(line) ?? [];
    return { quantity: Number(quantity), label, price: parsePrice(price) };
  });
  const prices = Object.entries(labelled(sums)).map(([label, text]) => [label, parsePrice(text)]);
  return { head, shopper: labelled(shopper), items, sums: Object.fromEntries(prices), rest };
}

function label({ name, selectedFlavor }: CartItem): string {
  return selectedFlavor === null ? oneLine(name) : `${oneLine(name)} (${oneLine(selectedFlavor.name)})`;
}

describe('orderMessage', () => {
  it('[M9-13] [M1-3] reads like this', () => {
    expect(orderMessage({ checkout, items: [whey, creatine] }).split('\n')).toEqual([
      '¡Hola! Quiero hacer este pedido:',
      '',
      '*Nombre:* Ana Pérez',
      '*Forma de pago:* Transferencia',
      '*Entrega:* Delivery',
      '*Dirección:* San Martín 123',
      '*Referencia:* Portón negro',
      '',
      '2 x Whey Protein 1kg (Vainilla): $ 22.222',
      '2 x Creatina 300g: $ 1999',
      '',
      '*Subtotal:* $ 24.221',
      '*Envío:* $ 2500',
      '*Total:* $ 26.721',
    ]);
  });

  it('names the zone and what the payment takes off, where the seller offers that', () => {
    const terms: OrderTerms = {
      ...plainTerms,
      paymentDiscounts: { Transferencia: 1000, Efectivo: 0 },
      shippingZones: [{ name: 'Córdoba', price: 2_000_00, time: '2 a 3 días' }],
    };
    const lines = orderMessage({ checkout: { ...checkout, zone: 'Córdoba' }, items: [creatine], terms }).split('\n');
    expect(lines).toContain('*Zona:* Córdoba (2 a 3 días)');
    expect(lines.slice(-4)).toEqual([
      '*Subtotal:* $ 1999',
      '*Descuento por transferencia (10 %):* -$ 200',
      '*Envío:* $ 2000',
      '*Total:* $ 3799',
    ]);
    const grouped = orderMessage({
      checkout,
      items: [creatine],
      terms: { ...plainTerms, formatPrice: formatGroupedPrice },
    });
    expect(grouped).toContain('*Subtotal:* $ 1.999\n');
  });

  it('[M9-13] [M9-9] [M5-3] names the pickup place, charges no shipping and leaves out an empty reference', () => {
    const pickup: CheckoutForm = {
      ...checkout,
      deliveryMethod: 'Retiro',
      paymentMethod: 'Efectivo',
      reference: ' \n ',
    };
    expect(orderMessage({ checkout: pickup, items: [creatine] }).split('\n')).toEqual([
      '¡Hola! Quiero hacer este pedido:',
      '',
      '*Nombre:* Ana Pérez',
      '*Forma de pago:* Efectivo',
      '*Entrega:* Retiro',
      '*Dirección:* Sucursal Uno',
      '',
      '2 x Creatina 300g: $ 1999',
      '',
      '*Subtotal:* $ 1999',
      '*Envío:* $ 0',
      '*Total:* $ 1999',
    ]);
  });

  const fragments = [
    ...[
      'Whey',
      'Ñandú',
      ' ',
      'x',
      '2 x Whey: $ 1',
      ': $ 5',
      '(Vainilla)',
      '*Total:* $ 1',
      '_ya_',
      '~no~',
      '```',
      '&#?+%',
    ],
    ...['\n', '\r\n', '\n\n', '\u2028', '\u2029', '\u0085', '\v', '\0', '\u001b', '\\n', '%0A', '> ', '- ', '1. '],
    ...[
      '\u202e',
      '\u2066',
      '\u200f',
      '\u061c',
      '\u200b',
      '\ufeff',
      '\u00ad',
      '\ud83d',
      '\udc4d',
      '👍🏽',
      '👨‍👩‍👧',
      '\u0301',
    ],
  ];
  const text = fc.array(fc.constantFrom(...fragments), { maxLength: 5 }).map((parts) => parts.join(''));
  const item = fc
    .tuple(
      text,
      fc.option(text),
      fc.nat(99_999_999),
      fc.constantFrom(0, 0, 1250, 10_000),
      fc.integer({ min: 1, max: 99 }),
    )
    .map(([name, flavor, price, discount, quantity]): CartItem => {
      const selectedFlavor = flavor === null ? null : { name: flavor, quantity };
      return { ...whey, name, price, discount, selectedFlavor, quantity };
    });
  const form = fc.record({
    name: text,
    paymentMethod: fc.constantFrom(...PAYMENT_METHODS),
    deliveryMethod: fc.constantFrom(...DELIVERY_METHODS),
    pickupPlace: text,
    address: text,
    reference: text,
    zone: fc.constant(''),
    shippingCost: fc.nat(9_999_999),
  });

  function expectReadBack(typed: CheckoutForm, items: CartItem[]): void {
    const message = orderMessage({ checkout: typed, items });
    const sent = new URL(whatsAppLink({ phone: '5493510000000', text: message })).searchParams.get('text');
    expect(sent).toBe(message);
    const { name, paymentMethod, deliveryMethod, address, pickupPlace, reference } = typed;
    expect(parse(message)).toEqual({
      head: '¡Hola! Quiero hacer este pedido:',
      shopper: {
        Nombre: oneLine(name),
        'Forma de pago': paymentMethod,
        Entrega: deliveryMethod,
        Dirección: oneLine(deliveryMethod === 'Delivery' ? address : pickupPlace),
        ...(oneLine(reference) === '' ? {} : { Referencia: oneLine(reference) }),
      },
      items: items.map((line) => ({ quantity: line.quantity, label: label(line), price: lineTotal(line) })),
      sums: {
        Subtotal: cartSubtotal(items),
        Envío: orderShippingCost(typed, cartSubtotal(items)),
        Total: cartSubtotal(items) + orderShippingCost(typed, cartSubtotal(items)),
      },
      rest: [],
    });
  }

  it('[M9-13] [M9-4] [M7-16] of any order, hostile texts included, reads back to the same lines and total', {
    timeout: 60_000,
  }, () => {
    fc.assert(fc.property(form, fc.array(item, { minLength: 1, maxLength: 5 }), expectReadBack), { numRuns: 10_000 });
  });

  it('[M9-13] [M7-16] of 30 long lines is whole', () => {
    const name = 'Proteína Ñandú 100% Isolate – Edición Especial 👍🏽 '.repeat(3);
    const items = Array.from({ length: 30 }, (_, index) => ({ ...whey, id: index, name, quantity: index + 1 }));
    expectReadBack(checkout, items);
    expect(parse(orderMessage({ checkout, items })).items).toHaveLength(30);
  });

  it('[M9-13] adds no emoji of its own', () => {
    expect(orderMessage({ checkout, items: [whey, creatine] })).not.toMatch(/\p{Extended_Pictographic}|\uFE0F/u);
  });
});

describe('oneLine', () => {
  it.each([
    ['Ana\n*Total:* $ 1', 'Ana ∗Total:∗ $ 1'],
    ['  _a_  ~b~ `c` ', '＿a＿ ∼b∼ ’c’'],
    ['abc\u202edef\u2066', 'abcdef'],
    ['a\u0000\u0085\u2028b', 'a b'],
    ['rota \ud83d', 'rota \ufffd'],
    ['Ñandú 100% (Frutilla) 👨‍👩‍👧 + 2/1', 'Ñandú 100% (Frutilla) 👨‍👩‍👧 + 2/1'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
  ])('[M9-13] turns %j into %j', (text, clean) => {
    expect(oneLine(text)).toBe(clean);
  });

  it('[M9-13] leaves nothing that breaks, turns or marks a line in any text', () => {
    const units = fc.array(fc.integer({ min: 0, max: 0xffff }));
    fc.assert(
      fc.property(units, (codes) => {
        const clean = oneLine(String.fromCharCode(...codes));
        expect(clean).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}\p{Bidi_Control}*_~`]|\s\s|^\s|\s$/u);
        expect(oneLine(clean)).toBe(clean);
      }),
      { numRuns: 2000 },
    );
  });
});
