import { type Constant, findConstantById, updateConstant } from '#data/business/constants.ts';
import type { Database } from '#data/engine/database.ts';
import { type Refusal, refuse } from '#data/engine/refusal.ts';
import { isValidConstant } from '#domain/business/constant-value.ts';

export type SavedConstant = { ok: true; before: Constant; constant: Constant };

/** Gives a constant a value that it may have; refuses with not-found, or with value-wrong and the constant it stays. */
export async function changeConstant(
  database: Database,
  { id, value }: { id: number; value: string },
): Promise<SavedConstant | (Refusal & { constant?: Constant })> {
  const before = await findConstantById(database, id);
  if (!before) return refuse('not-found');
  if (!isValidConstant({ name: before.name, value })) return { ...refuse('value-wrong'), constant: before };
  const done = await updateConstant(database, { id, value });
  return done.ok ? { ok: true, before, constant: { ...before, value } } : done;
}
