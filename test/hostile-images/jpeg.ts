import { plainImage } from '../images/images.ts';

/** Puts segments right behind the start of a JPEG. */
export function withSegments(jpeg: Buffer, segments: Buffer[]): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

export function segment(marker: number, data: Uint8Array): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.byteLength + 2, 2);
  return Buffer.concat([head, data]);
}

/** A small JPEG whose header claims other dimensions. */
export async function jpegClaiming(width: number, height: number): Promise<Buffer> {
  const jpeg = Buffer.from(await plainImage(16, 16).jpeg().toBuffer());
  const at = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(height, at + 5);
  jpeg.writeUInt16BE(width, at + 7);
  return jpeg;
}

/** A progressive JPEG that repeats its first scan many times: a small file that takes long to decode. */
export async function manyScans(size: number, times: number): Promise<Buffer> {
  const jpeg = await plainImage(size, size).jpeg({ progressive: true }).toBuffer();
  const start = jpeg.indexOf(Buffer.from([0xff, 0xda]));
  const next = jpeg.indexOf(Buffer.from([0xff, 0xc4]), start);
  const end = next === -1 ? jpeg.indexOf(Buffer.from([0xff, 0xda]), start + 2) : next;
  const scans = Array<Buffer>(times).fill(jpeg.subarray(start, end));
  return Buffer.concat([jpeg.subarray(0, start), ...scans, jpeg.subarray(start)]);
}
