import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartItem } from '../cart/cart.ts';
import { lineTotal } from '../cart/cart.ts';
import type { CheckoutForm } from '../cart/checkout-form.ts';
import { DELIVERY_METHODS } from '../cart/delivery-methods.ts';
import { oneLine, orderMessage } from '../cart/order-message.ts';
import type { OrderTerms } from '../cart/order-terms.ts';
import { orderTotals } from '../cart/order-totals.ts';
import { PAYMENT_METHODS } from '../cart/payment-methods.ts';
import { formatGroupedPrice, formatPrice } from '../money/format-price.ts';
import { createLineMatcher } from './match-ordered-line.ts';
import { isOrderMessage, readOrders } from './read-orders.ts';

const whey = { id: 1, name: 'Whey Protein 1 kg', flavors: [{ name: 'Vainilla' }, { name: 'Frutilla' }] };
const creatine = { id: 2, name: 'Creatina (300 g)', flavors: [] };

const message = [
  '¡Hola! Quiero hacer este pedido:',
  '',
  '*Nombre:* Ana Pérez',
  '*Forma de pago:* Transferencia',
  '*Entrega:* Delivery',
  '*Zona:* Córdoba (2 a 3 días)',
  '*Dirección:* San Martín 123',
  '*Referencia:* Portón negro',
  '',
  '2 x Whey Protein 1 kg (Vainilla): $ 22.222',
  '1 x Creatina (300 g): $ 1999,50',
  '',
  '*Subtotal:* $ 24.221,50',
  '*Descuento por transferencia (10 %):* -$ 2422,15',
  '*Envío:* $ 2500',
  '*Total:* $ 24.299,35',
];

const ana = {
  clientName: 'Ana Pérez',
  paymentMethod: 'Transferencia',
  shippingMethod: 'Delivery',
  zone: 'Córdoba (2 a 3 días)',
  address: 'San Martín 123',
  reference: 'Portón negro',
  lines: [
    {
      text: '2 x Whey Protein 1 kg (Vainilla): $ 22.222',
      quantity: 2,
      label: 'Whey Protein 1 kg (Vainilla)',
      total: 22_222_00,
    },
    { text: '1 x Creatina (300 g): $ 1999,50', quantity: 1, label: 'Creatina (300 g)', total: 1_999_50 },
  ],
  discount: 2_422_15,
  shipping: 2_500_00,
  total: 24_299_35,
  remarks: [],
};

