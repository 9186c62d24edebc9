import { beforeEach, describe, expect, it } from 'vitest';
import { orderShippingCost } from '#domain/cart/checkout-form.ts';
import {
  chooseDelivery,
  dispatchCheckout,
  getCheckout,
  resetCheckout,
  retryShipping,
  startCheckout,
  updateForm,
} from './checkout-store.ts';

const places = ['San Martín 1, Oncativo', 'Belgrano 2, Oncativo', 'Colón 3, Córdoba'];

beforeEach(resetCheckout);

describe('the checkout form', () => {
  it('[M4-11] starts with transfer and pickup at the first place', () => {
    startCheckout(places);
    expect(getCheckout()).toMatchObject({
      phase: 'form',
      attempted: false,
      checkout: { name: '', paymentMethod: 'Transferencia', deliveryMethod: 'Retiro', pickupPlace: places[0] },
    });
  });

  it('[M4-10] is empty again after it was reset', () => {
    startCheckout(places);
    updateForm({ name: 'Ana', paymentMethod: 'Efectivo', pickupPlace: 'Colón 3, Córdoba' });
    resetCheckout();
    startCheckout(places);
    expect(getCheckout().checkout).toMatchObject({
      name: '',
      paymentMethod: 'Transferencia',
      pickupPlace: places[0],
    });
  });

  it('keeps the form when the panel is closed', () => {
    startCheckout(places);
    updateForm({ name: 'Ana', pickupPlace: 'Belgrano 2, Oncativo' });
    dispatchCheckout('close');
    expect(getCheckout().phase).toBe('list');
    startCheckout(places);
    expect(getCheckout().checkout).toMatchObject({ name: 'Ana', pickupPlace: 'Belgrano 2, Oncativo' });
  });

  it('starts without a place when the shop has none', () => {
    startCheckout([]);
    expect(getCheckout().checkout.pickupPlace).toBe('');
  });
});

describe('the cost of delivery', () => {
  beforeEach(() => startCheckout(places));

  it('[M4-12] is loaded when Delivery is chosen', async () => {
    chooseDelivery('Delivery', async () => 350_000);
    expect(getCheckout()).toMatchObject({ shippingKnown: false, checkout: { deliveryMethod: 'Delivery' } });
    expect(await getCheckout().shipping).toBe(350_000);
    expect(getCheckout()).toMatchObject({ shippingKnown: true, checkout: { shippingCost: 350_000 } });
  });

  it('[M4-13] is nothing for pickup, whatever was loaded before', async () => {
    chooseDelivery('Delivery', async () => 350_000);
    await getCheckout().shipping;
    updateForm({ deliveryMethod: 'Retiro' });
    expect(orderShippingCost(getCheckout().checkout, 1_000_000)).toBe(0);
  });

  it.each([
    [1, 350_000],
    [2, 0],
  ])('[M8-11] after %i failures is %i (A31)', async (failures, cost) => {
    let calls = 0;
    chooseDelivery('Delivery', async () => {
      calls++;
      if (calls <= failures) throw new Error('no answer');
      return 350_000;
    });
    expect(await getCheckout().shipping).toBe(cost);
    expect(calls).toBe(2);
  });

  it('is loaded once more on request where it could not be loaded, and only there', async () => {
    chooseDelivery('Delivery', () => Promise.reject(new Error('no answer')));
    await retryShipping(() => Promise.reject(new Error('no answer')));
    expect(getCheckout().checkout.shippingCost).toBe(0);
    await retryShipping(async () => 350_000);
    expect(await getCheckout().shipping).toBe(350_000);
    await retryShipping(async () => 1);
    expect(getCheckout().checkout.shippingCost).toBe(350_000);
  });

  it('is ignored by a form that was reset before it arrived', async () => {
    chooseDelivery('Delivery', async () => 350_000);
    const { shipping } = getCheckout();
    resetCheckout();
    await shipping;
    expect(getCheckout().checkout.shippingCost).toBe(0);
  });
});
