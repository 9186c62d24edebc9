import type { Database } from '#data/engine/database.ts';
import { recordImage } from '#data/images/uploaded-images.ts';
import { storedImageUrl } from '#domain/catalogue/product-image.ts';

/** The url of an image as if it had been uploaded; `digit` is one of its hash. */
export async function insertImage(database: Database, digit: string): Promise<string> {
  const hash = digit.repeat(32);
  await recordImage(database, { image: { hash, width: 9, height: 9, thumbhash: null }, now: Date.now() });
  return storedImageUrl(hash);
}
