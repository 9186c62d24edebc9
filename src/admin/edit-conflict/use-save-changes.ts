import type { ChangeResult } from '#contract/admin/entity-calls.ts';
import {
  changedFields,
  type EditedVersions,
  type FieldConflict,
  type Resolution,
  resolveFields,
} from './field-conflict.ts';
import { useEditConflict } from './use-edit-conflict.tsx';

/** Thrown when the user closes the conflict dialog to go on editing; nothing was written. */
export class EditingResumed extends Error {}

type Edit<Entity, Input> = {
  /** The values that a form of the entity is opened with. */
  toInput: (entity: Entity) => Input;
  findConflicts: (versions: EditedVersions<Input>) => FieldConflict[];
  /** Field by field, unless fields depend on each other. */
  resolve?: (versions: EditedVersions<Input>, resolution: Resolution) => Input;
  /** Sends the changes, which hold only for the version of `entity`; `own` are all values of the form. */
  send: (entity: Entity, changes: Partial<Input>, own: Input) => Promise<ChangeResult<Entity>>;
};

/** Saves what the user changed; asks about conflicts when the entity was changed elsewhere, and sends again. */
export function useSaveChanges<Entity, Input extends object>({
  toInput,
  findConflicts,
  resolve = resolveFields,
  send,
}: Edit<Entity, Input>) {
  const { resolveConflicts, dialog } = useEditConflict();

  /** `entity` is what the form was opened with. Throws EditingResumed or ApiError. */
  async function saveChanges(entity: Entity, own: Input): Promise<Entity> {
    const before = toInput(entity);
    const result = await send(entity, changedFields(before, own), own);
    if (result.ok) return result.entity;
    const versions = { before, own, current: toInput(result.current) };
    const conflicts = findConflicts(versions);
    const keepCurrent = await resolveConflicts(conflicts);
    if (!keepCurrent) throw new EditingResumed();
    return saveChanges(result.current, resolve(versions, { conflicts, keepCurrent }));
  }

  return { saveChanges, dialog };
}
