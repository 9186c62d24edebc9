/** What a file is by its content, whatever its name says. */
export type FileKind = 'pdf' | 'zip' | 'encrypted' | 'other-spreadsheet' | 'picture' | 'text' | 'unknown-format';

/** How far into a file its mark may stand, in bytes. */
const MARK_RANGE = 1024;
const ZIP_MARKS = ['504b0304', '504b0506'];
/** Files of old Office programs, and encrypted ones of new. */
const COMPOUND_FILE = 'd0cf11e0a1b11ae1';
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage', 'utf16le');
const PICTURE_MARKS = ['ffd8ff', '89504e47', '47494638', '49492a00', '4d4d002a', '424d'];
/** After four bytes; the brands of HEIC and AVIF, and the form of WebP. */
const PICTURE_BRAND = /^(?:....ftyp(?:hei[cfsx]|hev[cx]|mif1|msf1|avif)|RIFF....WEBP)/s;
/** A spreadsheet that was saved as a web page or as XML, mostly with the name .xls. */
const MARKUP = /^\s*(?:\{\\rtf|<(?:\?xml|!doctype|html|table|head|meta)\b)/i;
/** The share of control characters that a text may have. */
const MAX_CONTROL_SHARE = 0.01;

/** Recognises a file by its first bytes; of a text by having no others. */
export function fileKind(bytes: Uint8Array): FileKind {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const head = file.subarray(0, MARK_RANGE);
  if (head.includes('%PDF-')) return 'pdf';
  const hex = head.toString('hex', 0, 8);
  const latin1 = head.toString('latin1');
  if (ZIP_MARKS.some((mark) => hex.startsWith(mark))) return 'zip';
  if (hex === COMPOUND_FILE) return file.includes(ENCRYPTED_PACKAGE) ? 'encrypted' : 'other-spreadsheet';
  if (PICTURE_MARKS.some((mark) => hex.startsWith(mark)) || PICTURE_BRAND.test(latin1)) return 'picture';
  if (MARKUP.test(latin1.replace(/^\xef\xbb\xbf/, '')))
    return /<(?:table|workbook|html)|urn:schemas-microsoft-com:office/i.test(latin1)
      ? 'other-spreadsheet'
      : 'unknown-format';
  return isText(file) ? 'text' : 'unknown-format';
}

function isText(file: Buffer): boolean {
  if (file.length === 0) return false;
  const mark = file.toString('hex', 0, 2);
  if (mark === 'fffe' || mark === 'feff') return true;
  if (file.includes(0)) return false;
  let controls = 0;
  for (const byte of file) if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13) controls += 1;
  return controls <= MAX_CONTROL_SHARE * file.length;
}
