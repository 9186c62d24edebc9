import type { Transaction } from 'kysely';
import { isOwnPicture, type Picture } from '#domain/catalogue/product-image.ts';
import type { Tables } from '../engine/schema.ts';

/** A picture, or only its address: its stand-in is looked up then. */
export type GivenPicture = Picture | string;

type Request = { given: readonly GivenPicture[]; known?: readonly Picture[] };

/** Whole pictures; those given by address get the stand-in that is known, or the one that was stored at the upload. */
export async function picturesOf(transaction: Transaction<Tables>, { given, known = [] }: Request): Promise<Picture[]> {
  const thumbhashes = new Map(known.map(({ url, thumbhash }) => [url, thumbhash]));
  const hashes = given.flatMap((picture) =>
    typeof picture === 'string' && isOwnPicture(picture) && !thumbhashes.has(picture) ? [hashOf(picture)] : [],
  );
  if (hashes.length > 0) {
    const rows = await transaction
      .selectFrom('images')
      .select(['hash', 'thumbhash'])
      .where('hash', 'in', hashes)
      .execute();
    for (const { hash, thumbhash } of rows) thumbhashes.set(`/images/${hash}.webp`, thumbhash);
  }
  return given.map((picture) =>
    typeof picture === 'string' ? { url: picture, thumbhash: thumbhashes.get(picture) ?? null } : picture,
  );
}

function hashOf(url: string): string {
  return url.slice('/images/'.length, -'.webp'.length);
}
