import { limitConcurrency } from './concurrency-limit.ts';
import type { ImageStore } from './image-store.ts';
import { openImage } from './load-sharp.ts';
import { parseVariantName, type VariantName } from './variant-name.ts';

export type ImageVariant = { bytes: Uint8Array; contentType: 'image/webp' | 'image/avif' | 'image/jpeg' };

const CONTENT_TYPES = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' } as const;

/** The ground that product pictures stand on. */
const BACKGROUND = '#f4f3f0';
const PREVIEW = { width: 1200, height: 630, maxBytes: 600_000, qualities: [84, 70, 55, 40] };

const twoAtATime = limitConcurrency(2);
const underWay = new WeakMap<ImageStore, Map<string, Promise<Uint8Array | undefined>>>();

/**
 * The picture of that name: kept, or made from its master now and kept for the next.
 * However many ask at once, it is made once. Unknown names and pictures are undefined.
 */
export async function readVariant({
  store,
  name,
}: {
  store: ImageStore;
  name: string;
}): Promise<ImageVariant | undefined> {
  const wanted = parseVariantName(name);
  if (!wanted) return undefined;
  const bytes =
    (await store.get(name)) ?? (wanted.kind === 'master' ? undefined : await makeOnce({ store, name, wanted }));
  return bytes && { bytes, contentType: contentTypeOf(wanted) };
}

type VariantOptions = { store: ImageStore; name: string; wanted: VariantName };

async function makeOnce(making: VariantOptions): Promise<Uint8Array | undefined> {
  const { store, name } = making;
  const flights = underWay.get(store) ?? new Map<string, Promise<Uint8Array | undefined>>();
  underWay.set(store, flights);
  const flight = flights.get(name) ?? makeVariant(making).finally(() => flights.delete(name));
  flights.set(name, flight);
  return flight;
}

async function makeVariant({ store, name, wanted }: VariantOptions): Promise<Uint8Array | undefined> {
  const master = await store.get(wanted.master);
  if (!master) return undefined;
  const bytes = await twoAtATime(async () => renderVariant(master, wanted));
  // A full disk must not keep shoppers from seeing a picture that is already made.
  await store.put(name, bytes).catch(() => undefined);
  return bytes;
}

async function renderVariant(master: Uint8Array, wanted: VariantName): Promise<Uint8Array> {
  if (wanted.kind === 'preview') return renderPreview(master);
  if (wanted.kind === 'master') return master;
  const picture = (await openImage(master)).resize({ width: wanted.width, withoutEnlargement: true });
  return wanted.format === 'avif'
    ? // Somebody waits for the first one: 4 takes five times as long for 8 % less.
      picture.avif({ quality: 52, effort: 1 }).toBuffer()
    : picture.webp({ quality: 76, effort: 4, smartSubsample: true }).toBuffer();
}

/** JPEG for chats: they refuse pictures that are too heavy, so a busy one is pressed until it fits. */
async function renderPreview(master: Uint8Array): Promise<Uint8Array> {
  const { width, height, maxBytes, qualities } = PREVIEW;
  let bytes = new Uint8Array();
  for (const quality of qualities) {
    const picture = await openImage(master);
    bytes = await picture
      .flatten({ background: BACKGROUND })
      .resize({ width, height, fit: 'contain', background: BACKGROUND })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (bytes.byteLength < maxBytes) break;
  }
  return bytes;
}

function contentTypeOf(wanted: VariantName): ImageVariant['contentType'] {
  if (wanted.kind === 'sized') return CONTENT_TYPES[wanted.format];
  return wanted.kind === 'preview' ? CONTENT_TYPES.jpg : CONTENT_TYPES.webp;
}
