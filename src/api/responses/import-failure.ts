import type { Refusal } from '#data/engine/refusal.ts';
import { Failure } from '../http/failure.ts';
import { toFailure } from './to-failure.ts';

type Named = { name?: string | undefined };

/** Names the product that is refused; nothing was imported. */
export function importFailure(refusal: Refusal, products: readonly Named[]): Failure {
  const { status, message } = toFailure(refusal, 'product');
  const name = products[refusal.line ?? -1]?.name;
  return new Failure(status, `No se importó nada. ${name === undefined ? '' : `«${name}»: `}${message}`);
}

export function undoFailure(refusal: Refusal): Failure {
  if (refusal.reason === 'no-step' || refusal.reason === 'other-step')
    return new Failure(409, 'Esta importación ya no se puede deshacer.');
  if (refusal.reason === 'stale')
    return new Failure(409, 'Todos esos productos cambiaron después: no se deshizo nada.');
  return toFailure(refusal, 'product');
}
