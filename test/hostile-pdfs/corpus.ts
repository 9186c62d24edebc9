import { readFileSync } from 'node:fs';
import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { CATALOGUE, onePage, pdfOf, ROW, stream } from './pdf.ts';

export type HostilePdf = { what: string; bytes: () => Uint8Array<ArrayBuffer> };

/** It ends at a limit of time or memory. */
export type EndlessPdf = HostilePdf & { reason: 'time' | 'memory' };

const MEGA = 1024 * 1024;
const text = (content: string) => new Uint8Array(Buffer.from(content, 'latin1'));
const flate = (bytes: Buffer) => stream(deflateSync(bytes), '/Filter /FlateDecode');
const tree = (pages: string, ...more: string[]) => pdfOf([CATALOGUE, pages, ...more]);
const LEAF = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>';

/** A page that is one picture, as scanners make them. */
const SCAN = onePage('q 595 0 0 842 0 0 cm /Im Do Q', {
  resources: '/XObject << /Im 6 0 R >>',
  further: [
    stream(
      Buffer.alloc(64, 200),
      '/Type /XObject /Subtype /Image /Width 8 /Height 8 /ColorSpace /DeviceGray /BitsPerComponent 8',
    ),
  ],
});

/** Spaces, deflated: a megabyte of them over and over again. */
function bomb(megabytes: number): Buffer {
  const block = deflateRawSync(Buffer.alloc(MEGA, 32), { finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    ...Array.from({ length: megabytes }, () => block),
    Buffer.from([3, 0]),
  ]);
}

