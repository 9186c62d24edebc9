import type { Context } from 'hono';
import type { PriceChangeAuthor, PriceChangeSource } from '#data/products/price-history.ts';
import type { ApiEnv } from '../http/env.ts';

/** The administrator of a call, for the price history. */
export function priceChangeAuthor(c: Context<ApiEnv>, source: PriceChangeSource): PriceChangeAuthor {
  return { name: c.get('administrator').displayName, source };
}
