import { disputed, ownChanges, type Told } from './field-conflict.ts';
import { useMeanwhile } from './use-edit-conflict.tsx';

type Change<Input> = {
  /** As the form was filled. */
  before: Input;
  mine: Input;
  /** Reads what it is now. */
  read: () => Promise<Input>;
  write: (changes: Partial<Input>) => Promise<unknown>;
};

/** Thrown when the seller, asked, rather goes on editing: nothing was written, and nothing is to be told. */
export class GoesOnEditing extends Error {}

/**
 * Changes things that have no version: writes only what the seller changed, and asks first when somebody else has
 * changed the same meanwhile.
 */
export function useCarefulChange<Input extends object>(told: Told<Input>) {
  const { ask, dialog } = useMeanwhile();
  async function change({ before, mine, read, write }: Change<Input>): Promise<void> {
    const now = await read();
    const taken = await ask(disputed({ before, mine, now }, told));
    if (!taken) throw new GoesOnEditing();
    await write(ownChanges({ before, mine }, taken));
  }
  return { change, dialog };
}
