import { gzipSync } from 'node:zlib';
import { plainImage } from '../images/images.ts';
import { type HostileImage, MARK, SCRIPT } from './hostile-image.ts';

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${SCRIPT}</svg>`;
const XXE = '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
const LAUGHS = '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>';

/** First bytes of other formats, in latin1. */
const STARTS: Readonly<Record<string, string>> = {
  nothing: '',
  'one byte': '\xff',
  'two bytes of a JPEG': '\xff\xd8',
  zeros: '\0'.repeat(5000),
  'a page': `<!doctype html>${SCRIPT}`,
  SVG,
  'SVG with a declaration': `<?xml version="1.0"?>${SVG}`,
  'SVG with a foreign entity': `${XXE}${SVG}`,
  'SVG with entities in entities': `${LAUGHS}${SVG}`,
  'SVG behind a byte order mark': `\xef\xbb\xbf${SVG}`,
  'SVG behind spaces': `${' '.repeat(300)}${SVG}`,
  'SVG behind a comment': `<!-- ${'x'.repeat(500)} -->${SVG}`,
  'SVG with a foreign object': SVG.replace('<script>', '<foreignObject><iframe srcdoc="').replace(
    '</script>',
    '"/></foreignObject>',
  ),
  'SVG with a handler': `<svg xmlns="http://www.w3.org/2000/svg" onload="${MARK}"/>`,
  'SVG with a style sheet': `<?xml-stylesheet href="data:text/css,*{}"?>${SVG}`,
  XSLT: `<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">${SVG}</xsl:stylesheet>`,
  'GIF that is a script, too': `GIF89a/*\0\0*/=1;${MARK}`,
  PDF: `%PDF-1.7\n${SCRIPT}`,
  PostScript: '%!PS-Adobe-3.0 EPSF-3.0\n',
  PHP: '<?php system($_GET["c"]); ?>',
  ZIP: 'PK\x03\x04',
  ELF: '\x7fELF',
  EXE: 'MZ\x90\0',
  BMP: 'BM\x46\0\0\0',
  ICO: '\0\0\x01\0\x01\0',
  PSD: '8BPS\0\x01',
  'JPEG 2000': '\0\0\0\x0cjP  \r\n\x87\n',
  'JPEG XL': '\0\0\0\x0cJXL \r\n\x87\n',
  HEIC: '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
  MP4: '\0\0\0\x18ftypisom\0\0\0\0isommp42',
  WAV: 'RIFF\x24\0\0\0WAVEfmt ',
  PPM: 'P6 9 9 255\n',
  MVG: 'push graphic-context\nfill "url(http://127.0.0.1/)"',
  'a script of the shell': '#!/bin/sh\nrm -rf /\n',
  'a picture as a data URL': 'data:image/png;base64,iVBORw0KGgo=',
  'PNG behind a line break': '\n\x89PNG\r\n\x1a\n',
};

/** Files that are none of the four accepted formats, whatever their name and headers claim. */
export const otherFormats: readonly HostileImage[] = [
  ...Object.entries(STARTS).map(([name, start]) => ({ name, bytes: () => Buffer.from(start, 'latin1') })),
  { name: 'SVG in UTF-16', bytes: () => Buffer.from(`\ufeff${SVG}`, 'utf16le') },
  { name: 'SVG in a gzip', bytes: () => gzipSync(SVG) },
  { name: 'GIF', bytes: async () => plainImage(9, 9).gif().toBuffer() },
  { name: 'GIF with a JPEG behind it', bytes: async () => concat('GIF89a', await plainImage(9, 9).jpeg().toBuffer()) },
  { name: 'TIFF', bytes: async () => plainImage(9, 9).tiff().toBuffer() },
  { name: 'a page with a PNG behind it', bytes: async () => concat(SCRIPT, await plainImage(9, 9).png().toBuffer()) },
].map((image) => ({ ...image, statuses: [415] }));

function concat(start: string, image: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from(start), image]);
}
