import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import type { ImageStore } from '#adapters/images/image-store.ts';
import { isStoredImage } from '#domain/catalogue/product-image.ts';

const picture = z.object({ url: z.string().refine(isStoredImage), thumbhash: z.string().nullable() });

/** `pictures.json`: the pictures of each product by its name, and the logo of each brand by its link. */
const demoImages = z.object({
  products: z.record(z.string(), z.array(picture)),
  brands: z.record(z.string(), picture),
});

export type DemoImages = z.infer<typeof demoImages>;

/** How many masters are copied at a time: each waits for the disk. */
const COPIES_AT_ONCE = 16;

/** Reads which pictures have been drawn; none when nothing has been drawn yet. Throws when the file makes no sense. */
export async function readDemoImages(folder: string): Promise<DemoImages> {
  try {
    return demoImages.parse(JSON.parse(await readFile(join(folder, 'pictures.json'), 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return { products: {}, brands: {} };
    throw error;
  }
}

/** Copies the masters that the store does not have yet. */
export async function copyMasters(from: { folder: string; pictures: DemoImages; store: ImageStore }): Promise<void> {
  const { folder, pictures, store } = from;
  const all = [...Object.values(pictures.products).flat(), ...Object.values(pictures.brands)];
  const keys = new Set(all.map(({ url }) => basename(url))).values();
  const copyNext = async () => {
    for (const key of keys) if (!(await store.has(key))) await store.put(key, await readFile(join(folder, key)));
  };
  await Promise.all(Array.from({ length: COPIES_AT_ONCE }, copyNext));
}
