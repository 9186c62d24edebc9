import type { ImageStore } from '#adapters/images/image-store.ts';
import type { ObjectStore } from '#adapters/object-store/object-store.ts';
import { findImageHashes } from '#data/images/referenced-images.ts';
import type { Snapshot } from '#data/snapshot/snapshot.ts';
import { withFreeSpace, withRecord } from './guarded-store.ts';
import { type BackedUpImage, copyImages, readImageList, toImageRow } from './image-list.ts';
import { type BackupEntry, findNewestBackup } from './list-backups.ts';
import { backupName, type Manifest, manifestFile } from './manifest.ts';
import { findRowFileProblem, writeRowFiles } from './row-files.ts';

type WriteBackupOptions = {
  /** Opens the snapshot; the images are read after it, so that those it refers to are there. */
  openSnapshot: () => Promise<Snapshot>;
  images: ImageStore;
  store: ObjectStore;
  now: number;
};

/**
 * Writes a backup of the database and the images, while both are in use. Its manifest is written last: without it, what a
 * crash left behind is no backup. Throws StoreFullError rather than leave too little space on the disk, and deletes what
 * it wrote.
 */
export async function writeBackup({ openSnapshot, images, store, now }: WriteBackupOptions): Promise<BackupEntry> {
  const name = backupName(now);
  const guarded = withRecord(withFreeSpace(store));
  try {
    const known = await readPreviousImages(store);
    const snapshot = await openSnapshot();
    const content = await writeTables(snapshot, { store: guarded, name }).finally(async () => snapshot.close());
    const copied = await copyImages({ images, store: guarded, previous: known });
    const { referenced, ...tables } = content;
    for (const { key } of copied) referenced.delete(key.slice(0, key.indexOf('.')));
    const manifest: Manifest = {
      format: 1,
      createdAt: now,
      ...tables,
      images: {
        ...(await writeRowFiles({ store: guarded, prefix: `${name}/images`, rows: asBatch(copied.map(toImageRow)) })),
        bytes: copied.reduce((sum, { size }) => sum + size, 0),
      },
      missingImages: [...referenced].sort(),
    };
    await guarded.put(manifestFile(name), new TextEncoder().encode(JSON.stringify(manifest, null, 1)));
    return { name, manifest };
  } catch (error) {
    await guarded.deleteWritten().catch(() => undefined);
    throw error;
  }
}

/** The images of the newest backup; none when its list is damaged, so that they are all read again. */
async function readPreviousImages(store: ObjectStore): Promise<BackedUpImage[]> {
  const previous = await findNewestBackup(store);
  if (!previous) return [];
  const { images } = previous.manifest;
  return (await findRowFileProblem(store, images)) === undefined ? readImageList(store, images) : [];
}

async function writeTables(snapshot: Snapshot, { store, name }: { store: Pick<ObjectStore, 'put'>; name: string }) {
  const { kind, migrations, lastIds } = snapshot;
  const referenced = new Set<string>();
  const onText = (text: string) => {
    for (const hash of findImageHashes(text)) referenced.add(hash);
  };
  const tables: Manifest['tables'] = [];
  for (const table of snapshot.tables) {
    const files = await writeRowFiles({
      store,
      prefix: `${name}/tables/${table.name}`,
      rows: snapshot.rows(table),
      onText,
    });
    tables.push({ name: table.name, columns: [...table.columns], ...files });
  }
  return { kind, migrations: [...migrations], lastIds, tables, referenced };
}

async function* asBatch<Row>(rows: Row[]): AsyncIterable<Row[]> {
  yield rows;
}
