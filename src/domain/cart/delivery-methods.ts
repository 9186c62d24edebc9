import type { Centavos } from '../money/money.ts';

/** In the order of the checkout form, which starts with the first. */
export const DELIVERY_METHODS = ['Retiro', 'Delivery'] as const;

export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

/** `setting` is the shipping cost that the seller has set. */
type ShippingInput = { setting: Centavos; subtotal: Centavos };

type DeliveryTerms = {
  /** The field of the checkout form with the place of delivery. */
  destination: 'pickupPlace' | 'address';
  /** Whether the cost depends on the seller's setting, which has to be loaded. */
  usesSetting: boolean;
  shippingCost: (input: ShippingInput) => Centavos;
  /** The answer to the frequently asked question, with its beginning. */
  answer: { heading: string; text: string };
};

const HEADLINE = 'Envíos gratis';

/** In the order of the pages, which advertise delivery first. */
export const deliveryTerms: Readonly<Record<DeliveryMethod, DeliveryTerms>> = {
  Delivery: {
    destination: 'address',
    usesSetting: true,
    shippingCost: ({ setting }) => setting,
    answer: {
      heading: HEADLINE,
      text: 'elegí “Delivery” y decinos la dirección. En el resumen ves siempre el costo de envío y el total antes de confirmar.',
    },
  },
  Retiro: {
    destination: 'pickupPlace',
    usesSetting: false,
    shippingCost: () => 0,
    answer: { heading: 'Retiro', text: 'elegí “Retiro” y una de nuestras sucursales, sin costo.' },
  },
};

/** What the pages promise. The shipping cost is 0 until the seller changes the setting (A31). */
export const deliveryTexts = {
  headline: HEADLINE,
  alternative: 'O retirás en nuestras sucursales.',
  summary: `${HEADLINE} o retiro en nuestras sucursales`,
  offer: `Hacemos ${HEADLINE.toLowerCase()} y tenemos tres puntos de retiro: dos en Oncativo y uno en Córdoba.`,
  choice: 'recibir el pedido en tu casa o retirarlo cuando te quede bien',
};

/** How long products can be exchanged or returned. */
export const RETURN_PERIOD = 'hasta 2 días después de la entrega o el retiro';
