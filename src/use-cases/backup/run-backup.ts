import type { ImageStore } from '#adapters/images/image-store.ts';
import { type ObjectStore, StoreFullError } from '#adapters/object-store/object-store.ts';
import { lockBackups } from '#data/snapshot/backup-lock.ts';
import { openSnapshot, type SnapshotSource } from '#data/snapshot/open-snapshot.ts';
import type { BackupEntry } from './list-backups.ts';
import { pruneBackups } from './prune-backups.ts';
import type { Retention } from './retention.ts';
import { writeBackup } from './write-backup.ts';

/** `running`: another process makes one. `no-space`: `message` says what is missing. */
export type BackupResult =
  | { ok: true; backup: BackupEntry; pruned: string[] }
  | { ok: false; reason: 'running' }
  | { ok: false; reason: 'no-space'; message: string };

type RunBackupOptions = {
  source: SnapshotSource;
  images: ImageStore;
  store: ObjectStore;
  /** Without it no old backup is deleted. */
  retention?: Retention | undefined;
  now: number;
};

/** Writes a backup and then deletes the old ones that are not kept. Throws DatabaseSetupError. */
export async function runBackup(options: RunBackupOptions): Promise<BackupResult> {
  const { source, images, store, retention, now } = options;
  const unlock = await lockBackups(source);
  if (!unlock) return { ok: false, reason: 'running' };
  try {
    const backup = await writeBackup({ openSnapshot: async () => openSnapshot(source), images, store, now });
    return { ok: true, backup, pruned: retention ? await pruneBackups({ store, retention, now }) : [] };
  } catch (error) {
    if (error instanceof StoreFullError) return { ok: false, reason: 'no-space', message: error.message };
    throw error;
  } finally {
    await unlock();
  }
}
