import { readFileSync } from 'node:fs';
import { CATALOGUE, onePage, PAGES, PLAIN_FONT, ROW, stream } from '../pdf/pdf.ts';
import { modernPdf } from '../pdf/xref-stream.ts';
import { listFile } from '../price-lists/cases.ts';
import type { HostilePdf } from './refused.ts';

const around = (before: string, after: string) =>
  new Uint8Array(Buffer.concat([Buffer.from(before), listFile('a4-folleto-dos-columnas'), Buffer.from(after)]));
const lists = (name: string) => new Uint8Array(readFileSync(new URL(`${name}.pdf`, import.meta.url)));
const changed = (from: string, to: string) =>
  new Uint8Array(Buffer.from(Buffer.from(onePage(ROW)).toString('latin1').replace(from, to), 'latin1'));
const typeThree = (next: number) =>
  `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [1 0 0 1 0 0] /CharProcs << /A 7 0 R >> /Encoding << /Type /Encoding /Differences [65 /A] >> /FirstChar 65 /LastChar 65 /Widths [9] /Resources << /Font << /F2 ${next} 0 R >> >> >>`;
const inFont = (font: string, ...further: (string | Buffer)[]) =>
  onePage(`${ROW} BT /F2 9 Tf (A) Tj ET`, {
    resources: '/Font << /F1 4 0 R /F2 6 0 R >>',
    further: [font, ...further],
  });

/** One of the sample lists in another shape: all its rows are read. */
export const reshapedLists: HostilePdf[] = [
  { name: 'locked against printing and changing (AES-256)', bytes: () => lists('owner-aes-256') },
  { name: 'locked against changing (AES-128)', bytes: () => lists('owner-aes-128') },
  { name: 'locked against changing (RC4)', bytes: () => lists('owner-rc4-40') },
  { name: 'encrypted without a password (AES-256)', bytes: () => lists('empty-aes-256') },
  {
    name: 'after the head of an answer',
    bytes: () => around('HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n', ''),
  },
  { name: 'before a web page', bytes: () => around('', '\n<html>'.repeat(3000)) },
  { name: 'before nothing', bytes: () => around('', '\0'.repeat(200_000)) },
];

/** Files that are odd and still a list of one row: it is read, and what else they hold is left alone. */
export const oddLists: HostilePdf[] = [
  { name: 'a damaged table of objects', bytes: () => changed('xref', 'xxxx') },
  { name: 'a paper without size', bytes: () => changed('[0 0 595 842]', '[0 0 0 0]    ') },
  { name: 'a paper without end', bytes: () => changed('[0 0 595 842]', '[-1e308 -1e308 1e308 1e308]') },
  {
    name: 'two hundred thousand boxes in one path',
    bytes: () =>
      onePage(`${Array.from({ length: 200_000 }, (_, at) => `${at % 500} ${at % 600} 30 20 re`).join('\n')} S ${ROW}`),
  },
  { name: 'a huge unit', bytes: () => changed('/Contents', '/UserUnit 1e300 /Contents') },
  {
    name: 'scripts',
    bytes: () =>
      changed(
        '/Pages 2 0 R',
        '/Pages 2 0 R /OpenAction << /S /JavaScript /JS (while\\(1\\){}) >> /AA << /WC << /S /Launch /F (calc.exe) >> >>',
      ),
  },
  {
    name: 'another file in it',
    bytes: () =>
      Uint8Array.from(
        onePage(ROW, {
          resources: '/Properties << /E 7 0 R >>',
          further: [
            stream('MZ', '/Type /EmbeddedFile /Subtype /application#2Fx-msdownload'),
            '<< /Type /Filespec /F (lista.exe) /EF << /F 6 0 R >> >>',
          ],
        }),
      ),
  },
  {
    name: 'its font in an object stream',
    bytes: () =>
      modernPdf({
        objects: [
          CATALOGUE,
          PAGES,
          '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
          stream(ROW),
        ],
        packed: [PLAIN_FONT],
      }),
  },
  {
    name: 'a length of a terabyte',
    bytes: () => onePage(Buffer.from(`<< /Length 999999999999 >>\nstream\n${ROW}\nendstream`)),
  },
  { name: 'a length below nothing', bytes: () => onePage(Buffer.from(`<< /Length -5 >>\nstream\n${ROW}\nendstream`)) },
  { name: 'a text beyond all places', bytes: () => onePage(`BT /F1 9 Tf 1e400 1e308 Td (Creatina) Tj ET ${ROW}`) },
  { name: 'a letter drawn by itself', bytes: () => inFont(typeThree(6), stream('9 0 d0 BT /F2 9 Tf (AA) Tj ET')) },
  {
    name: 'a font that is none',
    bytes: () =>
      inFont(
        '<< /Type /Font /Subtype /TrueType /BaseFont /X /FirstChar 0 /LastChar 2000000000 /Widths [500] /FontDescriptor 7 0 R >>',
        '<< /Type /FontDescriptor /FontName /X /Flags 4 /FontFile2 8 0 R >>',
        stream(Buffer.concat([Buffer.from('00010000ffff008000030070', 'hex'), Buffer.alloc(20_000, 255)])),
      ),
  },
  {
    name: 'letters of a font without end',
    bytes: () =>
      inFont(
        '<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /ToUnicode 7 0 R /DescendantFonts [8 0 R] >>',
        stream('1 beginbfrange\n<00000000> <FFFFFFFF> <0041>\nendbfrange'),
        '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>',
      ),
  },
];
