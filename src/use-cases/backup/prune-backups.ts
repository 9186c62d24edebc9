import type { ObjectStore } from '#adapters/object-store/object-store.ts';
import { imageFile, listImageFiles, readImageList } from './image-list.ts';
import { listBackups, listUnfinished } from './list-backups.ts';
import { manifestFile } from './manifest.ts';
import { type Retention, selectRetained } from './retention.ts';

type PruneOptions = { store: ObjectStore; retention: Retention; now: number };

/**
 * Deletes the backups that are not kept, what crashes left behind, and images that no backup has any more; returns the
 * names of the deleted backups. No other process may write a backup of the shop meanwhile.
 */
export async function pruneBackups({ store, retention, now }: PruneOptions): Promise<string[]> {
  for (const name of await listUnfinished(store)) await store.delete(name);
  const backups = await listBackups(store);
  const retained = selectRetained(
    backups.map(({ manifest }) => manifest.createdAt),
    { ...retention, now },
  );
  const [kept, dropped] = [true, false].map((is) =>
    backups.filter(({ manifest }) => retained.has(manifest.createdAt) === is),
  );
  for (const { name, manifest } of dropped ?? []) {
    // First, so that what an interruption leaves is no backup.
    await store.delete(manifestFile(name));
    for (const { file } of [...manifest.tables, manifest.images].flatMap(({ parts }) => parts))
      await store.delete(file);
  }
  const unused = await listImageFiles(store);
  for (const { manifest } of kept ?? [])
    for (const { sha256 } of await readImageList(store, manifest.images)) unused.delete(imageFile(sha256));
  for (const name of unused) await store.delete(name);
  return (dropped ?? []).map(({ name }) => name);
}
