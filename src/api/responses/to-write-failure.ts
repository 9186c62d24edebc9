import type { Refusal } from '#data/engine/refusal.ts';
import type { Failure } from '../http/failure.ts';
import { type EntityName, toFailure } from './to-failure.ts';

/** The failure of a refused write. Where the version was stale it carries what the entity is now, in its wire form. */
export async function toWriteFailure(
  refusal: Refusal,
  entity: EntityName,
  readCurrent: () => Promise<object>,
): Promise<Failure> {
  return toFailure(refusal, entity, refusal.reason === 'stale' ? await readCurrent() : undefined);
}
