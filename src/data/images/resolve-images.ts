import type { Transaction } from 'kysely';
import { isStoredImage, type ProductImage, storedImageHash, storedImageUrl } from '#domain/catalogue/product-image.ts';
import type { Tables } from '../schema/tables.ts';

/** An image, or only its url: then its thumbhash is looked up. */
export type ImageInput = ProductImage | string;

type ResolveOptions = { images: readonly ImageInput[]; known?: readonly ProductImage[] };

/** Completes urls with the thumbhash of `known`, or with the one that was stored at the upload. */
export async function resolveImages(
  transaction: Transaction<Tables>,
  { images, known = [] }: ResolveOptions,
): Promise<ProductImage[]> {
  const thumbhashes = new Map(known.map(({ url, thumbhash }) => [url, thumbhash]));
  const hashes = images.flatMap((image) =>
    typeof image === 'string' && isStoredImage(image) && !thumbhashes.has(image) ? [storedImageHash(image)] : [],
  );
  if (hashes.length > 0) {
    const rows = await transaction
      .selectFrom('images')
      .select(['hash', 'thumbhash'])
      .where('hash', 'in', hashes)
      .execute();
    for (const { hash, thumbhash } of rows) thumbhashes.set(storedImageUrl(hash), thumbhash);
  }
  return images.map((image) =>
    typeof image === 'string' ? { url: image, thumbhash: thumbhashes.get(image) ?? null } : image,
  );
}
