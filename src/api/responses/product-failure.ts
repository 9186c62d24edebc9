import type { Database } from '#data/engine/database.ts';
import type { Refusal } from '#data/engine/refusal.ts';
import { findProductById } from '#data/products/find-product.ts';
import type { Failure } from '../http/failure.ts';
import { toFailure } from './to-failure.ts';
import { toWireAdminProduct } from './wire-product.ts';

/** The failure of a write to a product; for an edit conflict with the current product. */
export async function toProductFailure(database: Database, refusal: Refusal, id: number): Promise<Failure> {
  const current = refusal.reason === 'stale' ? await findProductById(database, id) : undefined;
  return toFailure(refusal, 'product', current && toWireAdminProduct(current));
}
