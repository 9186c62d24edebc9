import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DELIVERY_METHODS, deliveryTerms, deliveryTexts } from './delivery-methods.ts';

const centavos = fc.nat(99_999_999);

it('[M9-12] offers these ways to receive an order', () => {
  expect(DELIVERY_METHODS).toEqual(['Retiro', 'Delivery']);
});

it('[M5-2] asks for an address only for Delivery', () => {
  expect(DELIVERY_METHODS.map((method) => deliveryTerms[method].destination)).toEqual(['pickupPlace', 'address']);
});

it('[M4-13] [M9-9] charges the setting of the seller for Delivery, and nothing for pickup', () => {
  fc.assert(
    fc.property(centavos, centavos, (setting, subtotal) => {
      expect(deliveryTerms.Delivery.shippingCost({ setting, subtotal })).toBe(setting);
      expect(deliveryTerms.Retiro.shippingCost({ setting, subtotal })).toBe(0);
    }),
  );
});

it('[M1-5] advertises free delivery and pickup', () => {
  expect(deliveryTexts.headline).toBe('Envíos gratis');
  expect(deliveryTexts.summary).toBe('Envíos gratis o retiro en nuestras sucursales');
  expect(deliveryTexts.offer).toMatch(/^Hacemos envíos gratis y tenemos tres puntos de retiro/);
});

it('loads the setting exactly for the methods that depend on it', () => {
  fc.assert(
    fc.property(centavos, centavos, (setting, subtotal) => {
      for (const { usesSetting, shippingCost } of Object.values(deliveryTerms)) {
        if (!usesSetting) expect(shippingCost({ setting, subtotal })).toBe(shippingCost({ setting: 0, subtotal }));
      }
    }),
  );
});
