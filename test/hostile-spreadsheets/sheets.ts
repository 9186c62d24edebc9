import { columnName, stylesOf, workbookOf } from '../spreadsheets/workbook.ts';
import type { HostileFile } from './archives.ts';

const MEGA = 1024 * 1024;
const NAMESPACE = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const LIST = '<row r="1"><c r="A1" t="str"><v>Whey 1 kg</v></c><c r="B1"><v>38500</v></c></row>';

/** A workbook with this XML as its only sheet. */
const sheet = (xml: string, options = {}) => workbookOf([{ name: 'x', xml }], options);
const rows = (xml: string, { before = '', after = '' } = {}) =>
  `${before}<worksheet ${NAMESPACE}><sheetData>${LIST}${xml}</sheetData>${after}</worksheet>`;
const repeat = (count: number, xml: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => xml(index)).join('');
const entities = repeat(9, (index) => `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`);

/** Sheets that hold more than any list, or are no XML. */
export const refusedSheets: HostileFile[] = [
  { name: 'a million cells', bytes: () => sheet(rows(`<row>${'<c><v>1</v></c>'.repeat(100)}</row>`.repeat(10_000))) },
  { name: 'a row of all columns', bytes: () => sheet(rows(`<row>${'<c><v>1</v></c>'.repeat(16_384)}</row>`)) },
  { name: 'a cell in the last corner', bytes: () => sheet(rows('<row><c r="XFD1048576"><v>1</v></c></row>')) },
  {
    name: 'a thousand sheets',
    bytes: () => workbookOf(Array.from({ length: 1000 }, (_, index) => ({ name: `${index}`, rows: [[1]] }))),
  },
  { name: 'a million texts', bytes: () => sheet(rows(''), { strings: '<si><t>Whey</t></si>'.repeat(MEGA) }) },
  { name: 'a million ranges', bytes: () => sheet(rows('', { after: '<mergeCell ref="A1:B2"/>'.repeat(MEGA) })) },
  {
    name: 'ten to the ninth of one text',
    bytes: () =>
      sheet(rows('<row><c t="str"><v>&e9;</v></c></row>', { before: `<!DOCTYPE x [<!ENTITY e0 "Whey">${entities}]>` })),
  },
  {
    name: 'a file of the server as a text',
    bytes: () =>
      sheet(
        rows('<row><c t="str"><v>&e;</v></c></row>', {
          before: '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>',
        }),
      ),
  },
  { name: 'an unknown entity', bytes: () => sheet(rows('<row><c t="str"><v>&nada;</v></c></row>')) },
  { name: 'an element that does not end', bytes: () => sheet(rows('<row><c>')) },
  { name: 'a sheet of noise', bytes: () => sheet('\0\x01 no es XML') },
  { name: 'a million elements in each other', bytes: () => sheet(rows('<a>'.repeat(MEGA))) },
  { name: 'an empty sheet', bytes: () => sheet(`<worksheet ${NAMESPACE}/>`) },
];

/** Sheets from which the one product is read, whatever else is in them. */
export const harmlessSheets: HostileFile[] = [
  { name: 'a cell in the last row', bytes: () => sheet(rows('<row><c r="A1048576" t="str"><v>fin</v></c></row>')) },
  {
    name: 'one long text in all cells',
    bytes: () =>
      sheet(rows(`<row>${'<c t="s"><v>0</v></c>'.repeat(50)}</row>`.repeat(2000)), {
        strings: `<si><t>${'x'.repeat(MEGA)}</t></si>`,
      }),
  },
  { name: 'an attribute of two megabytes', bytes: () => sheet(rows(`<row x="${'x'.repeat(2 * MEGA)}"/>`)) },
  { name: 'a million empty cells', bytes: () => sheet(rows(`<row>${'<c s="1"/>'.repeat(100)}</row>`.repeat(10_000))) },
  {
    name: 'numbers that are none',
    bytes: () =>
      sheet(
        rows(
          repeat(
            8,
            (index) =>
              `<row><c t="str"><v>Nota</v></c><c><v>${['1e999', '-1e308', 'NaN', 'Infinity', '0x10', '', '1e308', '--1'][index]}</v></c></row>`,
          ),
        ),
      ),
  },
  {
    name: 'dates that are none',
    bytes: () =>
      sheet(
        rows(
          repeat(
            4,
            (index) => `<row><c t="str"><v>Fecha</v></c><c s="1"><v>${[1e12, -1, 46349, 1e300][index]}</v></c></row>`,
          ),
        ),
        {
          styles: stylesOf('dd/mm/yyyy'),
        },
      ),
  },
  {
    name: 'places that are none',
    bytes: () => sheet(rows('<row r="0"><c r="A0"/></row><row r="-5"><c r="ZZZZ9"/><c r=""/><c r="B2:C3"/></row>')),
  },
  {
    name: 'styles and texts that are none',
    bytes: () =>
      sheet(
        rows(
          '<row/><row><c s="99" t="str"><v>Nota</v></c><c t="s"><v>99</v></c><c t="s"><v>-1</v></c><c t="nada"><v>1</v></c></row>',
        ),
      ),
  },
  {
    name: 'a formula that starts a programme',
    bytes: () => sheet(rows(`<row><c t="str"><f>cmd|'/c calc'!A0</f><v>=cmd|'/c calc'!A0</v></c></row>`)),
  },
  { name: 'formulas without values', bytes: () => sheet(rows('<row><c><f>SUM(B1:B9)</f></c></row>'.repeat(1000))) },
  {
    name: 'ranges over everything, over each other',
    bytes: () =>
      sheet(
        rows('', {
          after: `<mergeCells>${repeat(5000, (index) => `<mergeCell ref="${columnName(index % 100)}${(index % 50) + 3}:XFD1048576"/>`)}</mergeCells>`,
        }),
      ),
  },
  {
    name: 'columns hidden a thousand times',
    bytes: () =>
      sheet(
        rows('').replace(
          '<sheetData>',
          `<cols>${'<col min="5" max="16384" hidden="1"/>'.repeat(1000)}</cols><sheetData>`,
        ),
      ),
  },
  {
    name: 'texts that would be programmes on a page',
    bytes: () => sheet(rows('<row><c t="str"><v>&lt;script&gt;alert(1)&lt;/script&gt;</v></c></row>')),
  },
];
