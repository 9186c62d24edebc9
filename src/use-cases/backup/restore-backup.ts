import type { ImageStore } from '#adapters/images/image-store.ts';
import type { ObjectStore } from '#adapters/object-store/object-store.ts';
import { type CopyReport, copyContent } from '#data/snapshot/copy-content.ts';
import type { DatabaseContent } from '#data/snapshot/snapshot.ts';
import type { TargetOptions, TargetResult } from '#data/snapshot/snapshot-target.ts';
import { forEachConcurrently } from './for-each-concurrently.ts';
import { imageFile, readImageList } from './image-list.ts';
import { lastKnownMigration } from './known-migrations.ts';
import type { Manifest } from './manifest.ts';
import { readRowFiles, sha256Hex } from './row-files.ts';
import { verifyBackup } from './verify-backup.ts';

const CONCURRENCY = 8;

export type RestoreResult =
  | ({ ok: true; images: number } & CopyReport)
  | { ok: false; reason: 'filled' | 'in-use' | 'newer' }
  | { ok: false; reason: 'damaged'; problems: string[] };

type RestoreOptions = {
  store: Pick<ObjectStore, 'get'>;
  manifest: Manifest;
  images: ImageStore;
  replace: boolean;
  createTarget: (options: TargetOptions) => Promise<TargetResult>;
};

/**
 * Puts a backup in the place of a database. Everything is verified first. The new database is built beside the old one and
 * takes its place at the end; images are added before that. `newer`: made by a later version of the shop.
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreResult> {
  const { store, manifest, replace, createTarget } = options;
  const through = await lastKnownMigration(manifest.migrations);
  if (through === undefined) return { ok: false, reason: 'newer' };
  const problems = await verifyBackup(store, manifest);
  if (problems.length > 0) return { ok: false, reason: 'damaged', problems };
  const created = await createTarget({ through, replace });
  if (!created.ok) return created;
  const { target } = created;
  try {
    const report = await copyContent(backupContent(store, manifest), target);
    const restored = await restoreImages(options);
    await target.publish();
    return { ok: true, images: restored, ...report };
  } finally {
    await target.close();
  }
}

/** Puts the images that are missing or differ; returns how many the backup has. */
async function restoreImages({ store, manifest, images }: RestoreOptions): Promise<number> {
  const list = await readImageList(store, manifest.images);
  await forEachConcurrently(list, CONCURRENCY, async ({ key, sha256 }) => {
    const present = await images.get(key);
    if (present && sha256Hex(present) === sha256) return;
    const bytes = await store.get(imageFile(sha256));
    if (!bytes) throw new Error(`${imageFile(sha256)} is missing`);
    await images.put(key, bytes);
  });
  return list.length;
}

function backupContent(store: Pick<ObjectStore, 'get'>, { migrations, tables, lastIds }: Manifest): DatabaseContent {
  const files = new Map(tables.map((table) => [table.name, table]));
  return {
    migrations,
    tables,
    lastIds,
    async *rows({ name }) {
      const table = files.get(name);
      if (table) yield* readRowFiles(store, table);
    },
  };
}
