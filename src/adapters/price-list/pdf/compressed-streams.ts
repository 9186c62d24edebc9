/** Longest part of a dictionary before a stream that is read. */
const MAX_DICTIONARY_BYTES = 4096;
/** Streams of images, metadata and fonts, which hold no text. */
const NO_TEXT = /\/(?:Image|Metadata|Length1|Type1C|CIDFontType0C|OpenType)\b/;
const FLATE = /\/Filter\s*(?:\[\s*)?\/FlateDecode\b/;
const STATED_LENGTH = /\/Length\s+(\d{1,9})(?!\s+\d+\s+R\b|\d)/;
const EOL = [0x0a, 0x0d];

/** The Flate streams of a PDF that may hold text; none of an encrypted file. */
export function* compressedStreams(file: Buffer): Generator<Buffer> {
  if (file.includes('/Encrypt')) return;
  let at = file.indexOf('stream');
  while (at >= 0) {
    const start = contentStart(file, at + 'stream'.length);
    const head = file.toString('latin1', Math.max(0, at - MAX_DICTIONARY_BYTES), at);
    const dictionary = head.slice(head.lastIndexOf(' obj') + 1);
    const [, stated = '0'] = STATED_LENGTH.exec(dictionary) ?? [];
    const end = start + Number(stated);
    const mark = file.indexOf('endstream', end);
    if (mark < 0) return;
    // False when the length is wrong or an indirect reference.
    const isStated = mark - end <= 2;
    if (FLATE.test(dictionary) && !NO_TEXT.test(dictionary)) {
      yield file.subarray(start, isStated ? end : beforeEol(file, { start, end: mark }));
    }
    at = file.indexOf('stream', mark + 'endstream'.length);
  }
}

function contentStart(file: Buffer, after: number): number {
  const eol = file.toString('latin1', after, after + 2);
  return after + (eol === '\r\n' ? 2 : EOL.includes(eol.charCodeAt(0)) ? 1 : 0);
}

function beforeEol(file: Buffer, { start, end }: { start: number; end: number }): number {
  let last = end;
  while (last > start && last > end - 2 && EOL.includes(file[last - 1] ?? 0)) last -= 1;
  return last;
}
