import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { stream } from './pdf.ts';

export const MEGA = 1024 * 1024;

/** A stream with FlateDecode. */
export const flate = (bytes: string | Buffer, more = '') =>
  stream(deflateSync(Buffer.from(bytes)), `/Filter /FlateDecode ${more}`);

/** Deflated `head` followed by megabytes of one byte, compressed to about a thousandth. */
export function bomb(
  megabytes: number,
  { head = '', byte = 32 }: { head?: string | Buffer; byte?: number } = {},
): Buffer {
  const part = (bytes: Buffer) => deflateRawSync(bytes, { finishFlush: constants.Z_FULL_FLUSH });
  const block = part(Buffer.alloc(MEGA, byte));
  return Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    part(Buffer.from(head)),
    ...Array.from({ length: megabytes }, () => block),
    Buffer.from([3, 0]),
  ]);
}

/** LZW codes for ever longer runs of spaces. */
export function lzw(rounds: number): Buffer {
  const bits: number[] = [];
  const put = (code: number, width: number) => {
    for (let bit = width - 1; bit >= 0; bit -= 1) bits.push((code >> bit) & 1);
  };
  put(256, 9);
  put(32, 9);
  for (let next = 258; next < 4093; next += 1) put(next, Math.min(12, 32 - Math.clz32(next + 1)));
  const round = Buffer.alloc(Math.floor(bits.length / 8));
  for (const index of round.keys()) {
    round[index] = bits.slice(8 * index, 8 * index + 8).reduce((byte, bit) => 2 * byte + bit, 0);
  }
  return Buffer.concat(Array.from({ length: rounds }, () => round));
}
