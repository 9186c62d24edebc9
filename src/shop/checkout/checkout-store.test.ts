import { beforeEach, describe, expect, it } from 'vitest';
import { orderShippingCost } from '#domain/cart/checkout-form.ts';
import { act, checkoutState, chooseDelivery, fill, resetCheckout, startCheckout } from './checkout-store.ts';

const places = ['San Martín 1, Oncativo', 'Belgrano 2, Oncativo', 'Colón 3, Córdoba'];

beforeEach(resetCheckout);

describe('the checkout form', () => {
  it('[M4-11] starts with transfer and pickup at the first place', () => {
    startCheckout(places);
    expect(checkoutState()).toMatchObject({
      phase: 'form',
      attempted: false,
      checkout: { nombre: '', formaDePago: 'Transferencia', entrega: 'Retiro', ubicacion: places[0] },
    });
  });

  it('[M4-10] is empty again after it was reset', () => {
    startCheckout(places);
    fill({ name: 'Ana', paymentMethod: 'Efectivo', pickupPlace: 'Colón 3, Córdoba' });
    resetCheckout();
    startCheckout(places);
    expect(checkoutState().checkout).toMatchObject({
      nombre: '',
      formaDePago: 'Transferencia',
      ubicacion: places[0],
    });
  });

  it('keeps what was typed when the panel was only closed', () => {
    startCheckout(places);
    fill({ name: 'Ana', pickupPlace: 'Belgrano 2, Oncativo' });
    act('close');
    expect(checkoutState().phase).toBe('list');
    startCheckout(places);
    expect(checkoutState().checkout).toMatchObject({ nombre: 'Ana', ubicacion: 'Belgrano 2, Oncativo' });
  });

  it('starts without a place when the shop has none', () => {
    startCheckout([]);
    expect(checkoutState().checkout.pickupPlace).toBe('');
  });
});

describe('the cost of delivery', () => {
  beforeEach(() => startCheckout(places));

  it('[M4-12] is loaded when Delivery is chosen', async () => {
    chooseDelivery(async () => 350_000);
    expect(checkoutState()).toMatchObject({ shippingKnown: false, checkout: { entrega: 'Delivery' } });
    expect(await checkoutState().shipping).toBe(350_000);
    expect(checkoutState()).toMatchObject({ shippingKnown: true, checkout: { costeEnvio: 350_000 } });
  });

  it('[M4-13] is nothing for pickup, whatever was loaded before', async () => {
    chooseDelivery(async () => 350_000);
    await checkoutState().shipping;
    fill({ deliveryMethod: 'Retiro' });
    expect(orderShippingCost(checkoutState().checkout)).toBe(0);
  });

  it.each([
    [1, 350_000],
    [2, 0],
  ])('[M8-11] after %i failures is %i (A31)', async (failures, cost) => {
    let calls = 0;
    chooseDelivery(async () => {
      calls++;
      if (calls <= failures) throw new Error('no answer');
      return 350_000;
    });
    expect(await checkoutState().shipping).toBe(cost);
    expect(calls).toBe(2);
  });

  it('does not reach a form that was reset meanwhile', async () => {
    chooseDelivery(async () => 350_000);
    const { shipping } = checkoutState();
    resetCheckout();
    await shipping;
    expect(checkoutState().checkout.shippingCost).toBe(0);
  });
});
