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

type ConfirmOptions = Parameters<typeof confirmOrder>[0];

function setUp(changes: Partial<ConfirmOptions> = {}) {
  const waits: number[] = [];
  const options: ConfirmOptions = {
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
  return { options, waits };
}

describe('confirming an order', () => {
  it('[M4-14] [M9-14] waits half a second and builds the message', async () => {
    const { options, waits } = setUp();
    const confirmation = await confirmOrder(options);
    expect(waits).toContain(500);
    expect(confirmation.kind === 'ready' && confirmation.text).toContain('2 x Whey: $ 50.000');
  });

  it.each([
    [{ name: ' ' }, ['name']],
    [{ deliveryMethod: 'Delivery' as const }, ['address']],
    [{ name: '', deliveryMethod: 'Delivery' as const }, ['name', 'address']],
  ])('[M5-4] stops at once at %j', async (fields, missing) => {
    const { options, waits } = setUp({ checkout: { ...checkout, ...fields } });
    expect(await confirmOrder(options)).toEqual({ kind: 'invalid', fields: missing });
    expect(waits).toEqual([]);
  });

  it('waits for the shipping cost', async () => {
    const delivery = { ...checkout, deliveryMethod: 'Delivery' as const, address: 'Mitre 1' };
    const { options } = setUp({ checkout: delivery, shipping: Promise.resolve(350_000) });
    const confirmation = await confirmOrder(options);
    expect(confirmation.kind === 'ready' && confirmation.text).toMatch(/Envío:\* \$ 3500\n\*Total:\* \$ 53.500$/);
  });

  it('needs another confirmation when prices or stock have changed', async () => {
    expect(await confirmOrder(setUp({ review: async () => true }).options)).toEqual({ kind: 'changed' });
  });

  it('builds no message when the cart is empty', async () => {
    expect(await confirmOrder(setUp({ items: () => [] }).options)).toEqual({ kind: 'changed' });
  });

  it.each([
    ['fails', async () => Promise.reject(new Error('no answer'))],
    ['takes too long', () => new Promise<boolean>(() => {})],
  ])('continues when the review %s', async (_, review) => {
    expect(await confirmOrder(setUp({ review, wait: async () => {} }).options)).toMatchObject({ kind: 'ready' });
  });
});
