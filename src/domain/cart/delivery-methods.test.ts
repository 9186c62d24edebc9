import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DELIVERY_METHODS, deliveryHeadline, deliveryTerms, trueDeliveryHeadline } from './delivery-methods.ts';
import { plainTerms } from './order-terms.ts';

const centavos = fc.nat(99_999_999);

it('[M9-12] offers these ways to receive an order', () => {
  expect(DELIVERY_METHODS).toEqual(['Retiro', 'Delivery']);
});

it('[M5-2] asks for an address only for Delivery', () => {
  expect(DELIVERY_METHODS.map((method) => deliveryTerms[method].destination)).toEqual(['pickupPlace', 'address']);
});

it('[M9-9] charges the setting of the seller for Delivery', () => {
  fc.assert(
    fc.property(centavos, centavos, (setting, subtotal) => {
      expect(deliveryTerms.Delivery.shippingCost?.({ setting, subtotal, zone: '', terms: plainTerms })).toBe(setting);
    }),
  );
});

describe('delivery by zone and free from an amount', () => {
  const terms = {
    ...plainTerms,
    shippingZones: [
      { name: 'Oncativo', price: 0, time: '' },
      { name: 'Córdoba', price: 2_500_00, time: '2 días' },
    ],
    freeShippingFrom: 50_000_00,
  };
  it.each([
    ['Córdoba', 49_999_99, 2_500_00],
    ['Córdoba', 50_000_00, 0],
    ['Oncativo', 1, 0],
    ['Rosario', 1, 900_00],
  ])('to %s for a subtotal of %i costs %i', (zone, subtotal, cost) => {
    expect(deliveryTerms.Delivery.shippingCost?.({ setting: 900_00, subtotal, zone, terms })).toBe(cost);
  });
});

it('[M4-13] [M9-9] charges nothing for pickup', () => {
  expect(deliveryTerms.Retiro.shippingCost).toBe(undefined);
});

it('[M1-5] advertises free delivery and pickup', () => {
  expect(deliveryHeadline).toBe('Envíos gratis');
});

describe('what pages promise of deliveries', () => {
  const zone = { name: 'Córdoba', price: 2_500_00, time: '' };
  it.each([
    ['Envíos gratis', { setting: 0, shippingZones: [], freeShippingFrom: undefined }],
    ['Envíos gratis', { setting: 900_00, shippingZones: [{ ...zone, price: 0 }], freeShippingFrom: undefined }],
    ['Envíos a domicilio', { setting: 900_00, shippingZones: [], freeShippingFrom: undefined }],
    ['Envíos a domicilio', { setting: 0, shippingZones: [zone], freeShippingFrom: undefined }],
    ['Envíos gratis desde $ 50.000', { setting: 900_00, shippingZones: [], freeShippingFrom: 50_000_00 }],
  ])('%s', (headline, prices) => {
    expect(trueDeliveryHeadline({ ...prices, formatPrice: plainTerms.formatPrice })).toBe(headline);
  });
});
