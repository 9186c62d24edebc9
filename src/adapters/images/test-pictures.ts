import sharp, { type Sharp } from 'sharp';
import type { ImageStore } from './image-store.ts';

/** A picture of one colour to be encoded by a test; made before the engine shuts loaders, it needs none. */
export function plain(width: number, height: number, background = '#e5350a'): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** The same noise every time: the hardest picture to compress. */
export function noise(width: number, height: number): Sharp {
  const pixels = new Uint8Array(width * height * 3);
  let state = 1;
  for (let index = 0; index < pixels.length; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    pixels[index] = state >>> 24;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** A store in memory that counts what is put into it. */
export function memoryStore(): ImageStore & { kept: Map<string, Uint8Array>; puts: string[] } {
  const kept = new Map<string, Uint8Array>();
  const puts: string[] = [];
  return {
    kept,
    puts,
    async put(key, bytes) {
      puts.push(key);
      kept.set(key, bytes);
    },
    async get(key) {
      return kept.get(key);
    },
    async has(key) {
      return kept.has(key);
    },
    async *list() {
      for (const key of kept.keys()) yield { hash: key.slice(0, 32), changedAt: 0 };
    },
    async delete(hash) {
      for (const key of kept.keys()) if (key.startsWith(hash)) kept.delete(key);
    },
  };
}

/** The picture of each file in a store, in order. */
export async function hashesIn(store: ImageStore): Promise<string[]> {
  const hashes: string[] = [];
  for await (const { hash } of store.list()) hashes.push(hash);
  return hashes.sort();
}
