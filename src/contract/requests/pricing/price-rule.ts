import { z } from '@hono/zod-openapi';
import { ROUNDING_DIRECTIONS, ROUNDING_TARGETS } from '#domain/pricing/price-rounding.ts';
import { MAX_DOLLAR_RATE, MAX_MARKUP } from '#domain/pricing/price-rule.ts';

/** In pesos. */
export const wireDollarRate = z
  .number()
  .min(0.01)
  .max(MAX_DOLLAR_RATE / 100);

/** From the prices of a list to ours. */
export const wirePriceRule = z
  .object({
    markup: z
      .number()
      .min(0)
      .max(MAX_MARKUP / 100)
      .nullable()
      .openapi({ description: 'Percent on what the seller pays; null when the list has the price for the public' }),
    rounding: z
      .object({
        to: z.literal(ROUNDING_TARGETS).openapi({ description: '90, 99, 900 and 990 are endings, others multiples' }),
        direction: z.enum(ROUNDING_DIRECTIONS),
      })
      .nullable(),
    dollarRate: wireDollarRate
      .nullable()
      .default(null)
      .openapi({ description: 'Pesos per dollar for a list in dollars; null for one in pesos' }),
  })
  .openapi('PriceRule');

export type WirePriceRule = z.output<typeof wirePriceRule>;
