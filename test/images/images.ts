import sharp, { type Sharp } from 'sharp';
import type { ImageStore } from '#adapters/images/image-store.ts';

/** An image of one colour; needs none of the loaders that `loadSharp` blocks. */
export function plainImage(width: number, height: number, background = '#e5350a'): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** Deterministic noise, which compresses badly. */
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
  /** Puts a file with this modification time. */
  putAt(key: string, at: number): Promise<void>;
};

/** A store in memory that records which keys were put. */
export function memoryStore(): MemoryStore {
  const files = new Map<string, Uint8Array>();
  const changed = new Map<string, number>();
  const puts: string[] = [];
  const putAt = async (key: string, at: number, bytes: Uint8Array = new Uint8Array()) => {
    puts.push(key);
    files.set(key, bytes);
    changed.set(key, at);
  };
  return {
    files,
    puts,
    putAt,
    put: async (key, bytes) => putAt(key, Date.now(), bytes),
    get: async (key) => files.get(key),
    has: async (key) => files.has(key),
    async *list() {
      for (const [name, { byteLength: size }] of files)
        yield { name, size, hash: name.slice(0, 32), modifiedAt: changed.get(name) ?? 0 };
    },
    async delete(hash) {
      for (const key of files.keys()) if (key.startsWith(hash)) files.delete(key);
    },
  };
}

/** The image hash of each file in a store, sorted. */
export async function listHashes(store: ImageStore): Promise<string[]> {
  const hashes: string[] = [];
  for await (const { hash } of store.list()) hashes.push(hash);
  return hashes.sort();
}
