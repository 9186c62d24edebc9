import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DELIVERY_METHODS, deliveryHeadline, deliverySummary, deliveryTerms } from './delivery-methods.ts';

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
      expect(deliveryTerms.Delivery.shippingCost?.({ setting, subtotal })).toBe(setting);
    }),
  );
});

it('[M4-13] [M9-9] charges nothing for pickup', () => {
  expect(deliveryTerms.Retiro.shippingCost).toBe(undefined);
});

it('[M1-5] advertises free delivery and pickup', () => {
  expect(deliveryHeadline).toBe('Envíos gratis');
  expect(deliverySummary).toBe('Envíos gratis o retiro en nuestras sucursales');
});
