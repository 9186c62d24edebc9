import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { compressedStreams } from '#adapters/price-list/pdf/compressed-streams.ts';
import { MEGA } from '../pdf/compression.ts';
import { CATALOGUE, onePage, PAGES, pdfOf, stream } from '../pdf/pdf.ts';
import { listFile } from '../price-lists/cases.ts';

export type HostilePdf = { name: string; bytes: () => Uint8Array<ArrayBuffer> };

const text = (content: string) => new Uint8Array(Buffer.from(content, 'latin1'));
const pageTree = (pages: string, ...more: string[]) => pdfOf([CATALOGUE, pages, ...more]);
const LEAF = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>';
const truncated = (name: string, share: number) => {
  const bytes = listFile(name);
  return bytes.slice(0, Math.floor(share * bytes.length));
};
/** A list with one bit of its first page flipped: some lines are lost, others are changed. */
export function withFlippedBit(name: string): Uint8Array<ArrayBuffer> {
  const list = listFile(name);
  const [page = Buffer.alloc(0)] = compressedStreams(Buffer.from(list.buffer));
  const half = Math.floor(page.length / 2);
  page[half] = (page[half] ?? 0) ^ 4;
  return list;
}
/** A file with these entries in its encryption dictionary. */
const encryptedPdf = (how: string) => pdfOf([CATALOGUE, PAGES, LEAF], `/Encrypt << ${how} >> /ID [(a) (b)]`);

/** Files that are no price list, harmless or not; each must be refused in time and leave nothing behind. */
export const refusedPdfs: HostilePdf[] = [
  { name: 'nothing', bytes: () => text('') },
  { name: 'a web page', bytes: () => text('<html><body>lista de precios</body></html>') },
  { name: 'a picture', bytes: () => text('\x89PNG\r\n\x1a\n\0\0\0\rIHDR') },
  { name: 'an archive, or a document of an office', bytes: () => text(`PK\x03\x04\x14\0${'x'.repeat(3000)}`) },
  { name: 'a packed list', bytes: () => new Uint8Array(gzipSync(listFile('a4-folleto-dos-columnas'))) },
  { name: 'the mark after a kilobyte of other things', bytes: () => text(`${'x'.repeat(2000)}%PDF-1.7\n`) },
  { name: 'the mark alone', bytes: () => text('%PDF-1.7\n') },
  { name: 'the mark and noise', bytes: () => text(`%PDF-1.7\n${'\xff\0\x7f'.repeat(5000)}`) },
  {
    name: 'the mark and four megabytes of ends',
    bytes: () => text(`%PDF-1.7\n${'startxref\n9\n%%EOF\n'.repeat((4 * MEGA) / 18)}`),
  },
  {
    name: 'the mark and four megabytes of beginnings',
    bytes: () => text(`%PDF-1.7\n${'1 0 obj\n'.repeat((4 * MEGA) / 8)}`),
  },
  { name: 'half of a list', bytes: () => truncated('a2-planilla-mayorista-sugerido', 0.5) },
  { name: 'nearly all of a list', bytes: () => truncated('a4-folleto-dos-columnas', 0.98) },
  { name: 'a list with a damaged page', bytes: () => withFlippedBit('a1-lista-por-marca') },
  { name: 'no catalogue', bytes: () => pdfOf(['<< /Type /Nothing >>']) },
  { name: 'no pages', bytes: () => pageTree('<< /Type /Pages /Kids [] /Count 0 >>') },
  { name: 'pages that are themselves', bytes: () => pageTree('2 0 R') },
  { name: 'pages that are others in a ring', bytes: () => pageTree('3 0 R', '4 0 R', '2 0 R') },
  { name: 'a page tree that holds itself', bytes: () => pageTree('<< /Type /Pages /Kids [2 0 R] /Count 1 >>') },
  {
    name: 'two page trees that hold each other',
    bytes: () => pageTree(PAGES, '<< /Type /Pages /Parent 2 0 R /Kids [2 0 R] /Count 1 >>'),
  },
  { name: 'more pages than there are', bytes: () => pageTree('<< /Type /Pages /Kids [3 0 R] /Count 100000 >>', LEAF) },
  { name: 'all pages that can be', bytes: () => pageTree('<< /Type /Pages /Kids [3 0 R] /Count 2147483647 >>', LEAF) },
  { name: 'fewer than no pages', bytes: () => pageTree('<< /Type /Pages /Kids [3 0 R] /Count -5 >>', LEAF) },
  {
    name: '100,000 pages',
    bytes: () => pageTree(`<< /Type /Pages /Kids [${'3 0 R '.repeat(100_000)}] /Count 100000 >>`, LEAF),
  },
  { name: '200 pages', bytes: () => pageTree(`<< /Type /Pages /Kids [${'3 0 R '.repeat(200)}] /Count 200 >>`, LEAF) },
  { name: 'a page tree 20,000 deep', bytes: deepTree },
  {
    name: '200,000 dictionaries in each other',
    bytes: () => pdfOf([CATALOGUE, `<< /Type /Pages /Count 1 /Kids [3 0 R] /A ${'<< /A '.repeat(200_000)}`, LEAF]),
  },
  {
    name: 'a table of objects that comes before the file',
    bytes: () => pdfOf([CATALOGUE, PAGES, LEAF], '/Prev 0'),
  },
  { name: 'a table of objects that comes before itself', bytes: tableBeforeItself },
  { name: 'five thousand tables of objects', bytes: manyTables },
  {
    name: 'a length that is its own stream',
    bytes: () => onePage(Buffer.from('<< /Length 5 0 R >>\nstream\nBT ET\nendstream')),
  },
  { name: 'a password', bytes: () => new Uint8Array(readFileSync(new URL('needs-password.pdf', import.meta.url))) },
  {
    name: 'an encryption that nobody knows',
    bytes: () => encryptedPdf('/Filter /Standard /V 99 /R 99 /O (x) /U (x) /P 0'),
  },
  { name: 'an encryption for certain people', bytes: () => encryptedPdf('/Filter /Adobe.PubSec /V 4') },
  {
    name: 'an encryption whose keys are nought',
    bytes: () => {
      const nought = (length: number) => `<${'00'.repeat(length)}>`;
      const keys = `/O ${nought(48)} /U ${nought(48)} /OE ${nought(32)} /UE ${nought(32)} /Perms ${nought(16)}`;
      const filters = '/CF << /StdCF << /CFM /AESV3 /Length 32 >> >> /StmF /StdCF /StrF /StdCF';
      return encryptedPdf(`/Filter /Standard /V 5 /R 6 /Length 256 ${keys} /P -4 ${filters}`);
    },
  },
  {
    name: 'a script that opens with the file',
    bytes: () =>
      pdfOf([
        '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (while\\(true\\){}) >> >>',
        PAGES,
        LEAF,
      ]),
  },
  {
    name: 'a list that is only in the fields of a form',
    bytes: () =>
      pdfOf([
        '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [4 0 R] >> >>',
        PAGES,
        LEAF.replace('>>', '/Annots [4 0 R] >>'),
        '<< /Type /Annot /Subtype /Widget /FT /Tx /V (Whey 1 kg $ 38.500) /T (a) /Rect [0 0 100 20] /P 3 0 R >>',
      ]),
  },
  {
    name: 'a form in XML that laughs a thousand million times',
    bytes: () =>
      pdfOf(['<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [] /XFA 4 0 R >> >>', PAGES, LEAF, stream(laughs())]),
  },
];

