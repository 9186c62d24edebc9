import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatGroupedPrice } from '../money/format-price.ts';
import type { CartItem } from './cart.ts';
import { initialCheckoutForm, missingCheckoutFields } from './checkout-form.ts';
import { missingForFreeShipping, plainTerms, toOrderTerms } from './order-terms.ts';
import { orderTotals } from './order-totals.ts';

const off = { transferDiscount: '0', cashDiscount: '0', shippingZones: '', freeShippingFrom: '', groupedPrices: '0' };
const item: CartItem = {
  ...{ id: 1, name: 'Whey', images: [], price: 0, discount: 0, amount: 9, flavors: [] },
  ...{ selectedFlavor: null, quantity: 1 },
};

describe('the terms by the settings', () => {
  it('offer nothing until they are filled in', () => {
    expect(toOrderTerms(off)).toEqual(plainTerms);
  });

  it('are read as the seller writes them', () => {
    const settings = {
      transferDiscount: '7,5 %',
      cashDiscount: '10',
      shippingZones: 'Centro: 0',
      freeShippingFrom: '50.000',
      groupedPrices: '1',
    };
    expect(toOrderTerms(settings)).toEqual({
      paymentDiscounts: { Transferencia: 750, Efectivo: 1000 },
      shippingZones: [{ name: 'Centro', price: 0, time: '' }],
      freeShippingFrom: 50_000_00,
      formatPrice: formatGroupedPrice,
    });
  });

  it.each(['100', '-5', 'diez', ''])('a discount of %j is none', (transferDiscount) => {
    expect(toOrderTerms({ ...off, transferDiscount })).toEqual(plainTerms);
  });
});

it('the total is what is shown added up, and no discount costs more than the order', () => {
  const discount = fc.integer({ min: 0, max: 9999 });
  const price = fc.nat(99_999_999);
  fc.assert(
    fc.property(price, discount, price, (subtotal, Efectivo, shippingCost) => {
      const terms = { ...plainTerms, paymentDiscounts: { Transferencia: 0, Efectivo } };
      const form = { ...initialCheckoutForm([]), deliveryMethod: 'Delivery' as const, shippingCost };
      const items = [{ ...item, price: subtotal }];
      const cash = orderTotals({ ...form, paymentMethod: 'Efectivo' }, items, terms);
      expect(cash.total).toBe(cash.subtotal - cash.discount + cash.shipping);
      expect(cash.discount).toBeGreaterThanOrEqual(0);
      expect(cash.discount).toBeLessThanOrEqual(subtotal);
      expect(orderTotals(form, items, terms).discount).toBe(0);
    }),
  );
});

it('tells how much is missing for free delivery', () => {
  const terms = { ...plainTerms, freeShippingFrom: 50_000_00 };
  expect([49_000_00, 50_000_00].map((subtotal) => missingForFreeShipping(terms, subtotal))).toEqual([
    1_000_00,
    undefined,
  ]);
  expect(missingForFreeShipping(plainTerms, 1)).toBe(undefined);
});

it('asks for a zone only for Delivery, where there are zones', () => {
  const terms = { ...plainTerms, shippingZones: [{ name: 'Centro', price: 0, time: '' }] };
  const form = { ...initialCheckoutForm([]), name: 'Ana', address: 'Mitre 1' };
  const delivery = { ...form, deliveryMethod: 'Delivery' as const };
  expect(missingCheckoutFields(delivery, terms)).toEqual(['zone']);
  expect(missingCheckoutFields({ ...delivery, zone: 'Centro' }, terms)).toEqual([]);
  expect([missingCheckoutFields(form, terms), missingCheckoutFields(delivery)]).toEqual([[], []]);
});
