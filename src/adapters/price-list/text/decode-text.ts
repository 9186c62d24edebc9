import { isUtf8 } from 'node:buffer';

const BOM_UTF_16LE = 'fffe';
const BOM_UTF_16BE = 'feff';

/** Text as UTF-8 with or without its mark, UTF-16 with its mark, or otherwise Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const mark = Buffer.from(bytes.subarray(0, 2)).toString('hex');
  if (mark === BOM_UTF_16LE) return new TextDecoder('utf-16le').decode(bytes);
  if (mark === BOM_UTF_16BE) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252').decode(bytes);
}
