import type { HostileFile } from './archives.ts';

const MEGA = 1024 * 1024;
const LIST = 'Producto;Precio\nWhey 1 kg;$ 38500\n';
const MESSAGE = 'Whey 1 kg $ 38500\n';

const text = (content: string, encoding: BufferEncoding = 'utf8') => new Uint8Array(Buffer.from(content, encoding));

/** Texts that hold nothing, more than any list, or are none. */
export const refusedTexts: HostileFile[] = [
  { name: 'nothing', bytes: () => text('') },
  { name: 'fourteen megabytes of one line', bytes: () => text('x'.repeat(14 * MEGA)) },
  { name: 'ten megabytes of semicolons', bytes: () => text(`${';'.repeat(1000)}\n`.repeat(10_000)) },
  { name: 'ten megabytes of line breaks', bytes: () => text('\r\n'.repeat(5 * MEGA)) },
  { name: 'ten megabytes of spaces', bytes: () => text(' '.repeat(10 * MEGA)) },
  { name: 'a million fields', bytes: () => text('a;b;c;d;e\n'.repeat(200_000)) },
  { name: 'a line of a million fields', bytes: () => text(`${LIST}${'a;'.repeat(MEGA)}\n`) },
  { name: 'a file of fields with a NUL', bytes: () => text(`${LIST}Barra\0;900\n`) },
  { name: 'NUL bytes', bytes: () => new Uint8Array(MEGA) },
  { name: 'ten megabytes of lines', bytes: () => text('Whey 1 kg\n'.repeat(MEGA)) },
  { name: 'rich text', bytes: () => text('{\\rtf1 Whey 1 kg $ 38500}') },
  { name: 'marks of a byte order', bytes: () => new Uint8Array(Buffer.from('fffe', 'hex')) },
];

/** Texts from which the one product is read. */
export const harmlessTexts: HostileFile[] = [
  { name: 'a quote that never closes', bytes: () => text(`${LIST}"Barra;${'x;\n'.repeat(1000)}`) },
  { name: 'a megabyte of quotes', bytes: () => text(`${LIST}${'"'.repeat(MEGA)}`) },
  { name: 'fields that begin with a quote', bytes: () => text(`${LIST}${';"x;"'.repeat(40)}\n${'";\n'.repeat(4000)}`) },
  { name: 'a line of fourteen megabytes behind', bytes: () => text(`${MESSAGE}${'x'.repeat(14 * MEGA)}`) },
  { name: 'a line of stars', bytes: () => text(`${MESSAGE}${'*a '.repeat(300)}\n${'*_~'.repeat(300)}`) },
  { name: 'ten thousand marks of quotes', bytes: () => text(`${MESSAGE}${'> '.repeat(400)}\n`) },
  { name: 'half signs in UTF-16', bytes: () => text(`\ufeff${MESSAGE}\ud800 nota\n`, 'utf16le') },
  { name: 'fields that are formulas', bytes: () => text(`${LIST}=cmd|'/c calc'!A0;\n@SUM(1+1);\n`) },
  {
    name: 'numbers of 300 digits',
    bytes: () => text(`${LIST}Nota;${'9'.repeat(300)}\nNota;1e309\nNota;-0,${'0'.repeat(300)}\n`),
  },
  { name: 'signs that turn the direction of writing', bytes: () => text(`${MESSAGE}\u202e$ 1 gk 1 yehW\n`) },
];
