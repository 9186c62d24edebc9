import { escapeXml } from './xml-text.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** Excel takes no longer name of a sheet, and none of these characters. */
const MAX_SHEET_NAME = 31;
const NOT_IN_SHEET_NAMES = /[[\]:*?/\\]/g;

/** The formats of numbers that are not built in, from 164 as the standard has it. */
const FORMATS = ['&quot;$&quot; #,##0.00', '&quot;US$&quot; #,##0.00', '0.00&quot; %&quot;', 'dd/mm/yyyy'];
const FIRST_FORMAT = 164;
/** Whole numbers. */
const COUNT_FORMAT = 1;

const STYLES = [
  `${DECLARATION}<styleSheet xmlns="${MAIN}"><numFmts count="${FORMATS.length}">`,
  ...FORMATS.map((code, index) => `<numFmt numFmtId="${FIRST_FORMAT + index}" formatCode="${code}"/>`),
  '</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>',
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  `<cellXfs count="${3 + FORMATS.length}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>`,
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>',
  ...[COUNT_FORMAT, ...FORMATS.map((_, index) => FIRST_FORMAT + index)].map(
    (id) => `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  ),
  '</cellXfs></styleSheet>',
].join('');

/** The parts of a workbook beside its only sheet, `xl/worksheets/sheet1.xml` (ECMA-376). */
export function packageParts(sheetName: string): Record<string, string> {
  const name = escapeXml(sheetName.replace(NOT_IN_SHEET_NAMES, ' ').slice(0, MAX_SHEET_NAME));
  return {
    '[Content_Types].xml': [
      `${DECLARATION}<Types xmlns="${PACKAGE}/content-types">`,
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
      '<Default Extension="xml" ContentType="application/xml"/>',
      `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>`,
      `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/>`,
      `<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
    ].join(''),
    '_rels/.rels': relationships({ officeDocument: 'xl/workbook.xml' }),
    'xl/workbook.xml': [
      `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONSHIPS}">`,
      `<sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ].join(''),
    'xl/_rels/workbook.xml.rels': relationships({ worksheet: 'worksheets/sheet1.xml', styles: 'styles.xml' }),
    'xl/styles.xml': STYLES,
  };
}

function relationships(targets: Readonly<Record<string, string>>): string {
  const entries = Object.entries(targets).map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${RELATIONSHIPS}/${type}" Target="${target}"/>`,
  );
  return `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${entries.join('')}</Relationships>`;
}
