import { deflateSync } from 'node:zlib';
import { stream } from './pdf.ts';

type ModernPdfOptions = {
  /** Plain objects, numbered from 1; the first is the catalogue. */
  objects: readonly (string | Buffer)[];
  /** Objects in an object stream, numbered after the plain ones. */
  packed?: readonly string[];
  /** Deflates the object stream, or the table. */
  pack?: (bytes: Buffer) => Buffer;
  packTable?: (bytes: Buffer) => Buffer;
  /** Further entries of the table's dictionary. */
  more?: string;
  size?: number;
};

/** A PDF 1.5 with a cross-reference stream and an object stream. */
export function modernPdf({
  objects,
  packed = [],
  pack = deflateSync,
  packTable = deflateSync,
  more = '',
  size,
}: ModernPdfOptions): Uint8Array<ArrayBuffer> {
  const first = objects.length + 1;
  const container = first + packed.length;
  const heads = packed.map((_, index) => {
    const before = packed.slice(0, index).reduce((sum, one) => sum + one.length + 1, 0);
    return `${first + index} ${before}`;
  });
  const head = `${heads.join(' ')} `;
  const inner = pack(Buffer.from(`${head}${packed.join(' ')} `, 'latin1'));
  const holding = stream(inner, `/Type /ObjStm /N ${packed.length} /First ${head.length} /Filter /FlateDecode`);
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets = new Map<number, number>();
  let at = 9;
  const put = (number: number, object: string | Buffer) => {
    const part = Buffer.concat([Buffer.from(`${number} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]);
    offsets.set(number, at);
    parts.push(part);
    at += part.length;
  };
  for (const [index, object] of objects.entries()) put(index + 1, object);
  if (packed.length > 0) put(container, holding);
  const table = container + 1;
  const rows = Array.from({ length: table + 1 }, (_, number) => {
    const row = Buffer.alloc(7);
    const isPacked = number >= first && number < container;
    row.writeUInt8(number === 0 ? 0 : isPacked ? 2 : 1, 0);
    row.writeUInt32BE(isPacked ? container : number === table ? at : (offsets.get(number) ?? 0), 1);
    row.writeUInt16BE(isPacked ? number - first : 0, 5);
    return row;
  });
  const start = at;
  const dictionary = `/Type /XRef /W [1 4 2] /Root 1 0 R /Size ${size ?? table + 1} /Filter /FlateDecode ${more}`;
  put(table, stream(packTable(Buffer.concat(rows)), dictionary));
  parts.push(Buffer.from(`startxref\n${start}\n%%EOF\n`));
  return new Uint8Array(Buffer.concat(parts));
}
