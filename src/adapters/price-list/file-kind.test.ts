import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { listFile } from '../../../test/price-lists/cases.ts';
import { workbookOf } from '../../../test/spreadsheets/workbook.ts';
import { fileKind } from './file-kind.ts';

const bytes = (text: string, encoding: BufferEncoding = 'latin1') => Buffer.from(text, encoding);
const ole = (content: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600), bytes(content, 'utf16le')]);

it.each([
  ['a PDF', listFile('a4-folleto-dos-columnas'), 'pdf'],
  ['a PDF after other bytes', bytes(`\0\0junk%PDF-1.7`), 'pdf'],
  ['a workbook', workbookOf([{ name: 'x' }]), 'zip'],
  ['a workbook with a password', ole('EncryptedPackage'), 'encrypted'],
  ['an .xls', ole('Workbook'), 'other-spreadsheet'],
  [
    'a web page named .xls',
    bytes('\r\n<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table>'),
    'other-spreadsheet',
  ],
  ['a web page', bytes('\xef\xbb\xbf<!DOCTYPE html><html><table>'), 'other-spreadsheet'],
  [
    'an .xml of Excel 2003',
    bytes('<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">'),
    'other-spreadsheet',
  ],
  ['other XML', bytes('<?xml version="1.0"?><nota/>'), 'unknown-format'],
  ['rich text', bytes('{\\rtf1 Whey $ 100}'), 'unknown-format'],
  ['a HEIC photo', bytes('\0\0\0\x18ftypheic\0\0\0\0'), 'picture'],
  ['a picture of another kind', bytes('GIF89a'), 'picture'],
  ['text', bytes('Whey 1 kg $ 100'), 'text'],
  ['text of Windows', bytes('Maní 1 kg $ 100\r\n\t'), 'text'],
  ['text in UTF-16', bytes('\ufeffWhey', 'utf16le'), 'text'],
  ['nothing', bytes(''), 'unknown-format'],
  ['text with a NUL', bytes('Whey\0 1 kg'), 'unknown-format'],
  ['noise', Buffer.from(Array.from({ length: 300 }, (_, index) => (index * 7) % 256 || 1)), 'unknown-format'],
])('%s is told by its content', (_, content, kind) => {
  expect(fileKind(content)).toBe(kind);
});

it.each(['jpeg', 'png', 'webp', 'avif', 'tiff'] as const)('a photo in %s is a picture', async (format) => {
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } });
  expect(fileKind(await image.toFormat(format).toBuffer())).toBe('picture');
});

it('a programme is no text', () => {
  expect(fileKind(readFileSync(process.execPath).subarray(0, 100_000))).toBe('unknown-format');
});
