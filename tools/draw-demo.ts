/**
 * `npm run demo:draw [-- words]`: draws the images of the demo shop into demo-images/, the banners into public/banners/
 * and the image of link previews. With words, draws only the products whose names contain one of them; 'logos', 'banners'
 * and 'compartir' select those. Letters are outlines, so no font needs to be installed.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ingestImage } from '#adapters/images/ingest-image.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { readDemoImages } from '#demo/demo-images.ts';
import type { ProductImage } from '#domain/catalogue/product-image.ts';
import { logoOf } from './drawings/logos.ts';
import { rasterise } from './drawings/model/texture.ts';
import { encodeForPage, encodePng } from './drawings/render/encode.ts';
import { photograph } from './drawings/render/photograph.ts';
import { drawBanners } from './drawings/scenes/banners.ts';
import { drawShareImage } from './drawings/scenes/share-image.ts';
import { scenesOf } from './drawings/scenes/shots.ts';
import { daylight } from './drawings/scenes/studios.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const FOLDER = join(ROOT, 'demo-images');
const BANNERS = join(ROOT, 'public/banners');
const IMAGE_SIZE = 800;
/** Keeps the folder below 6 MB. */
const WEBP_QUALITY = 66;

const [, , ...words] = process.argv;
const isSelected = (name: string) =>
  words.length === 0 || words.some((word) => name.toLowerCase().includes(word.toLowerCase()));
const store = { put: async (key: string, bytes: Uint8Array) => writeFile(join(FOLDER, key), bytes) };

async function storeImage(bytes: Uint8Array): Promise<ProductImage> {
  const result = await ingestImage({ bytes, store, quality: WEBP_QUALITY });
  if (!result.ok) throw new Error(`a drawing was refused: ${result.reason}`);
  return result.image;
}

async function drawProducts(before: Record<string, ProductImage[]>): Promise<Record<string, ProductImage[]>> {
  const drawn: Record<string, ProductImage[]> = {};
  for (const [index, product] of catalogue.products.entries()) {
    const old = before[product.name];
    if (old && !isSelected(product.name)) {
      drawn[product.name] = old;
      continue;
    }
    const images: ProductImage[] = [];
    for (const scene of await scenesOf(product)) {
      images.push(
        await storeImage(await photograph({ ...scene, studio: daylight, width: IMAGE_SIZE, height: IMAGE_SIZE })),
      );
    }
    drawn[product.name] = images;
    process.stdout.write(`${index + 1}/${catalogue.products.length} ${product.name}\n`);
  }
  return drawn;
}

async function drawLogos(before: Record<string, ProductImage>): Promise<Record<string, ProductImage>> {
  const drawn: Record<string, ProductImage> = {};
  for (const brand of catalogue.brands) {
    const old = before[brand.link];
    drawn[brand.link] =
      old && !isSelected('logos') ? old : await storeImage(await encodePng(await rasterise(logoOf(brand))));
  }
  return drawn;
}

async function writeBanners(): Promise<void> {
  await mkdir(BANNERS, { recursive: true });
  for (const { name, cut, png } of await drawBanners()) {
    for (const format of ['avif', 'webp'] as const)
      await writeFile(join(BANNERS, `${name}-${cut}.${format}`), await encodeForPage(png, format));
  }
}

await mkdir(FOLDER, { recursive: true });
const before = await readDemoImages(FOLDER);
const products = await drawProducts(before.products);
const brands = await drawLogos(before.brands);
await writeFile(join(FOLDER, 'images.json'), `${JSON.stringify({ products, brands }, null, 1)}\n`);
if (isSelected('banners')) await writeBanners();
if (isSelected('compartir')) await writeFile(join(ROOT, 'public/compartir.jpg'), await drawShareImage());

const used = new Set([...Object.values(products).flat(), ...Object.values(brands)].map(({ url }) => basename(url)));
for (const name of await readdir(FOLDER)) {
  if (name.endsWith('.webp') && !used.has(name)) await rm(join(FOLDER, name));
}
