import type { Database } from '#data/engine/database.ts';
import type { Refusal } from '#data/engine/refusal.ts';
import { readProduct } from '#data/products/product-row.ts';
import type { Failure } from '../http/failure.ts';
import { toWriteFailure } from './to-write-failure.ts';
import { toWireAdminProduct } from './wire-product.ts';

export function toProductFailure(database: Database, refusal: Refusal, id: number): Promise<Failure> {
  return toWriteFailure(refusal, 'product', async () => toWireAdminProduct(await readProduct(database.query, id)));
}
