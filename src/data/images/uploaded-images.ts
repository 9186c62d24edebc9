import type { Database } from '../engine/database.ts';

type Reader = Pick<Database, 'query'>;

/** `hash` is that of the url; width and height are those of the stored master, in pixels. */
export type UploadedImage = { hash: string; width: number; height: number; thumbhash: string | null };

/** Records an upload; uploading the same image again renews its date. */
export async function recordImage(
  { query }: Reader,
  { image, now }: { image: UploadedImage; now: number },
): Promise<void> {
  await query
    .insertInto('images')
    .values({ ...image, created_at: now })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ ...image, created_at: now }))
    .execute();
}

/** The hashes of images whose last upload was before that time. */
export async function listImagesUploadedBefore({ query }: Reader, before: number): Promise<string[]> {
  const rows = await query.selectFrom('images').select('hash').where('created_at', '<', before).execute();
  return rows.map(({ hash }) => hash);
}

type ImageDeletion = { hash: string; before: number; remove: () => Promise<void> };

/**
 * Runs `remove` and returns true, unless the image was uploaded again since `before`. Until then a new upload of the same
 * image cannot be recorded, so that whoever records one afterwards can see that the file is missing.
 */
export async function deleteImageRecord({ query }: Reader, { hash, before, remove }: ImageDeletion): Promise<boolean> {
  return query.transaction().execute(async (transaction) => {
    // A file without a record gets a row first, because only a row can be locked.
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