function laughs(): string {
  const entities = Array.from({ length: 9 }, (_, level) => {
    return `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`;
  });
  return `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY l0 "ja">${entities.join('')}]><xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template>&l9;</template></xdp:xdp>`;
}

function deepTree(): Uint8Array<ArrayBuffer> {
  const depth = 20_000;
  const nodes = Array.from({ length: depth }, (_, level) => `<< /Type /Pages /Kids [${level + 3} 0 R] /Count 1 >>`);
  return pdfOf([CATALOGUE, ...nodes, LEAF]);
}

function tableBeforeItself(): Uint8Array<ArrayBuffer> {
  const file = Buffer.from(pdfOf([CATALOGUE, PAGES, LEAF], '/Prev 00000')).toString('latin1');
  const [, start = ''] = /startxref\n(\d+)/.exec(file) ?? [];
  return text(file.replace('/Prev 00000', `/Prev ${start.padStart(5, '0')}`));
}

/** A chain of cross-reference tables. */
function manyTables(): Uint8Array<ArrayBuffer> {
  let file = Buffer.from(pdfOf([CATALOGUE, PAGES, LEAF])).toString('latin1');
  let [, before = ''] = /startxref\n(\d+)/.exec(file) ?? [];
  for (let count = 0; count < 5000; count += 1) {
    const start = String(file.length);
    file += `xref\n0 0\ntrailer\n<< /Size 4 /Root 1 0 R /Prev ${before} >>\nstartxref\n${start}\n%%EOF\n`;
    before = start;
  }
  return text(file);
}
