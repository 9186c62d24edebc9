/** Files by name; a name is a relative path as `images/ab/cd`: letters, digits and `/._-`, no `..`. */
export interface ObjectStore {
  /** Where it is, for messages: without secrets. */
  readonly location: string;
  /** Atomic and durable: readers, and a restart after a crash, see the whole file or none. Throws StoreFullError. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  get(name: string): Promise<Uint8Array | undefined>;
  /** Every file whose name begins with the prefix, in no order. */
  list(prefix: string): AsyncIterable<StoredObject>;
  delete(name: string): Promise<void>;
  /** Free space in bytes; undefined where it is unbounded. */
  freeBytes(): Promise<number | undefined>;
}

/** `size` in bytes, `modifiedAt` in epoch milliseconds. */
export type StoredObject = { name: string; size: number; modifiedAt: number };

export class StoreFullError extends Error {
  override readonly name = 'StoreFullError';
}

/** The store cannot be reached, takes too long or refuses to work; the message has no secrets. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
}

const NAME = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

/** Returns the name, or throws a RangeError if it is invalid. */
export function assertObjectName(name: string): string {
  if (!NAME.test(name)) throw new RangeError(`not the name of a stored file: ${JSON.stringify(name)}`);
  return name;
}