/** Files that are no price list, harmless or not: each has to be refused, in time and with nothing left of it. */
export const hostilePdfs: HostilePdf[] = [
  { what: 'nothing', bytes: () => text('') },
  { what: 'text', bytes: () => text('Whey 1 kg $ 100') },
  { what: 'a web page', bytes: () => text('<html><body>lista de precios</body></html>') },
  { what: 'a picture', bytes: () => text('\x89PNG\r\n\x1a\n\0\0\0\rIHDR') },
  { what: 'an archive', bytes: () => text('PK\x03\x04lista.pdf') },
  { what: 'the mark after a kilobyte of other things', bytes: () => text(`${'x'.repeat(2000)}%PDF-1.7\n`) },
  { what: 'the mark alone', bytes: () => text('%PDF-1.7\n') },
  { what: 'the mark and noise', bytes: () => text(`%PDF-1.7\n${'\xff\0\x7f'.repeat(5000)}`) },
  { what: 'no catalogue', bytes: () => pdfOf(['<< /Type /Nothing >>']) },
  { what: 'no pages', bytes: () => tree('<< /Type /Pages /Kids [] /Count 0 >>') },
  { what: 'a page tree that holds itself', bytes: () => tree('<< /Type /Pages /Kids [2 0 R] /Count 1 >>') },
  {
    what: 'two page trees that hold each other',
    bytes: () =>
      tree('<< /Type /Pages /Kids [3 0 R] /Count 1 >>', '<< /Type /Pages /Parent 2 0 R /Kids [2 0 R] /Count 1 >>'),
  },
  { what: 'more pages than there are', bytes: () => tree('<< /Type /Pages /Kids [3 0 R] /Count 100000 >>', LEAF) },
  { what: 'fewer than no pages', bytes: () => tree('<< /Type /Pages /Kids [3 0 R] /Count -5 >>', LEAF) },
  {
    what: '100,000 pages',
    bytes: () => tree(`<< /Type /Pages /Kids [${'3 0 R '.repeat(100_000)}] /Count 100000 >>`, LEAF),
  },
  { what: '200 pages', bytes: () => tree(`<< /Type /Pages /Kids [${'3 0 R '.repeat(200)}] /Count 200 >>`, LEAF) },
  { what: 'a page tree 20,000 deep', bytes: deepTree },
  { what: '200,000 brackets', bytes: () => onePage(`${'['.repeat(200_000)}${']'.repeat(200_000)} TJ`) },
  {
    what: '200,000 dictionaries in each other',
    bytes: () => pdfOf([CATALOGUE, `<< /Type /Pages /Count 1 /Kids [3 0 R] /A ${'<< /A '.repeat(200_000)}`, LEAF]),
  },
  {
    what: 'a table of objects that comes before itself',
    bytes: () => pdfOf([CATALOGUE, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>', LEAF], '/Prev 0'),
  },
  {
    what: 'a length that is its own stream',
    bytes: () => onePage(Buffer.from('<< /Length 5 0 R >>\nstream\nBT ET\nendstream')),
  },
  { what: 'a picture of a page', bytes: () => SCAN },
  {
    what: 'a picture of a gigapixel',
    bytes: () =>
      onePage('/Im Do', {
        resources: '/XObject << /Im 6 0 R >>',
        further: [
          stream(
            Buffer.alloc(9),
            '/Type /XObject /Subtype /Image /Width 60000 /Height 60000 /ColorSpace /DeviceRGB /BitsPerComponent 8',
          ),
        ],
      }),
  },
  { what: 'a password', bytes: () => new Uint8Array(readFileSync(new URL('encrypted.pdf', import.meta.url))) },
  {
    what: 'a form that draws itself',
    bytes: () =>
      onePage('/Fm Do', {
        resources: '/XObject << /Fm 6 0 R >>',
        further: [
          stream('/Fm Do', '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /Fm 6 0 R >> >>'),
        ],
      }),
  },
  {
    what: 'a script that opens with the file',
    bytes: () =>
      pdfOf([
        '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (while\\(true\\){}) >> >>',
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        LEAF,
      ]),
  },
];

/** Small files that would keep a reader busy for ever, or take all memory. */
export const endlessPdfs: EndlessPdf[] = [
  {
    what: 'a page that inflates to a gigabyte',
    bytes: () => onePage(stream(bomb(1024), '/Filter /FlateDecode')),
    reason: 'memory',
  },
  {
    what: 'a page deflated twice',
    bytes: () => onePage(stream(deflateSync(bomb(1024)), '/Filter [/FlateDecode /FlateDecode]')),
    reason: 'memory',
  },
  { what: 'forms that draw each other two by two', bytes: doubling, reason: 'time' },
  { what: 'ten million saved states', bytes: () => onePage(flate(Buffer.alloc(20 * MEGA, 'q '))), reason: 'time' },
  {
    what: 'two million texts',
    bytes: () => onePage(flate(Buffer.from(`BT /F1 9 Tf ${'1 50 Td (Whey 9) Tj '.repeat(2_000_000)} ET`))),
    reason: 'time',
  },
];

/** A file that is odd and still a list: it is read. */
export const oddLists: HostilePdf[] = [
  {
    what: 'letters of a font without end',
    bytes: () =>
      onePage('BT /F2 9 Tf (A) Tj ET', {
        resources: '/Font << /F2 6 0 R >>',
        further: [
          '<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /ToUnicode 7 0 R /DescendantFonts [8 0 R] >>',
          stream('1 beginbfrange\n<00000000> <FFFFFFFF> <0041>\nendbfrange'),
          '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>',
        ],
      }),
  },
  {
    what: 'a paper without size',
    bytes: () =>
      new Uint8Array(
        Buffer.from(Buffer.from(onePage(ROW)).toString('latin1').replace('[0 0 595 842]', '[0 0 0 0]    '), 'latin1'),
      ),
  },
  {
    what: 'a damaged table of objects',
    bytes: () =>
      new Uint8Array(Buffer.from(Buffer.from(onePage(ROW)).toString('latin1').replace('xref', 'xxxx'), 'latin1')),
  },
];

function deepTree(): Uint8Array<ArrayBuffer> {
  const depth = 20_000;
  const nodes = Array.from({ length: depth }, (_, level) => `<< /Type /Pages /Kids [${level + 3} 0 R] /Count 1 >>`);
  return pdfOf([CATALOGUE, ...nodes, LEAF]);
}

/** Thirty forms, each drawing the next twice: a thousand million drawings. */
function doubling(): Uint8Array<ArrayBuffer> {
  const forms = Array.from({ length: 30 }, (_, level) =>
    stream(
      level === 29 ? ROW : '/Fm Do /Fm Do',
      `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /Font << /F1 4 0 R >> /XObject << /Fm ${level + 7} 0 R >> >>`,
    ),
  );
  return onePage('/Fm Do', { resources: '/XObject << /Fm 6 0 R >>', further: forms });
}