describe('readOrders', () => {
  it('reads the message of the shop', () => {
    expect(readOrders(message.join('\n'))).toEqual([ana]);
  });

  it.each([
    ['a phone that exports', '25/5/26, 10:33 - Ana Pérez: '],
    ['a phone that exports with half days', '25/5/26, 10:33 p. m. - Ana: '],
    ['an iPhone', '[25/5/26, 10:33:12] Ana Pérez: '],
    ['an iPhone that marks the direction', '\u200e[25/05/2026, 10:33:12 a.\u00a0m.] \u200eAna Pérez: '],
    ['a browser', '[10:33, 25/5/2026] Ana Pérez: '],
    ['a browser and a number', '[10:33 p. m., 25/5/2026] +54 9 351 555-1234: '],
  ])('takes the stamp of %s off', (_from, stamp) => {
    expect(readOrders(`${stamp}${message.join('\r\n')}`)).toEqual([ana]);
  });

  it('reads several messages at once, with talk before and between', () => {
    const talk = (text: string) => `[10:30, 25/5/2026] Ana: ${text}`;
    const both = [talk('Buenas, cómo va?'), talk(message.join('\n')), talk('Gracias!'), talk(message.join('\n'))];
    const [first, second, ...more] = readOrders(both.join('\n'));
    expect([first, second, more]).toEqual([{ ...ana, remarks: ['Gracias!'] }, ana, []]);
  });

  it('begins another order at the next name, when the greeting was cut off', () => {
    const cut = message.slice(2).join('\n');
    expect(readOrders(`${cut}\n${cut}`)).toEqual([ana, ana]);
  });

  it.each<[string, { quantity: number; label: string; total: number | undefined }]>([
    ['2 x Whey', { quantity: 2, label: 'Whey', total: undefined }],
    ['2x Whey: $22.222', { quantity: 2, label: 'Whey', total: 22_222_00 }],
    ['- 3 × Whey (Vainilla) : $ 5', { quantity: 3, label: 'Whey (Vainilla)', total: 5_00 }],
    ['Whey (Vainilla) x2', { quantity: 2, label: 'Whey (Vainilla)', total: undefined }],
    ['4 unidades de Creatina', { quantity: 4, label: 'Creatina', total: undefined }],
    ['1 x Barra: sin azúcar: $ 900', { quantity: 1, label: 'Barra: sin azúcar', total: 900_00 }],
  ])('reads %j, written by hand', (text, line) => {
    expect(readOrders(text).map(({ lines }) => lines)).toEqual([[{ text, ...line }]]);
  });

  it('reads labels without their marks, and keeps what it does not understand', () => {
    const text = 'nombre: Beto\nENVIO: $ 100\n1 x Whey\nDejalo en portería\n0 x Creatina';
    const [order] = readOrders(text);
    expect(order).toMatchObject({ clientName: 'Beto', shipping: 100_00, total: undefined });
    expect(order?.remarks).toEqual(['Dejalo en portería', '0 x Creatina']);
  });

  it.each(['', '\n\n', 'Hola, tenés creatina?', '¡Hola! Quiero hacer este pedido:', '9'.repeat(100_000)])(
    'finds no order in %.20j',
    (text) => {
      expect(readOrders(text)).toEqual([]);
    },
  );

  const word = fc.constantFrom(
    'Whey',
    'Ñandú',
    '100%',
    '2 x',
    '(Vainilla)',
    ': $ 5',
    '*Total:* $ 1',
    'x2',
    '> ',
    '[1:1]',
  );
  const text = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '));
  const product = fc.record({
    name: text.map((name) => `P ${name}`),
    flavors: fc.uniqueArray(
      text.map((name) => ({ name: `F ${name}`, quantity: 1 })),
      {
        selector: ({ name }) => oneLine(name),
        maxLength: 3,
      },
    ),
    price: fc.nat(99_999_999),
    discount: fc.constantFrom(0, 0, 1250),
  });
  const catalogue = fc.uniqueArray(product, {
    selector: ({ name }) => oneLine(name).toLowerCase(),
    minLength: 1,
    maxLength: 4,
  });
  const picks = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 99 })), { minLength: 1, maxLength: 6 });
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
  const discounts = fc.constantFrom(0, 1000);
  const formats = fc.constantFrom(formatPrice, formatGroupedPrice);

  it('gives back any order that the shop has written: customer, lines, products, flavors and sums', {
    timeout: 120_000,
  }, () => {
    fc.assert(
      fc.property(
        form,
        catalogue,
        picks,
        discounts,
        formats,
        (checkout: CheckoutForm, products, chosen, Transferencia, format) => {
          const terms: OrderTerms = {
            paymentDiscounts: { Transferencia, Efectivo: 0 },
            shippingZones: [],
            freeShippingFrom: undefined,
            formatPrice: format,
          };
          const items = chosen.map(([productPick, flavorPick, quantity], id): CartItem => {
            const picked = products[productPick % products.length] ?? products[0];
            if (!picked) throw new Error('no product');
            const flavor = picked.flavors[flavorPick % picked.flavors.length] ?? null;
            return { ...picked, id, images: [], amount: 99, selectedFlavor: flavor, quantity };
          });
          const [order, ...more] = readOrders(orderMessage({ checkout, items, terms }));
          expect(more).toEqual([]);
          const { discount, shipping, total } = orderTotals(checkout, items, terms);
          const { deliveryMethod, address, pickupPlace } = checkout;
          expect(order).toMatchObject({
            clientName: oneLine(checkout.name),
            paymentMethod: checkout.paymentMethod,
            shippingMethod: deliveryMethod,
            address: oneLine(deliveryMethod === 'Delivery' ? address : pickupPlace),
            reference: oneLine(checkout.reference),
            ...{ discount, shipping, total, remarks: [] },
          });
          expect(order?.lines.map(({ quantity, total: price }) => [quantity, price])).toEqual(
            items.map((item) => [item.quantity, lineTotal(item)]),
          );
          const find = createLineMatcher(products);
          for (const [index, { name, selectedFlavor }] of items.entries())
            expect(find(order?.lines[index]?.label ?? '')).toContainEqual({
              product: products.find((each) => each.name === name),
              flavor: selectedFlavor?.name ?? null,
            });
        },
      ),
      { numRuns: 10_000 },
    );
  });
});

it.each([
  [message.join('\n'), true],
  [`[10:33, 25/5/2026] Ana: ${message[0]}`, true],
  ['*LISTA NOVIEMBRE*\n2 x Whey: $ 5', false],
  ['', false],
])('tells an order from other texts: %.40j', (text, isOrder) => {
  expect(isOrderMessage(text)).toBe(isOrder);
});

describe('createLineMatcher', () => {
  const find = createLineMatcher([whey, creatine, { id: 3, name: 'CREATINA', flavors: [{ name: '300 g' }] }]);

  it.each([
    ['Whey Protein 1 kg (Vainilla)', [[1, 'Vainilla']]],
    ['whey  protein 1 KG (vainílla)', [[1, 'Vainilla']]],
    ['Whey Protein 1 kg', [[1, undefined]]],
    ['Whey Protein 1 kg (Banana)', [[1, undefined]]],
    ['Whey Protein', []],
    ['Guantes (M)', []],
    // A name and a flavor that read the same: both are asked about.
    [
      'Creatina (300 g)',
      [
        [2, null],
        [3, '300 g'],
      ],
    ],
  ])('%j can mean %j', (label, meanings) => {
    expect(find(label).map(({ product, flavor }) => [product.id, flavor])).toEqual(meanings);
  });

  it('never reads a flavor into a product without flavors', () => {
    expect(createLineMatcher([{ name: 'Guantes', flavors: [] }])('Guantes (M)')).toEqual([]);
  });
});
