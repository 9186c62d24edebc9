import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stylesOf, workbookParts } from '../../../test/spreadsheets/workbook.ts';
import { zipOf } from '../../../test/spreadsheets/zip.ts';
import { readListFile } from './read-list-file.ts';

const STRINGS = '<si><t>Whey 1 kg</t></si><si><r><rPr><strike/></rPr><t>$ 100</t></r></si>';
const rows = [
  ['Producto', 'Precio'],
  [
    { attributes: 't="s"', value: 0 },
    { value: 38500, style: 1 },
  ],
  [
    { xml: '<f>A1</f><v>x</v>', attributes: 't="str"' },
    { value: 46349, style: 2 },
  ],
];
const parts = workbookParts(
  [{ name: 'x', rows, before: '<cols><col min="3" max="9" hidden="1"/></cols>', after: '<mergeCell ref="A2:A3"/>' }],
  { styles: stylesOf('"$" #,##0.00;[Red]-0', 'dd/mm/yyyy'), strings: STRINGS },
);

/** Takes a piece of a text out, and puts it, or another, somewhere else. */
const mutation = fc.record({
  from: fc.nat(),
  length: fc.nat(40),
  to: fc.nat(),
  put: fc.constantFrom(
    '',
    '<',
    '"',
    '<c r="ZZ9" t="s"><v>',
    '-1',
    '1e308',
    '&#0;',
    '</row>',
    '<mergeCell ref="A1:XFD9"/>',
    'é',
  ),
});

function mutate(
  text: string,
  { from, length, to, put }: { from: number; length: number; to: number; put: string },
): string {
  const at = from % (text.length + 1);
  const piece = text.slice(at, at + length);
  const rest = text.slice(0, at) + text.slice(at + length);
  const place = to % (rest.length + 1);
  return rest.slice(0, place) + (put || piece) + rest.slice(place);
}

const kinds = [
  'xl/workbook.xml',
  'xl/styles.xml',
  'xl/sharedStrings.xml',
  'xl/worksheets/sheet1.xml',
  'xl/_rels/workbook.xml.rels',
];

it('reads or refuses a workbook whose XML was changed anywhere', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...kinds),
      fc.array(mutation, { minLength: 1, maxLength: 3 }),
      async (name, changes) => {
        const changed = parts.map((part) => {
          return part.name === name ? { name, content: changes.reduce(mutate, String(part.content)) } : part;
        });
        const read = await readListFile(zipOf(changed));
        const places = read.ok
          ? read.pages.flatMap(({ items }) => items.flatMap(({ x, y, width }) => [x, y, width]))
          : [];
        expect(places.every(Number.isFinite)).toBe(true);
      },
    ),
    { numRuns: 400 },
  );
});

it('reads or refuses any text', async () => {
  const text = fc.string({
    unit: fc.constantFrom('a', '1', ',', ';', '\t', '"', '\n', '\r', ' ', '$', '~', '*', '>', '.', 'ñ', '🔥'),
    maxLength: 300,
  });
  await fc.assert(
    fc.asyncProperty(text, async (content) => {
      const read = await readListFile(new Uint8Array(Buffer.from(content)));
      const places = read.ok
        ? read.pages.flatMap(({ items }) => items.flatMap(({ x, y, width }) => [x, y, width]))
        : [];
      expect(places.every(Number.isFinite)).toBe(true);
    }),
    { numRuns: 400 },
  );
});
