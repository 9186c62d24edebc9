import type { Transaction } from 'kysely';
import { isStoredImage, type ProductImage } from '#domain/catalogue/product-image.ts';
import type { Tables } from '../engine/schema.ts';

/** A picture, or only its address: its stand-in is looked up then. */
export type ImageInput = ProductImage | string;

type ResolveOptions = { images: readonly ImageInput[]; known?: readonly ProductImage[] };

/** Whole pictures; those given by address get the stand-in that is known, or the one that was stored at the upload. */
export async function resolveImages(
  transaction: Transaction<Tables>,
  { images: given, known = [] }: ResolveOptions,
): Promise<ProductImage[]> {
  const thumbhashes = new Map(known.map(({ url, thumbhash }) => [url, thumbhash]));
  const hashes = given.flatMap((picture) =>
    typeof picture === 'string' && isStoredImage(picture) && !thumbhashes.has(picture) ? [imageHash(picture)] : [],
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

function imageHash(url: string): string {
  return url.slice('/images/'.length, -'.webp'.length);
}
