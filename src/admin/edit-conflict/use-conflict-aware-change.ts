import { changesToSave, type FieldDescriptions, findConflicts } from './field-conflict.ts';
import { useEditConflict } from './use-edit-conflict.tsx';

type ConflictAwareChange<Input> = {
  /** The values that the form was opened with. */
  before: Input;
  own: Input;
  /** Reads the current values. */
  read: () => Promise<Input>;
  write: (changes: Partial<Input>) => Promise<unknown>;
};

/** Thrown when the user closes the conflict dialog to go on editing; nothing was written. */
export class EditingResumed extends Error {}

/** Changes a record without a version: reads it again first, and asks about fields that were changed on both sides. */
export function useConflictAwareChange<Input extends object>(descriptions: FieldDescriptions<Input>) {
  const { resolveConflicts, dialog } = useEditConflict();
  async function change({ before, own, read, write }: ConflictAwareChange<Input>): Promise<void> {
    const current = await read();
    const keepCurrent = await resolveConflicts(findConflicts({ before, own, current }, descriptions));
    if (!keepCurrent) throw new EditingResumed();
    await write(changesToSave({ before, own }, keepCurrent));
  }
  return { change, dialog };
}
