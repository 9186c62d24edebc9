import { crc32, inflateRawSync } from 'node:zlib';
import { UnreadableError } from '../unreadable.ts';

const END_SIGNATURE = Buffer.from('PK\x05\x06', 'latin1');
const ENTRY_SIGNATURE = Buffer.from('PK\x01\x02', 'latin1');
const LOCAL_SIGNATURE = Buffer.from('PK\x03\x04', 'latin1');
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const MAX_COMMENT_BYTES = 0xffff;
/** A workbook has some ten parts, and one for each sheet and picture. */
const MAX_ENTRIES = 2000;
const STORED = 0;
const DEFLATED = 8;
/** The extra field with sizes of 8 bytes. */
const ZIP64 = 1;
const MAX_UINT32 = 0xffffffff;

/** The largest part that is inflated, and all of them together: a sheet of 150,000 cells has about 15 MB. */
export const MAX_PART_BYTES = 48 * 1024 * 1024;
const MAX_TOTAL_BYTES = 96 * 1024 * 1024;

type Entry = { method: number; encrypted: boolean; checksum: number; packed: number; size: number; offset: number };

/** The files of a ZIP archive in memory. Sizes are checked as declared and while inflating, contents by their checksum. */
export class ZipArchive {
  readonly #file: Buffer;
  readonly #entries: ReadonlyMap<string, Entry>;
  #inflated = 0;

  /** Throws `UnreadableError` for an archive that is cut off, broken or has too many files. */
  constructor(bytes: Uint8Array) {
    this.#file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#entries = readDirectory(this.#file);
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** The content of a file; undefined when there is none of that name. Throws `UnreadableError`. */
  read(name: string): Buffer | undefined {
    const entry = this.#entries.get(name);
    if (!entry) return undefined;
    if (entry.encrypted) throw new UnreadableError('encrypted');
    this.#inflated += entry.size;
    if (entry.size > MAX_PART_BYTES || this.#inflated > MAX_TOTAL_BYTES) throw new UnreadableError('too-much');
    const content = unpack(packedBytes(this.#file, entry), entry);
    if (content.length !== entry.size || crc32(content) !== entry.checksum) throw new UnreadableError('damaged');
    return content;
  }
}

function readDirectory(file: Buffer): Map<string, Entry> {
  const end = file.lastIndexOf(END_SIGNATURE);
  if (end < 0 || end + END_BYTES > file.length || end < file.length - END_BYTES - MAX_COMMENT_BYTES)
    throw new UnreadableError('cut-off');
  const count = file.readUInt16LE(end + 10);
  let at = file.readUInt32LE(end + 16);
  if (count > MAX_ENTRIES) throw new UnreadableError('too-much');
  const entries = new Map<string, Entry>();
  for (let index = 0; index < count; index++) {
    const nameStart = at + ENTRY_BYTES;
    if (nameStart > end || !file.subarray(at, at + 4).equals(ENTRY_SIGNATURE)) throw new UnreadableError('broken');
    const nameEnd = nameStart + file.readUInt16LE(at + 28);
    const name = file.toString('utf8', nameStart, nameEnd).replaceAll('\\', '/');
    // Readers differ in which of two files of one name they take.
    if (entries.has(name)) throw new UnreadableError('broken');
    const sizes = readSizes(file, { at, extra: nameEnd });
    entries.set(name, {
      encrypted: (file.readUInt16LE(at + 8) & 1) === 1,
      method: file.readUInt16LE(at + 10),
      checksum: file.readUInt32LE(at + 16),
      ...sizes,
    });
    at = nameEnd + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return entries;
}

/** Sizes and place of a file; those that are all ones stand in the fields of 8 bytes of ZIP64, in this order. */
function readSizes(
  file: Buffer,
  { at, extra }: { at: number; extra: number },
): Pick<Entry, 'size' | 'packed' | 'offset'> {
  const end = Math.min(extra + file.readUInt16LE(at + 30), file.length);
  const long: number[] = [];
  for (let field = extra; field + 4 <= end; field += 4 + file.readUInt16LE(field + 2)) {
    if (file.readUInt16LE(field) !== ZIP64) continue;
    const last = Math.min(field + 4 + file.readUInt16LE(field + 2), end);
    for (let value = field + 4; value + 8 <= last; value += 8) long.push(Number(file.readBigUInt64LE(value)));
  }
  const [size = 0, packed = 0, offset = 0] = [24, 20, 42].map((place) => {
    const value = file.readUInt32LE(at + place);
    return value === MAX_UINT32 ? (long.shift() ?? value) : value;
  });
  return { size, packed, offset };
}

function packedBytes(file: Buffer, { offset, packed }: Entry): Buffer {
  const isLocal = file.subarray(offset, offset + 4).equals(LOCAL_SIGNATURE);
  if (!isLocal || offset + LOCAL_BYTES > file.length) throw new UnreadableError('broken');
  const start = offset + LOCAL_BYTES + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28);
  if (start + packed > file.length) throw new UnreadableError('broken');
  return file.subarray(start, start + packed);
}

function unpack(packed: Buffer, { method, size }: Entry): Buffer {
  if (method === STORED) return packed;
  if (method !== DEFLATED) throw new UnreadableError('broken');
  try {
    // One byte more than declared is enough to know that there are more.
    return inflateRawSync(packed, { maxOutputLength: size + 1 });
  } catch {
    throw new UnreadableError('damaged');
  }
}
