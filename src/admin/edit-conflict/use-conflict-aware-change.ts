import { changesToSave, type FieldDescriptions, findConflicts } from './field-conflict.ts';
import { useEditConflict } from './use-edit-conflict.tsx';

type ConflictAwareChange<Input> = {
  /** As the form was filled. */
  before: Input;
  mine: Input;
  /** Reads what it is now. */
  read: () => Promise<Input>;
  write: (changes: Partial<Input>) => Promise<unknown>;
};

/** Thrown when the seller, asked, rather goes on editing: nothing was written, and nothing is to be told. */
export class EditingResumed extends Error {}

/**
 * Changes things that have no version: writes only what the seller changed, and asks first when somebody else has
 * changed the same meanwhile.
 */
export function useConflictAwareChange<Input extends object>(told: FieldDescriptions<Input>) {
  const { resolveConflicts: ask, dialog } = useEditConflict();
  async function change({ before, mine, read, write }: ConflictAwareChange<Input>): Promise<void> {
    const now = await read();
    const taken = await ask(findConflicts({ before, mine, now }, told));
    if (!taken) throw new EditingResumed();
    await write(changesToSave({ before, mine }, taken));
  }
  return { change, dialog };
}
