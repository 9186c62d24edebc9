import type { Transaction } from 'kysely';
import { type ProductImage, storedImageHash, storedImageUrl } from '#domain/catalogue/product-image.ts';
import type { Tables } from '../schema/tables.ts';
import { areKnownImages } from './known-images.ts';

/** An image, or only its url: then its thumbhash is looked up. */
export type ImageInput = ProductImage | string;

type ResolveOptions = { images: readonly ImageInput[]; known?: readonly ProductImage[] };

/**
 * Completes urls with the thumbhash of `known`, or with the one that was stored at the upload. Undefined when a url is
 * neither known nor that of an image in our own store.
 */
export async function resolveImages(
  transaction: Transaction<Tables>,
  { images, known = [] }: ResolveOptions,
): Promise<ProductImage[] | undefined> {
  const thumbhashes = new Map(known.map(({ url, thumbhash }) => [url, thumbhash]));
  const added = images.filter((image) => typeof image === 'string').filter((url) => !thumbhashes.has(url));
  if (!(await areKnownImages({ query: transaction }, added))) return undefined;
  const hashes = added.map(storedImageHash);
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
