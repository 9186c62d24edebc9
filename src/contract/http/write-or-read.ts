import { isOutcomeUnknown } from './idempotent-writes.ts';

/** When the entity is read, one after the other: the write may still be running, or the server starting again. */
const READ_AFTER_MS = [500, 2000];

type Write<Entity> = {
  write: () => Promise<Entity>;
  read: () => Promise<Entity>;
  /** Whether the entity that was read has what was to be written. */
  isWritten: (stored: Entity) => boolean;
};

/** `stored` is undefined when the write was refused, or when nothing could be read. */
type Outcome<Entity> = { isSaved: boolean; stored: Entity | undefined };

/** Writes an entity, and reads it when the response was lost. */
export async function writeOrRead<Entity>({ write, read, isWritten }: Write<Entity>): Promise<Outcome<Entity>> {
  try {
    return { isSaved: true, stored: await write() };
  } catch (cause) {
    const stored = await readIfUnknown(cause, read);
    return { isSaved: stored !== undefined && isWritten(stored), stored };
  }
}

/** What is stored after a failed write; undefined when it was refused, or when nothing could be read. */
export async function readIfUnknown<Entity>(cause: unknown, read: () => Promise<Entity>): Promise<Entity | undefined> {
  if (!isOutcomeUnknown(cause)) return undefined;
  for (const delay of READ_AFTER_MS) {
    await new Promise((resolve) => setTimeout(resolve, delay));
    const stored = await read().catch(() => undefined);
    if (stored !== undefined) return stored;
  }
  return undefined;
}
