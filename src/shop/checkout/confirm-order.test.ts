import { describe, expect, it } from 'vitest';
import type { CartItem } from '#domain/cart/cart.ts';
import { initialCheckoutForm } from '#domain/cart/checkout-form.ts';
import { confirmOrder } from './confirm-order.ts';

const whey: CartItem = {
  id: 1,
  name: 'Whey',
  images: [],
  price: 2_500_000,
  discount: 0,
  amount: 9,
  flavors: [],
  selectedFlavor: null,
  quantity: 2,
};
const checkout = { ...initialCheckoutForm(['Colón 3']), name: 'Ana' };

type Parts = Parameters<typeof confirmOrder>[0];

function parts(changes: Partial<Parts> = {}) {
  const waits: number[] = [];
  const all: Parts = {
    checkout,
    shipping: Promise.resolve(0),
    review: async () => false,
    items: () => [whey],
    wait: async (ms) => {
      waits.push(ms);
      // The limit of the review never comes first here.
      if (ms > 500) await new Promise(() => {});
    },
    ...changes,
  };
  return { all, waits };
}

describe('confirming an order', () => {
  it('[M4-14] [M9-14] waits half a second and builds the message', async () => {
    const { all, waits } = parts();
    const confirmation = await confirmOrder(all);
    expect(waits).toContain(500);
    expect(confirmation.kind === 'ready' && confirmation.text).toContain('2 x Whey: $ 50.000');
  });

  it.each([
    [{ name: ' ' }, ['name']],
    [{ deliveryMethod: 'Delivery' as const }, ['address']],
    [{ name: '', deliveryMethod: 'Delivery' as const }, ['name', 'address']],
  ])('[M5-4] stops at once at %j', async (fields, missing) => {
    const { all, waits } = parts({ checkout: { ...checkout, ...fields } });
    expect(await confirmOrder(all)).toEqual({ kind: 'invalid', fields: missing });
    expect(waits).toEqual([]);
  });

  it('takes the cost of delivery even when it comes late', async () => {
    const delivery = { ...checkout, deliveryMethod: 'Delivery' as const, address: 'Mitre 1' };
    const { all } = parts({ checkout: delivery, shipping: Promise.resolve(350_000) });
    const confirmation = await confirmOrder(all);
    expect(confirmation.kind === 'ready' && confirmation.text).toMatch(/Envío:\* \$ 3500\n\*Total:\* \$ 53.500$/);
  });

  it('asks again when prices or stock are not what was shown', async () => {
    expect(await confirmOrder(parts({ review: async () => true }).all)).toEqual({ kind: 'changed' });
  });

  it('sends nothing when the cart was emptied', async () => {
    expect(await confirmOrder(parts({ items: () => [] }).all)).toEqual({ kind: 'changed' });
  });

  it.each([
    ['fails', async () => Promise.reject(new Error('no answer'))],
    ['takes too long', () => new Promise<boolean>(() => {})],
  ])('goes on when the look at prices and stock %s', async (_, review) => {
    expect(await confirmOrder(parts({ review, wait: async () => {} }).all)).toMatchObject({ kind: 'ready' });
  });
});
