import type { ImageStore } from '#adapters/images/image-store.ts';
import { parseVariantName } from '#adapters/images/variant-name.ts';
import type { ObjectStore } from '#adapters/object-store/object-store.ts';
import type { RowValues } from '#data/snapshot/snapshot.ts';
import { forEachConcurrently } from './for-each-concurrently.ts';
import type { RowFiles } from './manifest.ts';
import { readRowFiles, sha256Hex } from './row-files.ts';

const CONCURRENCY = 8;
/** Where the images of all backups are, by their SHA-256, so that each is stored once. */
const IMAGES_FOLDER = 'images/';

/** A master: `key` in the image store, size in bytes. */
export type BackedUpImage = { key: string; size: number; sha256: string };

/** The file of an image's bytes. */
export function imageFile(sha256: string): string {
  return `${IMAGES_FOLDER}${sha256.slice(0, 2)}/${sha256}.webp`;
}

/** The images of a list that `writeRowFiles` wrote. */
export async function readImageList(store: Pick<ObjectStore, 'get'>, files: RowFiles): Promise<BackedUpImage[]> {
  const images: BackedUpImage[] = [];
  for await (const rows of readRowFiles(store, files)) {
    for (const [key, size, sha256] of rows)
      images.push({ key: String(key), size: Number(size), sha256: String(sha256) });
  }
  return images;
}

export function toImageRow({ key, size, sha256 }: BackedUpImage): RowValues {
  return [key, size, sha256];
}

/** Names of the stored files of images. */
export async function listImageFiles(store: Pick<ObjectStore, 'list'>): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const { name } of store.list(IMAGES_FOLDER)) names.add(name);
  return names;
}

type CopyImagesOptions = { images: ImageStore; store: ObjectStore; previous: readonly BackedUpImage[] };

/**
 * Stores every master that is not stored yet; variants can be made again. An image of the previous backup with the same
 * key and size is not read again, because the bytes of a key never change.
 */
export async function copyImages({ images, store, previous }: CopyImagesOptions): Promise<BackedUpImage[]> {
  const stored = await listImageFiles(store);
  const known = new Map(previous.map((image) => [image.key, image]));
  const copied: BackedUpImage[] = [];
  await forEachConcurrently(await listMasters(images), CONCURRENCY, async ({ key, size }) => {
    const image = known.get(key);
    if (image?.size === size && stored.has(imageFile(image.sha256))) {
      copied.push(image);
      return;
    }
    const bytes = await images.get(key);
    // Deleted since it was listed: nothing referred to it.
    if (!bytes) return;
    const sha256 = sha256Hex(bytes);
    if (!stored.has(imageFile(sha256))) await store.put(imageFile(sha256), bytes);
    copied.push({ key, size: bytes.byteLength, sha256 });
  });
  return copied.toSorted((a, b) => (a.key < b.key ? -1 : 1));
}

/** The masters of an image store; size in bytes. */
export async function listMasters(images: ImageStore): Promise<{ key: string; size: number }[]> {
  const masters: { key: string; size: number }[] = [];
  for await (const { name, size } of images.list())
    if (parseVariantName(name)?.kind === 'master') masters.push({ key: name, size });
  return masters;
}
