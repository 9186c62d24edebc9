import type { Database } from '#data/engine/database.ts';
import type { Refusal } from '#data/engine/refusal.ts';
import { findEnteredOrder } from '#data/orders/list-orders.ts';
import { Failure } from '../http/failure.ts';
import { toFailure } from './to-failure.ts';
import { toWireOrder } from './wire-order.ts';

/** Names the line that is refused, so that the form can show it there. */
export function lineFailure(refusal: Refusal): Failure {
  const failure = toFailure(refusal, 'product');
  if (refusal.line === undefined) return failure;
  return new Failure(failure.status, failure.message, { fields: { [`lines.${refusal.line}`]: failure.message } });
}

/** Names the line that is refused, or carries the order of the same message that was entered meanwhile. */
export async function orderFailure(
  database: Database,
  refusal: Refusal,
  { fingerprint }: { fingerprint: string },
): Promise<Failure> {
  if (refusal.reason !== 'entered-meanwhile') return lineFailure(refusal);
  const entered = await findEnteredOrder(database, fingerprint);
  return toFailure(refusal, 'order', entered && toWireOrder(entered));
}
