import sharp, { type Sharp } from 'sharp';
import type { ImageStore } from './image-store.ts';

/** A picture of one colour to be encoded by a test; made before the engine shuts loaders, it needs none. */
export function plainImage(width: number, height: number, background = '#e5350a'): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** The same noise every time: the hardest picture to compress. */
export function noiseImage(width: number, height: number): Sharp {
  const pixels = new Uint8Array(width * height * 3);
  let state = 1;
  for (let index = 0; index < pixels.length; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    pixels[index] = state >>> 24;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

type MemoryStore = ImageStore & {
  files: Map<string, Uint8Array>;
  puts: string[];
  /** Puts a file that looks written at that moment. */
  putAt(key: string, at: number): Promise<void>;
};

/** A store in memory that counts what is put into it. */
export function memoryStore(): MemoryStore {
  const kept = new Map<string, Uint8Array>();
  const changed = new Map<string, number>();
  const puts: string[] = [];
  const putAt = async (key: string, at: number, bytes: Uint8Array = new Uint8Array()) => {
    puts.push(key);
    kept.set(key, bytes);
    changed.set(key, at);
  };
  return {
    files: kept,
    puts,
    putAt,
    put: async (key, bytes) => putAt(key, Date.now(), bytes),
    get: async (key) => kept.get(key),
    has: async (key) => kept.has(key),
    async *list() {
      for (const key of kept.keys()) yield { hash: key.slice(0, 32), modifiedAt: changed.get(key) ?? 0 };
    },
    async delete(hash) {
      for (const key of kept.keys()) if (key.startsWith(hash)) kept.delete(key);
    },
  };
}

/** The picture of each file in a store, in order. */
export async function listHashes(store: ImageStore): Promise<string[]> {
  const hashes: string[] = [];
  for await (const { hash } of store.list()) hashes.push(hash);
  return hashes.sort();
}
