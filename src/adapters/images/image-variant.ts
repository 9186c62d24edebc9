import { IMAGE_WIDTHS } from '#domain/catalogue/product-image.ts';
import type { TaskResult } from '../task-queue/task-queue.ts';
import { renderVariantApart, variants } from './image-processes.ts';
import type { ImageStore } from './image-store.ts';
import { parseVariantName, type VariantName } from './variant-name.ts';

/** `isSubstitute`: it is the master, because the variant is not made yet. `busy`: too many are being made. */
export type VariantResult =
  | { ok: true; bytes: Uint8Array; contentType: ContentType; isSubstitute: boolean }
  | { ok: false; reason: 'missing' | 'busy' };

type ContentType = (typeof CONTENT_TYPES)[keyof typeof CONTENT_TYPES];

const CONTENT_TYPES = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' } as const;

const MISSING: VariantResult = { ok: false, reason: 'missing' };

/** Variants that may be in front of one that a client waits for; each takes about 0.1 s. */
const MAX_IN_FRONT = 8;

type VariantOptions = { store: ImageStore; name: string };
type RenderOptions = VariantOptions & { variant: VariantName };

type Rendering = ReturnType<typeof render>;

const inFlight = new WeakMap<ImageStore, Map<string, Rendering>>();

/**
 * The variant of that name, from the store or made from its master and stored. While many are being made the master is
 * returned instead, for what is not a link preview. Concurrent calls share the work.
 */
export async function readVariant({ store, name }: VariantOptions): Promise<VariantResult> {
  const variant = parseVariantName(name);
  if (!variant) return MISSING;
  const toResult = (bytes: Uint8Array | undefined): VariantResult =>
    bytes ? { ok: true, bytes, contentType: contentTypeOf(variant), isSubstitute: false } : MISSING;
  const stored = await store.get(name);
  if (stored || variant.kind === 'master') return toResult(stored);
  const rendering = renderOnce({ store, name, variant });
  if (variant.kind === 'sized' && variants.waiting > MAX_IN_FRONT) {
    // An error is reported to whoever requests the variant next.
    rendering.catch(() => undefined);
    return readSubstitute(store, variant);
  }
  const result = await rendering;
  if (result.ok) return toResult(result.value);
  return variant.kind === 'sized' ? readSubstitute(store, variant) : { ok: false, reason: 'busy' };
}

/**
 * Makes the variants that most browsers ask for, as far as there is room: others, and those that a crash left out, are
 * made when they are requested.
 */
export async function prepareVariants({ store, hash }: { store: ImageStore; hash: string }): Promise<void> {
  const names = IMAGE_WIDTHS.map((width) => `${hash}-${width}.avif`);
  await Promise.all(names.map((name) => prepareVariant({ store, name })));
}

async function prepareVariant({ store, name }: VariantOptions): Promise<void> {
  const variant = parseVariantName(name);
  if (variant && !(await store.has(name))) await renderOnce({ store, name, variant });
}

async function readSubstitute(store: ImageStore, { master }: VariantName): Promise<VariantResult> {
  const bytes = await store.get(master);
  return bytes ? { ok: true, bytes, contentType: CONTENT_TYPES.webp, isSubstitute: true } : MISSING;
}

function renderOnce(options: RenderOptions): Rendering {
  const { store, name } = options;
  const promises = inFlight.get(store) ?? new Map<string, Rendering>();
  inFlight.set(store, promises);
  const promise = promises.get(name) ?? render(options).finally(() => promises.delete(name));
  promises.set(name, promise);
  return promise;
}

async function render({ store, name, variant }: RenderOptions): Promise<TaskResult<Uint8Array | undefined>> {
  const result = await renderVariantApart(async () => {
    const master = await store.get(variant.master);
    return master && { master, variant };
  });
  // The variant is served even when it cannot be stored, for example on a full disk.
  if (result.ok && result.value) await store.put(name, result.value).catch(() => undefined);
  return result;
}

function contentTypeOf(variant: VariantName): ContentType {
  if (variant.kind === 'sized') return CONTENT_TYPES[variant.format];
  return variant.kind === 'preview' ? CONTENT_TYPES.jpg : CONTENT_TYPES.webp;
}
