import { fileURLToPath } from 'node:url';
import type { ImageStore } from '#adapters/images/image-store.ts';
import { listBrands } from '#data/brands-and-categories/brands.ts';
import { listCategories } from '#data/brands-and-categories/categories.ts';
import type { Database } from '#data/engine/database.ts';
import { hasProducts } from '#data/products/find-product.ts';
import { importCatalogue } from '#use-cases/catalogue/import-catalogue.ts';

const DEMO_IMAGES = fileURLToPath(new URL('../../demo-images', import.meta.url));

type LoadOptions = {
  database: Database;
  store: ImageStore;
  now: number;
  /** Where the drawn masters and `pictures.json` lie. */
  folder?: string;
};

/**
 * Fills an empty shop with the demo catalogue, whole or not at all; returns how many products came in.
 * A shop with any product, brand or category of its own stays as it is: 0.
 */
export async function loadDemo({ database, store, now, folder = DEMO_IMAGES }: LoadOptions): Promise<number> {
  if (!(await isEmpty(database))) return 0;
  // Not imported above: the starts after the first have no use for them.
  const [{ demoDraft }, { copyMasters, readDemoImages: readPictures }] = await Promise.all([
    import('./demo-draft.ts'),
    import('./demo-images.ts'),
  ]);
  const pictures = await readPictures(folder);
  // First the pictures: a shop killed half-way has files that nobody sees, never products without their pictures.
  await copyMasters({ folder, pictures, store });
  const result = await importCatalogue(database, { catalogue: demoDraft({ pictures, now }), now });
  if (result.ok) return result.ids.length;
  if (await hasProducts(database)) return 0; // Another process was faster.
  throw new Error(`the demo catalogue was refused: ${result.reason}`);
}

/** The first brand and category come with the database. */
async function isEmpty(database: Database): Promise<boolean> {
  if (await hasProducts(database)) return false;
  return (await listBrands(database)).length <= 1 && (await listCategories(database)).length <= 1;
}
