import { z } from '@hono/zod-openapi';
import { wireDate } from './shop.ts';

const figures = {
  total: z.number(),
  sales: z.int(),
  units: z.int(),
  costedSales: z.int().openapi({ description: 'How many of the sales have a known cost; the next two are of these' }),
  costedTotal: z.number(),
  cost: z.number(),
};

const named = z.object({ name: z.string(), ...figures });

/** How the sales of some days went; each list adds up to the totals. */
export const wireSalesSummary = z
  .object({
    totals: z.object(figures),
    discounts: z.number().openapi({ description: 'Of the orders of these days, not taken off the totals' }),
    shipping: z.number().openapi({ description: 'Of the orders of these days, not in the totals' }),
    days: z.array(z.object({ day: z.string().openapi({ example: '2026-11-22' }), ...figures })),
    products: z.array(named.extend({ idProduct: z.int().nullable(), brand: z.string() })),
    brands: z.array(named),
    paymentMethods: z.array(named),
  })
  .openapi('SalesSummary');

/** Who has not paid, longest first. */
export const wireUnpaid = z
  .object({
    customers: z.array(z.object({ name: z.string(), owed: z.number(), purchases: z.int(), since: wireDate })),
  })
  .openapi('Unpaid');

export type WireSalesSummary = z.output<typeof wireSalesSummary>;
export type WireUnpaid = z.output<typeof wireUnpaid>;
