import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import type { ImageStore } from '#adapters/images/image-store.ts';
import { isStoredImage } from '#domain/catalogue/product-image.ts';

const image = z.object({ url: z.string().refine(isStoredImage), thumbhash: z.string().nullable() });

/** `images.json`: the images of each product by its name, and the logo of each brand by its link. */
const demoImages = z.object({
  products: z.record(z.string(), z.array(image)),
  brands: z.record(z.string(), image),
});

export type DemoImages = z.infer<typeof demoImages>;

/** Copies mostly wait for the disk. */
const COPIES_AT_ONCE = 16;

/** The drawn images; none when nothing has been drawn yet. Throws when the file is invalid. */
export async function readDemoImages(folder: string): Promise<DemoImages> {
  try {
    return demoImages.parse(JSON.parse(await readFile(join(folder, 'images.json'), 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return { products: {}, brands: {} };
    throw error;
  }
}

/** Copies the images that the store does not have yet. */
export async function copyMasters(from: { folder: string; images: DemoImages; store: ImageStore }): Promise<void> {
  const { folder, images, store } = from;
  const all = [...Object.values(images.products).flat(), ...Object.values(images.brands)];
  const keys = new Set(all.map(({ url }) => basename(url))).values();
  const copyNext = async () => {
    for (const key of keys) if (!(await store.has(key))) await store.put(key, await readFile(join(folder, key)));
  };
  await Promise.all(Array.from({ length: COPIES_AT_ONCE }, copyNext));
}
