import { findConstantById, updateConstant } from '#data/business/constants.ts';
import type { Database } from '#data/engine/database.ts';
import { type Refusal, refuse } from '#data/engine/refusal.ts';
import type { Constant } from '#domain/business/constant.ts';
import { isValidConstant } from '#domain/business/constant-value.ts';

export type SavedConstant = { ok: true; before: Constant; constant: Constant };

/** Refuses with not-found, stale, or value-wrong and the constant whose rule the value breaks. */
export async function changeConstant(
  database: Database,
  { id, version, value, now }: { id: number; version?: number | undefined; value: string; now: number },
): Promise<SavedConstant | (Refusal & { constant?: Constant })> {
  const before = await findConstantById(database, id);
  if (!before) return refuse('not-found');
  if (!isValidConstant({ name: before.name, value })) return { ...refuse('value-wrong'), constant: before };
  return updateConstant(database, { id, version, value, now });
}
