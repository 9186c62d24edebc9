import { useRef } from 'react';

/** Saves the values of a cell one after the other, so that the last one is the one that stays. */
export function useSaveQueue<Value>(save: (value: Value) => Promise<boolean>) {
  const last = useRef<{ value: Value; done: Promise<boolean> }>(undefined);

  /** Resolves to whether the value was saved; to undefined when a later one is being saved by then. */
  async function enqueue(value: Value): Promise<boolean | undefined> {
    const before = last.current?.done;
    const own = { value, done: before ? before.then(() => save(value)) : save(value) };
    last.current = own;
    const saved = await own.done;
    if (last.current !== own) return undefined;
    last.current = undefined;
    return saved;
  }

  /** The value that is not saved yet. */
  return { pending: () => last.current, enqueue };
}
