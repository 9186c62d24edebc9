import { limitConcurrency } from './concurrency-limit.ts';
import type { ImageStore } from './image-store.ts';
import { openImage } from './load-sharp.ts';
import { parseVariantName, type VariantName } from './variant-name.ts';

export type ImageVariant = { bytes: Uint8Array; contentType: 'image/webp' | 'image/avif' | 'image/jpeg' };

const CONTENT_TYPES = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' } as const;

/** Background of product images. */
const BACKGROUND = '#f4f3f0';
const PREVIEW = { width: 1200, height: 630, maxBytes: 600_000, qualities: [84, 70, 55, 40] };

const twoAtATime = limitConcurrency(2);
const inFlight = new WeakMap<ImageStore, Map<string, Promise<Uint8Array | undefined>>>();

/**
 * The variant of that name, from the store or made from its master and stored.
 * Concurrent calls share the work. Unknown names and images are undefined.
 */
export async function readVariant({
  store,
  name,
}: {
  store: ImageStore;
  name: string;
}): Promise<ImageVariant | undefined> {
  const variant = parseVariantName(name);
  if (!variant) return undefined;
  const bytes =
    (await store.get(name)) ?? (variant.kind === 'master' ? undefined : await makeOnce({ store, name, variant }));
  return bytes && { bytes, contentType: contentTypeOf(variant) };
}

type VariantOptions = { store: ImageStore; name: string; variant: VariantName };

async function makeOnce(options: VariantOptions): Promise<Uint8Array | undefined> {
  const { store, name } = options;
  const promises = inFlight.get(store) ?? new Map<string, Promise<Uint8Array | undefined>>();
  inFlight.set(store, promises);
  const promise = promises.get(name) ?? makeVariant(options).finally(() => promises.delete(name));
  promises.set(name, promise);
  return promise;
}

async function makeVariant({ store, name, variant }: VariantOptions): Promise<Uint8Array | undefined> {
  const master = await store.get(variant.master);
  if (!master) return undefined;
  const bytes = await twoAtATime(async () => renderVariant(master, variant));
  // The variant is served even when it cannot be stored, for example on a full disk.
  await store.put(name, bytes).catch(() => undefined);
  return bytes;
}

async function renderVariant(master: Uint8Array, variant: VariantName): Promise<Uint8Array> {
  if (variant.kind === 'preview') return renderPreview(master);
  if (variant.kind === 'master') return master;
  const image = (await openImage(master)).resize({ width: variant.width, withoutEnlargement: true });
  return variant.format === 'avif'
    ? // Made while a client waits: effort 4 takes five times as long for 8 % fewer bytes.
      image.avif({ quality: 52, effort: 1 }).toBuffer()
    : image.webp({ quality: 76, effort: 4, smartSubsample: true }).toBuffer();
}

/** JPEG for link previews in chats, which refuse large files: the quality is lowered until it fits. */
async function renderPreview(master: Uint8Array): Promise<Uint8Array> {
  const { width, height, maxBytes, qualities } = PREVIEW;
  let bytes = new Uint8Array();
  for (const quality of qualities) {
    const image = await openImage(master);
    bytes = await image
      .flatten({ background: BACKGROUND })
      .resize({ width, height, fit: 'contain', background: BACKGROUND })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (bytes.byteLength < maxBytes) break;
  }
  return bytes;
}

function contentTypeOf(variant: VariantName): ImageVariant['contentType'] {
  if (variant.kind === 'sized') return CONTENT_TYPES[variant.format];
  return variant.kind === 'preview' ? CONTENT_TYPES.jpg : CONTENT_TYPES.webp;
}
