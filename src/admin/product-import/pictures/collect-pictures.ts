import type { ImportRowPlan } from '#contract/admin/product-import/product-import.ts';
import { ApiError } from '#contract/http/api-error.ts';
import type { PictureFiles } from './picture-files.ts';

/** What a row calls a picture, and where the shop has it now, or why it has it not. */
export type CollectedPicture = { source: string } & ({ url: string } | { problem: string });

type PictureCalls = {
  uploadImage: (file: Blob, signal?: AbortSignal) => Promise<{ url: string }>;
  pictureFromAddress: (url: string, signal?: AbortSignal) => Promise<{ url: string }>;
};

type CollectOptions = {
  sources: readonly string[];
  files: PictureFiles;
  calls: PictureCalls;
  signal: AbortSignal;
  onCollected: (count: number) => void;
};

/** Pictures that are on their way at a time. */
const CONCURRENCY = 2;
const OWN = /^\/images\//;
const ADDRESS = /^https?:\/\//i;

/** The pictures that rows name and the shop does not have yet, each once. */
export function missingPictures(rows: readonly ImportRowPlan[]): string[] {
  return [...new Set(rows.flatMap(({ product }) => product?.images ?? []))].filter((source) => !OWN.test(source));
}

/** Brings pictures into the shop: from their addresses, or from the picked files of that name. */
export async function collectPictures({
  sources,
  files,
  calls,
  signal,
  onCollected,
}: CollectOptions): Promise<CollectedPicture[]> {
  const collected: CollectedPicture[] = [];
  const waiting = sources.values();
  const work = async () => {
    for (const source of waiting) {
      signal.throwIfAborted();
      collected.push({ source, ...(await collect(source, { files, calls, signal })) });
      onCollected(collected.length);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return collected;
}

async function collect(
  source: string,
  { files, calls, signal }: Pick<CollectOptions, 'files' | 'calls' | 'signal'>,
): Promise<{ url: string } | { problem: string }> {
  try {
    if (ADDRESS.test(source)) return { url: (await calls.pictureFromAddress(source, signal)).url };
    const file = files.get((source.split(/[\\/]/).at(-1) ?? source).toLowerCase());
    if (!file) return { problem: 'No está entre las imágenes que elegiste.' };
    return { url: (await calls.uploadImage(file, signal)).url };
  } catch (error) {
    if (signal.aborted) throw error;
    return { problem: (error instanceof ApiError && error.body.error) || 'No se pudo subir.' };
  }
}

/** The products to import, with the pictures that the shop has by now; a product keeps its own when none came. */
export function withPictures(
  rows: readonly ImportRowPlan[],
  collected: readonly CollectedPicture[],
): NonNullable<ImportRowPlan['product']>[] {
  const urls = new Map(collected.flatMap((one) => ('url' in one ? [[one.source, one.url] as const] : [])));
  return rows.flatMap(({ product }) => {
    if (!product) return [];
    const { images, ...rest } = product;
    const found = new Set(images?.flatMap((source) => (OWN.test(source) ? source : (urls.get(source) ?? []))));
    return [found.size > 0 ? { ...rest, images: [...found] } : rest];
  });
}
