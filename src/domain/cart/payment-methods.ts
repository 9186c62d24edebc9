import { joinAlternatives } from '../text/alternative-separator.ts';

/** In the order of the checkout form, which starts with the first. */
export const PAYMENT_METHODS = ['Transferencia', 'Efectivo'] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

type PaymentTerms = {
  /** With the noun, the method in a sentence: 'por transferencia'. */
  preposition: string;
  noun: string;
  /** Follows the noun where the method is explained. */
  adjective?: string;
  /** Whether the checkout form shows the seller's payment alias. */
  showsAlias: boolean;
};

/** What forms and pages need to know about each method. */
export const paymentTerms: Readonly<Record<PaymentMethod, PaymentTerms>> = {
  Transferencia: { preposition: 'por', noun: 'transferencia', adjective: ' bancaria', showsAlias: true },
  Efectivo: { preposition: 'en', noun: 'efectivo', showsAlias: false },
};

/** 'Transferencia o Efectivo' */
export const paymentHeadline = joinAlternatives(PAYMENT_METHODS);

/** 'por transferencia o en efectivo' */
export const paymentPhrase = joinAlternatives(
  PAYMENT_METHODS.map((method) => `${paymentTerms[method].preposition} ${paymentTerms[method].noun}`),
);
