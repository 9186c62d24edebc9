import type { ObjectStore } from '#adapters/object-store/object-store.ts';
import { backupTime, type Manifest, manifestFile, readManifest } from './manifest.ts';

export type BackupEntry = { name: string; manifest: Manifest };

type Reader = Pick<ObjectStore, 'list' | 'get'>;

/** The whole backups of a store, newest first; without those whose manifest cannot be read. */
export async function listBackups(store: Reader): Promise<BackupEntry[]> {
  const backups: BackupEntry[] = [];
  for (const name of (await listNames(store)).whole) {
    const manifest = await readManifest(store, name);
    if (manifest) backups.push({ name, manifest });
  }
  return backups;
}

/** The newest of them. */
export async function findNewestBackup(store: Reader): Promise<BackupEntry | undefined> {
  return (await findNewestReadable(store)).newest;
}

/** The newest whole backup, and the names of later ones whose manifest cannot be read, newest first. */
export async function findNewestReadable(
  store: Reader,
): Promise<{ newest: BackupEntry | undefined; unreadable: string[] }> {
  const unreadable: string[] = [];
  for (const name of (await listNames(store)).whole) {
    const manifest = await readManifest(store, name);
    if (manifest) return { newest: { name, manifest }, unreadable };
    unreadable.push(name);
  }
  return { newest: undefined, unreadable };
}

/** The files of what a crash left behind instead of a backup. */
export async function listUnfinished(store: Reader): Promise<string[]> {
  return (await listNames(store)).unfinished;
}

async function listNames(store: Reader): Promise<{ whole: string[]; unfinished: string[] }> {
  const files: { backup: string; name: string }[] = [];
  const whole = new Set<string>();
  // Every name of a backup begins with the digit of its millennium.
  for await (const { name } of store.list('2')) {
    const backup = name.slice(0, Math.max(name.indexOf('/'), 0));
    if (backupTime(backup) === undefined) continue;
    files.push({ backup, name });
    if (name === manifestFile(backup)) whole.add(backup);
  }
  return {
    whole: [...whole].sort().reverse(),
    unfinished: files.filter(({ backup }) => !whole.has(backup)).map(({ name }) => name),
  };
}
