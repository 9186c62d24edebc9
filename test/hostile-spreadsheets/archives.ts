import { deflateRawSync } from 'node:zlib';
import { stylesOf, workbookOf, workbookParts } from '../spreadsheets/workbook.ts';
import { type ZipFile, zipOf } from '../spreadsheets/zip.ts';

/** A file that is refused, or whose list is read as far as there is one. */
export type HostileFile = { name: string; bytes: () => Uint8Array<ArrayBuffer> };

const MEGA = 1024 * 1024;
const LIST = [
  ['Producto', 'Precio'],
  ['Whey 1 kg', 38500],
];
const SHEET = 'xl/worksheets/sheet1.xml';

/** A workbook whose sheet is this file of the archive. */
function withSheet(sheet: Omit<ZipFile, 'name'>): Uint8Array<ArrayBuffer> {
  const parts = workbookParts([{ name: 'x', rows: LIST }]);
  return zipOf(parts.map((part) => (part.name === SHEET ? { name: SHEET, ...sheet } : part)));
}

function flipped(bytes: Uint8Array<ArrayBuffer>, share: number): Uint8Array<ArrayBuffer> {
  const at = Math.floor(share * bytes.length);
  bytes[at] = (bytes[at] ?? 0) ^ 8;
  return bytes;
}

const bigList = () =>
  workbookOf([{ name: 'x', rows: Array.from({ length: 300 }, (_, index) => [`Whey ${index} kg`, index]) }]);
const oldOffice = (content: string) =>
  new Uint8Array(
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512), Buffer.from(content, 'utf16le')]),
  );

/** Archives that are no workbook, or one that must not be inflated. */
export const refusedArchives: HostileFile[] = [
  { name: 'a bomb of 80 MB that says so', bytes: () => withSheet({ content: Buffer.alloc(80 * MEGA, ' ') }) },
  {
    name: 'a bomb that says it is small',
    bytes: () => withSheet({ content: '', size: 1000, packed: deflateRawSync(Buffer.alloc(80 * MEGA)) }),
  },
  {
    name: 'a bomb of many sheets',
    bytes: () => {
      const packed = deflateRawSync(Buffer.alloc(40 * MEGA, ' '));
      const parts = workbookParts(Array.from({ length: 40 }, (_, index) => ({ name: `Lista ${index}` })));
      const bomb = { content: '', packed, size: 40 * MEGA, checksum: 0 };
      return zipOf(parts.map((part) => (part.name.includes('sheets/') ? { ...part, ...bomb } : part)));
    },
  },
  {
    name: 'archives in archives',
    bytes: () => zipOf([{ name: 'lista.xlsx', content: zipOf([{ name: 'a.zip', content: bigList() }]) }]),
  },
  { name: 'half of a workbook', bytes: () => bigList().slice(0, 2000) },
  { name: 'a workbook without its last byte', bytes: () => bigList().slice(0, -1) },
  { name: 'a workbook with one bit changed', bytes: () => flipped(bigList(), 0.5) },
  { name: 'a workbook with a password', bytes: () => oldOffice('EncryptedPackage') },
  { name: 'an archive with a password', bytes: () => withSheet({ content: 'x', flags: 1 }) },
  { name: 'an .xls', bytes: () => oldOffice('Workbook') },
  {
    name: 'an .ods',
    bytes: () => zipOf([{ name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' }]),
  },
  {
    name: 'a web page named .xls',
    bytes: () => new Uint8Array(Buffer.from('<html><table><tr><td>Whey 1 kg<td>38500</table>')),
  },
  {
    name: 'a sheet that is there twice',
    bytes: () => zipOf([...workbookParts([{ name: 'x', rows: LIST }]), { name: SHEET, content: '' }]),
  },
  {
    name: 'sixty thousand files',
    bytes: () => zipOf(Array.from({ length: 60_000 }, (_, index) => ({ name: `${index}`, content: '' }))),
  },
  { name: 'a directory that begins in itself', bytes: () => withEnd({ offset: 10 }) },
  { name: 'a directory beyond the end', bytes: () => withEnd({ offset: 0xffffff00 }) },
  { name: 'an empty archive', bytes: () => zipOf([]) },
  { name: 'a workbook without sheets', bytes: () => workbookOf([]) },
  { name: 'a document of an office', bytes: () => zipOf([{ name: 'word/document.xml', content: '<a/>' }]) },
  { name: 'sheets that are elsewhere', bytes: () => withLinks('Target="../../../../etc/passwd"') },
  {
    name: 'sheets on another machine',
    bytes: () => withLinks('Target="http://127.0.0.1:9/a.xml" TargetMode="External"'),
  },
];

/** Workbooks with what a list does not need, which is never opened. */
export const harmlessArchives: HostileFile[] = [
  {
    name: 'macros',
    bytes: () =>
      workbookOf([{ name: 'x', rows: LIST }], {
        more: [{ name: 'xl/vbaProject.bin', content: Buffer.alloc(1000, 'x') }],
      }),
  },
  {
    name: 'links to other workbooks',
    bytes: () =>
      workbookOf(
        [
          {
            name: 'x',
            rows: [
              ...LIST,
              [{ xml: "<f>'http://127.0.0.1:9/[a.xlsx]x'!A1</f><v>Barra</v>", attributes: 't="str"' }, 900],
            ],
          },
        ],
        {
          links:
            '<Relationship Id="rIdLink" Type="x/externalLink" Target="http://127.0.0.1:9/a.xlsx" TargetMode="External"/>',
        },
      ),
  },
  {
    name: 'a bomb among the pictures',
    bytes: () =>
      workbookOf([{ name: 'x', rows: LIST }], {
        more: [{ name: 'xl/media/image1.png', content: Buffer.alloc(80 * MEGA) }],
      }),
  },
  { name: 'a comment of 60 kB behind it', bytes: () => withEnd({ comment: 60_000 }) },
  {
    name: 'a format of 30,000 signs',
    bytes: () =>
      workbookOf([{ name: 'x', rows: [...LIST, ['Barra', { value: 900, style: 1 }]] }], {
        styles: stylesOf('";'.repeat(15_000)),
      }),
  },
];

function withLinks(target: string): Uint8Array<ArrayBuffer> {
  const parts = workbookParts([{ name: 'x', rows: LIST }]);
  return zipOf(
    parts.map((part) => {
      const content = String(part.content).replace('Target="worksheets/sheet1.xml"', target);
      return { ...part, content };
    }),
  );
}

function withEnd({ offset, comment = 0 }: { offset?: number; comment?: number }): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.concat([workbookOf([{ name: 'x', rows: LIST }]), Buffer.alloc(comment, 'x')]);
  const end = bytes.length - comment - 22;
  if (offset !== undefined) bytes.writeUInt32LE(offset, end + 16);
  bytes.writeUInt16LE(comment, end + 20);
  return new Uint8Array(bytes);
}
