import type { ImageStore } from '#adapters/images/image-store.ts';
import { type CopyReport, copyContent } from '#data/snapshot/copy-content.ts';
import type { DatabaseContent } from '#data/snapshot/snapshot.ts';
import type { TargetOptions, TargetResult } from '#data/snapshot/snapshot-target.ts';
import { forEachConcurrently } from './for-each-concurrently.ts';
import { listMasters } from './image-list.ts';
import { lastKnownMigration } from './known-migrations.ts';

const CONCURRENCY = 8;

export type CopyShopResult =
  | ({ ok: true; images: number } & CopyReport)
  | { ok: false; reason: 'filled' | 'in-use' | 'newer' };

type CopyShopOptions = {
  content: DatabaseContent;
  /** Without them the images stay where they are. */
  images?: { from: ImageStore; to: ImageStore } | undefined;
  replace: boolean;
  createTarget: (options: TargetOptions) => Promise<TargetResult>;
};

/**
 * Copies a shop to another database, which takes effect at the end, and its images to another store before that. After an
 * interruption the rows are copied again, images that are there are not.
 */
export async function copyShop({ content, images, replace, createTarget }: CopyShopOptions): Promise<CopyShopResult> {
  const through = await lastKnownMigration(content.migrations);
  if (through === undefined) return { ok: false, reason: 'newer' };
  const created = await createTarget({ through, replace });
  if (!created.ok) return created;
  const { target } = created;
  try {
    const report = await copyContent(content, target);
    const copied = images ? await copyMasters(images) : 0;
    await target.publish();
    return { ok: true, images: copied, ...report };
  } finally {
    await target.close();
  }
}

/** Returns how many images there are. */
async function copyMasters({ from, to }: { from: ImageStore; to: ImageStore }): Promise<number> {
  const present = new Map((await listMasters(to)).map(({ key, size }) => [key, size]));
  const masters = await listMasters(from);
  await forEachConcurrently(masters, CONCURRENCY, async ({ key, size }) => {
    if (present.get(key) === size) return;
    const bytes = await from.get(key);
    if (bytes) await to.put(key, bytes);
  });
  return masters.length;
}
