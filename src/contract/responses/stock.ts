import { z } from '@hono/zod-openapi';
import { STOCK_REASONS } from '#domain/stock/stock-movement.ts';
import { pageOf } from './admin.ts';
import { wireDate } from './shop.ts';

const flavor = z.string().nullable().openapi({ description: 'Null for a product without flavors' });

/** What the shop has of a flavor, and how fast it is sold. */
export const wireStockLevels = z.array(
  z
    .object({
      idProduct: z.int(),
      name: z.string(),
      brand: z.string(),
      suppliers: z.array(z.string()),
      variant: flavor,
      stock: z.int(),
      sold: z.int().openapi({ description: 'Units sold in the last 28 days' }),
      lowestStock: z.int().nullable(),
      cost: z.number().nullable(),
    })
    .openapi('FlavorStock'),
);

export const wirePurchase = z.object({ units: z.int() });

/** A change of a stock, and why. */
export const wireStockMovement = z
  .object({
    id: z.int(),
    date: wireDate,
    variant: flavor,
    change: z.int(),
    stock: z.int().openapi({ description: 'What there was after the change' }),
    reason: z.enum(STOCK_REASONS),
    note: z.string(),
    who: z.string().nullable(),
  })
  .openapi('StockMovement');

export const wireStockMovementPage = pageOf(wireStockMovement);

export type WireStockLevels = z.output<typeof wireStockLevels>;
export type WirePurchase = z.output<typeof wirePurchase>;
export type WireStockMovement = z.output<typeof wireStockMovement>;
