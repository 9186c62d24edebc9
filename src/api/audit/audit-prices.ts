import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { Product } from '#domain/catalogue/product-fields.ts';
import { basisPointsToPercent } from '#domain/money/discount.ts';
import { centavosToPesos } from '#domain/money/money.ts';
import type { SavedProduct } from '#use-cases/catalogue/product-writes.ts';
import type { ApiEnv } from '../http/env.ts';
import { orNull } from '../responses/wire-values.ts';
import { audit, fieldDifferences } from './audit.ts';

/** Logs a change of a product with the prices that changed. */
export function auditProductChange({
  log,
  c,
  result,
}: {
  log: Logger;
  c: Context<ApiEnv>;
  result: SavedProduct;
}): void {
  const change = fieldDifferences(auditedPrices(result.before), auditedPrices(result.product));
  const did = Object.keys(change.to).length > 0 ? 'prices changed' : 'product changed';
  audit(log, c, { did, id: result.product.id, ...change });
}

function auditedPrices({ price, priceUsd, discount, finalPrice }: Product) {
  return {
    price: centavosToPesos(price),
    dollarPrice: orNull(priceUsd, centavosToPesos),
    discount: basisPointsToPercent(discount),
    finalPrice: centavosToPesos(finalPrice),
  };
}
