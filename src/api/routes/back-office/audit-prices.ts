import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { Product } from '#data/product-row.ts';
import type { Changed } from '#data/product-writes.ts';
import { discountToPercent } from '#domain/discount.ts';
import { centavosToPesos } from '#domain/money.ts';
import { audit } from '../../audit.ts';
import type { ApiEnv } from '../../env.ts';
import { orNull } from '../../wire-values.ts';

/** Writes down a change of a product, with the prices that are others now. */
export function auditPrices({ log, c, done }: { log: Logger; c: Context<ApiEnv>; done: Changed }): void {
  const before = pricesOf(done.before);
  const after = pricesOf(done.product);
  const names = PRICES.filter((name) => before[name] !== after[name]);
  const only = (prices: Prices) => Object.fromEntries(names.map((name) => [name, prices[name]]));
  const did = names.length > 0 ? 'prices changed' : 'product changed';
  audit(log, c, { did, id: done.product.id, from: only(before), to: only(after) });
}

const PRICES = ['price', 'dollarPrice', 'discount', 'finalPrice'] as const;

type Prices = Record<(typeof PRICES)[number], number | null>;

function pricesOf({ price, priceUsd, discount, finalPrice }: Product): Prices {
  return {
    price: centavosToPesos(price),
    dollarPrice: orNull(priceUsd, centavosToPesos),
    discount: discountToPercent(discount),
    finalPrice: centavosToPesos(finalPrice),
  };
}
