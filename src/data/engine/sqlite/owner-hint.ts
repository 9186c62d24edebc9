import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * A sentence for the error of a database that cannot be opened: whose file or folder it is, where this process may not read
 * and write it. Otherwise empty.
 */
export function ownerHint(file: string): string {
  const closed = [dirname(file), file, `${file}-wal`, `${file}-shm`].find(
    (path) => existsSync(path) && !isAccessible(path),
  );
  if (closed === undefined) return '';
  const users = `${userText(statSync(closed).uid)}, and this process runs as ${userText(process.geteuid?.())}`;
  return `. ${closed} belongs to ${users}: give it to that one with chown`;
}

function isAccessible(path: string): boolean {
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

const userText = (uid: number | undefined) => (uid === 0 ? 'root' : `user ${uid}`);
