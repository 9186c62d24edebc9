import { crc32 } from './crc32.ts';

const LOCAL_SIGNATURE = 0x04034b50;
const ENTRY_SIGNATURE = 0x02014b50;
const END_SIGNATURE = 0x06054b50;
const VERSION = 20;
const DEFLATED = 8;
/** 1 January 1980, so that equal contents make equal files. */
const DATE = 0x21;

/** A ZIP archive of texts by their names, which are ASCII; compressed. */
export async function writeZip(files: Readonly<Record<string, string>>): Promise<Uint8Array<ArrayBuffer>> {
  const blocks: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = new TextEncoder().encode(text);
    const packed = await deflate(content);
    const nameBytes = new TextEncoder().encode(name);
    const common = [
      ...[u16(VERSION), u16(0), u16(DEFLATED), u16(0), u16(DATE), u32(crc32(content))],
      ...[u32(packed.length), u32(content.length), u16(nameBytes.length), u16(0)],
    ];
    const local = concatenate([u32(LOCAL_SIGNATURE), ...common, nameBytes, packed]);
    const rest = [u16(0), u16(0), u16(0), u32(0), u32(offset)];
    directory.push(concatenate([u32(ENTRY_SIGNATURE), u16(VERSION), ...common, ...rest, nameBytes]));
    blocks.push(local);
    offset += local.length;
  }
  const entries = concatenate(directory);
  const counts = [u16(0), u16(0), u16(directory.length), u16(directory.length)];
  const end = [u32(END_SIGNATURE), ...counts, u32(entries.length), u32(offset), u16(0)];
  return concatenate([...blocks, entries, ...end]);
}

async function deflate(content: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([content]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

function u16(value: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.of(value, value >>> 8);
}

function u32(value: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.of(value, value >>> 8, value >>> 16, value >>> 24);
}

function concatenate(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
