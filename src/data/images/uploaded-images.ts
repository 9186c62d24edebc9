import type { Database } from '../engine/database.ts';

type Reading = Pick<Database, 'query'>;

/** A picture that was uploaded; `hash` is the one of its address, width and height are those of the master in pixels. */
export type UploadedImage = { hash: string; width: number; height: number; thumbhash: string | null };

/** Notes an upload. The same picture again is as young as if it were new. */
export async function recordImage(
  { query }: Reading,
  { image, now }: { image: UploadedImage; now: number },
): Promise<void> {
  await query
    .insertInto('images')
    .values({ ...image, created_at: now })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ ...image, created_at: now }))
    .execute();
}

/** Hashes of the pictures whose last upload was before that moment. */
export async function listImagesUploadedBefore({ query }: Reading, before: number): Promise<string[]> {
  const rows = await query.selectFrom('images').select('hash').where('created_at', '<', before).execute();
  return rows.map(({ hash }) => hash);
}

type ImageDeletion = { hash: string; before: number; remove: () => Promise<void> };

/**
 * Runs `remove` unless the picture was uploaded again since `before`; tells whether it did. Until it is done a new upload
 * of the same picture cannot be noted, so that whoever notes one afterwards can see that the file is gone.
 */
export async function deleteImageRecord({ query }: Reading, { hash, before, remove }: ImageDeletion): Promise<boolean> {
  return query.transaction().execute(async (transaction) => {
    // A file that nobody noted gets a row first, because only a row can be held.
    await transaction
      .insertInto('images')
      .values({ hash, width: 0, height: 0, thumbhash: null, created_at: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { numDeletedRows } = await transaction
      .deleteFrom('images')
      .where('hash', '=', hash)
      .where('created_at', '<', before)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await remove();
    return true;
  });
}
