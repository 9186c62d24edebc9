import assert from 'node:assert/strict';
import type { Database } from '#data/engine/database.ts';
import type { CartItem } from '#domain/cart/cart.ts';
import type { CheckoutForm } from '#domain/cart/checkout-form.ts';
import { DELIVERY_METHODS } from '#domain/cart/delivery-methods.ts';
import { oneLine, orderMessage } from '#domain/cart/order-message.ts';
import { orderTotals } from '#domain/cart/order-totals.ts';
import { PAYMENT_METHODS } from '#domain/cart/payment-methods.ts';
import { centavosToPesos, pesosToCentavos } from '#domain/money/money.ts';
import { openAdminApi } from '../test/api/admin-api.ts';
import { type Random, seededRandom } from '../test/generated-lists/random.ts';
import { productInserter } from '../test/seeds/insert-product.ts';

type OneOrMore<Item> = readonly [Item, ...Item[]];

const NAMES = [
  'Whey *Pro* 1 kg',
  'Creatina (300 g)',
  'Barra: sin azúcar',
  'Ñandú 2 x 1',
  'Omega_3 ~suave~',
  'Shaker x2',
];
const FLAVORS = ['Limón', 'Frutilla (light)', 'Coco x2', 'Sin sabor'];
const CLIENTS: OneOrMore<string> = ['Ana Ñáñez', '*Total:* $ 1', 'José: el de siempre', 'Nombre: Beto'];
const STAMPS: OneOrMore<string> = [
  '',
  '[25/5/26, 10:33:12] Ana: ',
  '25/5/26, 10:33 - Ana: ',
  '[10:33 p. m., 25/5/2026] +54 9 351 555: ',
];
const PRODUCTS_OF_A_NAME = 5;
const STOCK = 1_000_000;

type Listed = Omit<CartItem, 'quantity' | 'selectedFlavor'>;

/**
 * Orders made by chance go the whole way: message of the shop, pasted with the stamps of chats, read, entered. Customer,
 * products, flavors, quantities, prices and sums must be those of the cart, and the stock must fall by what was sold.
 */
export async function pasteOrders(database: Database, count: number): Promise<{ orders: number; lines: number }> {
  const office = await openAdminApi(database);
  const products = await insertProducts(database);
  const random = seededRandom('orders');
  const sold = new Map<string, number>();
  let lines = 0;
  for (let number = 0; number < count; number += 1) {
    const checkout = randomCheckout(random);
    const items = Array.from({ length: 1 + random.whole(0, 4) }, () => randomItem(random, products));
    const text = `${random.pick(STAMPS)}${orderMessage({ checkout, items })}`;
    const { orders } = await office.okBody('POST /api/orders/read', { text });
    assert.equal(orders.length, 1, text);
    const [read] = orders;
    const order = await office.okBody('POST /api/orders', {
      clientName: read.clientName,
      paymentMethod: read.paymentMethod,
      shippingMethod: read.shippingMethod,
      address: read.address,
      shipping: read.shipping,
      discount: read.discount,
      fingerprint: read.fingerprint,
      lines: read.lines.map((line: ReadLine) => toNewLine(line, text)),
    });
    assertSameOrder(order.order, { checkout, items, text });
    for (const { id, selectedFlavor, quantity } of items) {
      const key = `${id} ${selectedFlavor?.name ?? ''}`;
      sold.set(key, (sold.get(key) ?? 0) + quantity);
    }
    lines += items.length;
  }
  for (const { id, flavors } of products) {
    const stored = await office.okBody(`GET /api/products/id/${id}`);
    for (const name of flavors.length > 0 ? flavors.map((flavor) => flavor.name) : [null]) {
      const left =
        name === null ? stored.amount : stored.flavors.find((flavor: Named) => flavor.name === name).quantity;
      assert.equal(left, STOCK - (sold.get(`${id} ${name ?? ''}`) ?? 0), `the stock of ${stored.name}`);
    }
  }
  return { orders: count, lines };
}

type Named = { name: string; quantity: number };
type Candidate = { product: { id: number; price: number }; variant?: string | null };
type ReadLine = { quantity: number; total: number; candidates: Candidate[] };

/** A line that is clear: one meaning, with its flavor, at the price of the message. */
function toNewLine({ quantity, total, candidates }: ReadLine, text: string) {
  const [candidate] = candidates;
  assert.equal(candidates.length, 1, text);
  assert.notEqual(candidate?.variant, undefined, text);
  assert.equal(pesosToCentavos(total), pesosToCentavos(candidate?.product.price ?? 0) * quantity, text);
  return {
    idProduct: candidate?.product.id,
    variant: candidate?.variant,
    quantity,
    unitPrice: candidate?.product.price,
  };
}

type Entered = {
  clientName: string;
  total: number;
  lines: { idProduct: number; variant: string | null; quantity: number }[];
};

function assertSameOrder(
  order: Entered,
  { checkout, items, text }: { checkout: CheckoutForm; items: readonly CartItem[]; text: string },
): void {
  assert.equal(order.clientName, oneLine(checkout.name), text);
  assert.equal(order.total, centavosToPesos(orderTotals(checkout, items).total), text);
  assert.deepEqual(
    order.lines.map(({ idProduct, variant, quantity }) => [idProduct, variant, quantity]),
    items.map(({ id, selectedFlavor, quantity }) => [id, selectedFlavor?.name ?? null, quantity]),
    text,
  );
}

async function insertProducts(database: Database): Promise<OneOrMore<Listed>> {
  const insert = productInserter(database);
  const products: Listed[] = [];
  for (const base of NAMES) {
    for (let number = 1; number <= PRODUCTS_OF_A_NAME; number += 1) {
      const name = `${base} n.º ${number}`;
      const flavors = FLAVORS.slice(0, number - 1).map((flavor) => ({ name: flavor, quantity: STOCK }));
      const draft = { name, price: 1_000_00 * number + 25, discount: number === 2 ? 1250 : 0, amount: STOCK, flavors };
      products.push({ ...draft, id: await insert(draft), images: [] });
    }
  }
  const [first, ...others] = products;
  assert.ok(first);
  return [first, ...others];
}

function randomItem(random: Random, products: OneOrMore<Listed>): CartItem {
  const product = random.pick(products);
  const [first, ...others] = product.flavors;
  const selectedFlavor = first ? random.pick([first, ...others]) : null;
  return { ...product, selectedFlavor, quantity: 1 + random.whole(0, 8) };
}

function randomCheckout(random: Random): CheckoutForm {
  return {
    name: random.pick(CLIENTS),
    paymentMethod: random.pick(PAYMENT_METHODS),
    deliveryMethod: random.pick(DELIVERY_METHODS),
    pickupPlace: 'Local',
    address: 'San Martín 123',
    reference: '',
    zone: '',
    shippingCost: random.whole(0, 90_000) * 100,
  };
}
