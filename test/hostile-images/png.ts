import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

type Header = { width: number; height: number; depth?: number; colour?: number; interlaced?: boolean };

export function chunk(type: string, data: Uint8Array = new Uint8Array()): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32(data.byteLength), body, uint32(crc32(body))]);
}

/** A PNG with arbitrary header and chunks; by default 8 bits of grey and all pixels 0. */
export function png(
  { width, height, depth = 8, colour = 0, interlaced = false }: Header,
  { before = [], pixels = deflateSync(rows({ width, height, depth })), after = [] }: PngOptions = {},
): Buffer {
  const header = Buffer.concat([uint32(width), uint32(height), Buffer.from([depth, colour, 0, 0, interlaced ? 1 : 0])]);
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), ...before, chunk('IDAT', pixels), chunk('IEND'), ...after]);
}

type PngOptions = { before?: Buffer[]; pixels?: Uint8Array; after?: Uint8Array[] };

/** A chunk with compressed text; `zTXt` and `iCCP` have the same format. */
export function compressed(type: 'zTXt' | 'iCCP', text: Uint8Array): Buffer {
  return chunk(type, Buffer.concat([Buffer.from('name\0\0', 'latin1'), deflateSync(text, { level: 1 })]));
}

export function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** Filter byte and samples of each row, all 0; at most a megabyte, because a header can claim any size. */
function rows({ width, height, depth }: { width: number; height: number; depth: number }): Uint8Array {
  return new Uint8Array(Math.min(height * (1 + Math.ceil((width * depth) / 8)), 1_000_000));
}
