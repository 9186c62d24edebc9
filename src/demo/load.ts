import { fileURLToPath } from 'node:url';
import type { ImageStore } from '#adapters/images/image-store.ts';
import { listBrands } from '#data/brands-and-categories/brands.ts';
import { listCategories } from '#data/brands-and-categories/categories.ts';
import { fillConstants } from '#data/business/constants.ts';
import type { Database } from '#data/engine/database.ts';
import { hasProducts } from '#data/products/find-product.ts';
import { demoFacts } from '#domain/business/unfilled-facts.ts';
import { importCatalogue } from '#use-cases/catalogue/import-catalogue.ts';

const DEMO_IMAGES = fileURLToPath(new URL('../../demo-images', import.meta.url));

type LoadOptions = {
  database: Database;
  store: ImageStore;
  now: number;
  /** The folder of the drawn images and `images.json`. */
  folder?: string;
};

/**
 * Loads the demo catalogue into an empty shop, completely or not at all, and returns the number of products: 0 when the
 * shop has any product, brand or category of its own.
 */
export async function loadDemo({ database, store, now, folder = DEMO_IMAGES }: LoadOptions): Promise<number> {
  if (!(await isEmpty(database))) return 0;
  // Imported on demand: later starts do not need them.
  const [{ demoDraft }, { copyMasters, readDemoImages }] = await Promise.all([
    import('./demo-draft.ts'),
    import('./demo-images.ts'),
  ]);
  const images = await readDemoImages(folder);
  // Images first: a load that is interrupted leaves unused files, never products without images.
  await copyMasters({ folder, images, store });
  const result = await importCatalogue(database, { catalogue: demoDraft({ images, now }), now });
  if (result.ok) {
    await fillConstants(database, demoFacts);
    return result.ids.length;
  }
  if (await hasProducts(database)) return 0; // Another process loaded it at the same time.
  throw new Error(`the demo catalogue was refused: ${result.reason}`);
}

/** A new database already has one brand and one category. */
async function isEmpty(database: Database): Promise<boolean> {
  if (await hasProducts(database)) return false;
  return (await listBrands(database)).length <= 1 && (await listCategories(database)).length <= 1;
}
