import { joinAlternatives } from '../text/alternative-separator.ts';

/** In the order of the checkout form, which starts with the first. */
export const PAYMENT_METHODS = ['Transferencia', 'Efectivo'] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

type PaymentTerms = {
  /** How the method is named in a sentence, after `preposition`: 'por transferencia'. */
  noun: string;
  preposition: string;
  /** The noun of the frequently asked questions. */
  longNoun: string;
  /** Whether the checkout form shows the seller's payment alias. */
  showsAlias: boolean;
};

/** What forms, pages and messages need to know about each method. */
export const paymentTerms: Readonly<Record<PaymentMethod, PaymentTerms>> = {
  Transferencia: {
    preposition: 'por',
    noun: 'transferencia',
    longNoun: 'transferencia bancaria',
    showsAlias: true,
  },
  Efectivo: { preposition: 'en', noun: 'efectivo', longNoun: 'efectivo', showsAlias: false },
};

/** The methods that shoppers ask for and that the shop does not have. */
export const UNAVAILABLE_PAYMENT = 'Por el momento no aceptamos pagos con tarjeta.';

/** 'Transferencia o Efectivo' */
export const paymentHeadline = joinAlternatives(PAYMENT_METHODS);

/** 'por transferencia o en efectivo' */
export const paymentPhrase = joinAlternatives(
  Object.values(paymentTerms).map(({ preposition, noun }) => `${preposition} ${noun}`),
);
