import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CheckoutForm, initialCheckoutForm, missingCheckoutFields, orderShippingCost } from './checkout-form.ts';
import { DELIVERY_METHODS } from './delivery-methods.ts';

const places = ['Sucursal Uno', 'Sucursal Dos'];
const filled: CheckoutForm = { ...initialCheckoutForm(places), name: 'Ana', shippingCost: 250_000 };
const text = fc.constantFrom('', ' ', '\n', 'Ana', 'San Martín 123');

describe('initialCheckoutForm', () => {
  it('[M4-11] [M3-14] starts with transfer, pickup and the first place', () => {
    expect(initialCheckoutForm(places)).toEqual({
      name: '',
      paymentMethod: 'Transferencia',
      deliveryMethod: 'Retiro',
      pickupPlace: 'Sucursal Uno',
      address: '',
      reference: '',
      zone: '',
      shippingCost: 0,
    });
    expect(initialCheckoutForm([]).pickupPlace).toBe('');
  });
});

describe('missingCheckoutFields', () => {
  it.each([
    [{ name: '' }, ['name']],
    [{ name: '  ' }, ['name']],
    [{}, []],
    [{ deliveryMethod: 'Delivery' }, ['address']],
    [{ deliveryMethod: 'Delivery', address: ' \t' }, ['address']],
    [{ deliveryMethod: 'Delivery', address: 'San Martín 123' }, []],
    [{ deliveryMethod: 'Delivery', name: '' }, ['name', 'address']],
  ] as const)('[M5-1] [M5-2] %j lacks %j', (typed, errors) => {
    expect(missingCheckoutFields({ ...filled, ...typed })).toEqual(errors);
  });

  it('[M5-1] [M5-2] [M5-3] asks for a name always, an address for delivery, a reference never', () => {
    const deliveryMethod = fc.constantFrom(...DELIVERY_METHODS);
    const form = fc.record({ name: text, address: text, reference: text, deliveryMethod });
    fc.assert(
      fc.property(form, (typed) => {
        const errors = missingCheckoutFields({ ...filled, ...typed });
        expect(errors.includes('name')).toBe(!/\S/.test(typed.name));
        expect(errors.includes('address')).toBe(typed.deliveryMethod === 'Delivery' && !/\S/.test(typed.address));
      }),
    );
  });
});

describe('orderShippingCost', () => {
  it('[M4-13] [M9-9] costs nothing for pickup, whatever was loaded before', () => {
    expect(orderShippingCost({ ...filled, deliveryMethod: 'Retiro' }, 1_000_000)).toBe(0);
    expect(orderShippingCost({ ...filled, deliveryMethod: 'Delivery' }, 1_000_000)).toBe(250_000);
  });
});
