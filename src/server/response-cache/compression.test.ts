import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { compress, decompress, release } from './compression.ts';

const line = (index: number) => `Línea ${index}, ${(index * 7919) % 1000} g\n`;
const page = Array.from({ length: 6000 }, (_, index) => line(index)).join('');
const bodies: [string, Uint8Array<ArrayBuffer>][] = [
  ['nothing', new Uint8Array()],
  ['a few bytes', new TextEncoder().encode('hola')],
  ['a page', new TextEncoder().encode(page)],
  ['several chunks', new Uint8Array(randomBytes(700_000))],
];

describe.each(['br', 'gzip'] as const)('%s', (encoding) => {
  it.each(bodies)('gives %s back as it was, at either effort', async (_, bytes) => {
    const before = Buffer.from(bytes);
    for (const effort of ['fast', 'small'] as const) {
      const compressed = await compress[encoding][effort](bytes);
      const plain = await decompress[encoding](compressed);
      expect(before.equals(plain)).toBe(true);
      // Nothing else is kept in memory with them.
      expect(compressed.buffer.byteLength).toBe(compressed.byteLength);
      expect(plain.buffer.byteLength).toBe(plain.byteLength);
    }
    expect(before.equals(bytes)).toBe(true);
  });

  it('leaves no chunks in memory', async () => {
    const bytes = new Uint8Array(10_000);
    await compress[encoding].fast(bytes);
    const before = process.memoryUsage().arrayBuffers;
    for (let times = 0; times < 200; times += 1) await decompress[encoding](await compress[encoding].fast(bytes));
    // 200 chunks would be 64 MB, those of one direction alone 13.
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(8_000_000);
  });

  it('rejects what it cannot decompress', async () => {
    await expect(decompress[encoding](new TextEncoder().encode('not compressed'))).rejects.toThrow();
  });
});

describe('release', () => {
  it('frees the memory of bytes', () => {
    const bytes = new Uint8Array(100_000);
    release(bytes);
    expect([bytes.buffer.detached, bytes.byteLength]).toEqual([true, 0]);
  });

  it('leaves those that share their memory with others', () => {
    const bytes = Buffer.from('hola');
    release(bytes);
    expect(bytes.toString()).toBe('hola');
  });
});
