import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive; the fields after `content` are written as they are, whatever is true. */
export type ZipFile = {
  name: string;
  content: Uint8Array | string;
  size?: number;
  checksum?: number;
  flags?: number;
  method?: number;
  packed?: Uint8Array;
  offset?: number;
  /** Whether sizes and place stand in fields of 8 bytes. */
  zip64?: boolean;
};

/** A ZIP archive with these files. */
export function zipOf(files: readonly ZipFile[]): Uint8Array<ArrayBuffer> {
  const chunks: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const file of files) {
    const content = Buffer.from(file.content);
    const packed = Buffer.from(file.packed ?? deflateRawSync(content));
    const name = Buffer.from(file.name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(file.flags ?? 0, 2);
    fields.writeUInt16LE(file.method ?? 8, 4);
    fields.writeUInt32LE(file.checksum ?? crc32(content), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(file.size ?? content.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const head = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, name]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(file.offset ?? at, 10);
    const extra = file.zip64 ? toZip64({ fields, tail, place: at }) : Buffer.alloc(0);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), fields, tail, name, extra]));
    chunks.push(head, packed);
    at += head.length + packed.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(at, 12);
  return new Uint8Array(Buffer.concat([...chunks, entries, Buffer.from('PK\x05\x06', 'latin1'), end]));
}

/** Moves sizes and place of an entry into an extra field of 8 bytes each. */
function toZip64({ fields, tail, place }: { fields: Buffer; tail: Buffer; place: number }): Buffer {
  const extra = Buffer.alloc(28);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(24, 2);
  extra.writeBigUInt64LE(BigInt(fields.readUInt32LE(18)), 4);
  extra.writeBigUInt64LE(BigInt(fields.readUInt32LE(14)), 12);
  extra.writeBigUInt64LE(BigInt(place), 20);
  fields.fill(0xff, 14, 22);
  fields.writeUInt16LE(extra.length, 24);
  tail.fill(0xff, 10, 14);
  return extra;
}
