import type { Refusal } from '#data/engine/refusal.ts';
import { Failure } from '../http/failure.ts';
import { toFailure } from './to-failure.ts';

/** Names the line that is refused, so that the form can show it there. */
export function lineFailure(refusal: Refusal): Failure {
  const failure = toFailure(refusal, 'product');
  if (refusal.line === undefined) return failure;
  return new Failure(failure.status, failure.message, { fields: { [`lines.${refusal.line}`]: failure.message } });
}
