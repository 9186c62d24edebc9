import { expect, it } from 'vitest';
import { PAYMENT_METHODS, paymentHeadline, paymentPhrase, paymentTerms } from './payment-methods.ts';

it('[M9-12] [M1-4] offers these ways to pay, in the form and in texts', () => {
  expect(PAYMENT_METHODS).toEqual(['Transferencia', 'Efectivo']);
  expect([paymentHeadline, paymentPhrase]).toEqual(['Transferencia o Efectivo', 'por transferencia o en efectivo']);
});

it('[M9-11] shows the payment alias for transfers', () => {
  expect(PAYMENT_METHODS.filter((method) => paymentTerms[method].showsAlias)).toEqual(['Transferencia']);
});
