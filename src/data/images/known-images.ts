import { isStoredImage, storedImageHash } from '#domain/catalogue/product-image.ts';
import type { Database } from '../engine/database.ts';
import { findUnreferencedImages } from './referenced-images.ts';

/**
 * Whether each url is that of an image in our own store: an uploaded one, or one that a product, brand or sale has. The
 * second is read in full, which only images need whose upload was not recorded, as those of the demo.
 */
export async function areKnownImages({ query }: Pick<Database, 'query'>, urls: readonly string[]): Promise<boolean> {
  if (!urls.every(isStoredImage)) return false;
  if (urls.length === 0) return true;
  const hashes = urls.map(storedImageHash);
  const rows = await query.selectFrom('images').select('hash').where('hash', 'in', hashes).execute();
  const recorded = new Set(rows.map(({ hash }) => hash));
  const others = hashes.filter((hash) => !recorded.has(hash));
  return (await findUnreferencedImages({ query }, others)).size === 0;
}
