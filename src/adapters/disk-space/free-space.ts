import { statfs } from 'node:fs/promises';

/** The file system is asked at most once in this time. */
const MAX_AGE_MS = 60_000;

/** Free bytes for us where a folder is. */
export async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** A function that returns the free bytes as they were at most a minute ago; undefined where they cannot be read. */
export function cachedFreeBytes(folder: string, now: () => number = Date.now): () => Promise<number | undefined> {
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<number | undefined> = Promise.resolve(undefined);
  return () => {
    if (now() - readAt >= MAX_AGE_MS) {
      readAt = now();
      reading = readFreeBytes(folder).catch(() => undefined);
    }
    return reading;
  };
}
