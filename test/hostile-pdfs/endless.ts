import { deflateSync } from 'node:zlib';
import { bomb, flate, lzw, MEGA } from '../pdf/compression.ts';
import { CATALOGUE, onePage, PAGES, PLAIN_FONT, pdfOf, ROW, stream } from '../pdf/pdf.ts';
import { modernPdf } from '../pdf/xref-stream.ts';
import type { HostilePdf } from './refused.ts';

const LEAF = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>';
const DRAWN =
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>';
const often = (text: string, times: number) => Buffer.alloc(text.length * times, text, 'latin1');
/** A page with a text in a font of its own, object 6, and more objects from 7. */
const inFont = (font: string, further: (string | Buffer)[], content = 'BT /F2 9 Tf (AAAA) Tj ET') =>
  onePage(content, { resources: '/Font << /F1 4 0 R /F2 6 0 R >>', further: [font, ...further] });

/** The file that takes most memory in the shortest time. */
export const memoryBomb: HostilePdf = {
  name: 'a page that inflates to a gigabyte',
  bytes: () => onePage(stream(bomb(1024), '/Filter /FlateDecode')),
};

/** A small file that would be read for ever: it is ended when its CPU time is over. */
export const slowestPdf: HostilePdf = { name: 'forms that draw each other two by two', bytes: doubling };

/** Small files that would keep a reader busy for long, or take all memory: they end at a limit of time or memory. */
export const endlessPdfs: HostilePdf[] = [
  memoryBomb,
  {
    name: 'a page deflated twice',
    bytes: () => onePage(stream(deflateSync(bomb(1024)), '/Filter [/FlateDecode /FlateDecode]')),
  },
  {
    name: 'a page deflated eight times',
    bytes: () => {
      const deflated = Array.from({ length: 7 }).reduce<Buffer>((bytes) => deflateSync(bytes), bomb(1024));
      return onePage(stream(deflated, `/Filter [${'/FlateDecode '.repeat(8)}]`));
    },
  },
  {
    name: 'a gigabyte in hexadecimal',
    bytes: () => onePage(stream(bomb(1024).toString('hex'), '/Filter [/ASCIIHexDecode /FlateDecode]')),
  },
  {
    name: 'runs of a gigabyte',
    bytes: () => {
      const runs = deflateSync(Buffer.alloc(16 * MEGA, Buffer.from([0x81, 32])));
      return onePage(stream(runs, '/Filter [/FlateDecode /RunLengthDecode]'));
    },
  },
  {
    name: 'zeros in ASCII85',
    bytes: () => onePage(stream(deflateSync(Buffer.alloc(300 * MEGA, 'z')), '/Filter [/FlateDecode /ASCII85Decode]')),
  },
  {
    name: 'runs in LZW',
    bytes: () => onePage(stream(deflateSync(lzw(200)), '/Filter [/FlateDecode /LZWDecode]')),
  },
  {
    name: 'an object stream that inflates to a gigabyte',
    bytes: () => modernPdf({ objects: [CATALOGUE, PAGES], packed: [LEAF], pack: (head) => bomb(1024, { head }) }),
  },
  {
    name: 'a table of objects that inflates to a gigabyte',
    bytes: () =>
      modernPdf({
        objects: [CATALOGUE, PAGES, LEAF],
        packTable: (head) => bomb(1024, { head, byte: 1 }),
        size: 2_000_000_000,
      }),
  },
  {
    name: 'a table of a thousand million objects',
    bytes: () =>
      modernPdf({
        objects: [CATALOGUE, PAGES, LEAF],
        packTable: (head) => bomb(200, { head, byte: 0 }),
        more: '/Index [0 4 0 1000000000]',
      }),
  },
  {
    name: 'a font file that inflates to a gigabyte',
    bytes: () =>
      inFont(
        '<< /Type /Font /Subtype /TrueType /BaseFont /X /FirstChar 65 /LastChar 65 /Widths [500] /FontDescriptor 7 0 R >>',
        [
          '<< /Type /FontDescriptor /FontName /X /Flags 4 /FontFile2 8 0 R >>',
          stream(bomb(1024, { head: Buffer.from('00010000ffff008000030070', 'hex'), byte: 0 }), '/Filter /FlateDecode'),
        ],
      ),
  },
  {
    name: 'a font of two thousand million widths',
    bytes: () =>
      inFont('<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /DescendantFonts [7 0 R] >>', [
        '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X /W [0 2000000000 500] /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>',
      ]),
  },
  {
    name: 'a letter that stands for a hundred thousand',
    bytes: () =>
      inFont(
        '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 7 0 R >>',
        [
          flate(
            `1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar\n<41> <${'0041'.repeat(100_000)}>\nendbfchar`,
          ),
        ],
        `BT /F2 9 Tf (${'A'.repeat(20_000)}) Tj ET`,
      ),
  },
  slowestPdf,
  { name: 'ten million saved states', bytes: () => onePage(flate(often('q ', 10 * MEGA))) },
  { name: 'three million lines', bytes: () => onePage(flate(often('0 0 m 9 9 l S ', 3_000_000))) },
  {
    name: 'two million texts',
    bytes: () => onePage(flate(`BT /F1 9 Tf ${'1 50 Td (Whey 9) Tj '.repeat(2_000_000)} ET`)),
  },
  {
    name: 'as many texts as are allowed, in one place',
    bytes: () => onePage(flate(`BT /F1 9 Tf ${'1 0 0 1 50 50 Tm (Whey 1 kg $ 9.000) Tj '.repeat(140_000)} ET`)),
  },
  { name: 'a million marks around nothing', bytes: () => onePage(flate(often('/P << /MCID 0 >> BDC ', 1_000_000))) },
  {
    name: 'pictures within the page',
    bytes: () => onePage(flate(often('BI /W 1 /H 1 /BPC 1 /IM true ID x EI ', 300_000))),
  },
  {
    name: 'a text of a hundred megabytes',
    bytes: () => onePage(flate(`BT /F1 9 Tf (${'A'.repeat(100 * MEGA)}) Tj ET`)),
  },
  { name: 'a text without end', bytes: () => onePage(flate(`BT /F1 9 Tf <${'A'.repeat(50 * MEGA)}`)) },
  {
    name: 'one content a hundred thousand times',
    bytes: () => {
      const page = DRAWN.replace('5 0 R', `[${'5 0 R '.repeat(100_000)}]`);
      return pdfOf([CATALOGUE, PAGES, page, PLAIN_FONT, stream(`${ROW} `.repeat(2000))]);
    },
  },
  {
    name: 'a full page 120 times',
    bytes: () => {
      const pages = `<< /Type /Pages /Kids [${'3 0 R '.repeat(120)}] /Count 120 >>`;
      return pdfOf([CATALOGUE, pages, DRAWN, PLAIN_FONT, flate(often('0 0 m 9 9 l S ', 100_000))]);
    },
  },
  {
    name: 'fields of a form 300,000 times',
    bytes: () => {
      const page = DRAWN.replace('/Contents', `/Annots [${'6 0 R '.repeat(300_000)}] /Contents`);
      const field = '<< /Type /Annot /Subtype /Widget /FT /Tx /V (Whey $ 100) /T (a) /Rect [0 0 100 20] >>';
      return pdfOf([CATALOGUE, PAGES, page, PLAIN_FONT, stream(ROW), field]);
    },
  },
];

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
