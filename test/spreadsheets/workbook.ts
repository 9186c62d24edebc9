import { type ZipFile, zipOf } from './zip.ts';

/** Text, a number, or XML between the tags of a cell with its attributes. */
export type TestCell =
  | string
  | number
  | undefined
  | { attributes?: string; xml?: string; value?: string | number; style?: number };

export type TestSheet = {
  name: string;
  rows?: readonly (readonly TestCell[])[];
  /** Attributes of rows by their number from 1. */
  rowAttributes?: Readonly<Record<number, string>>;
  state?: string;
  /** XML before the rows and after them. */
  before?: string;
  after?: string;
  /** Instead of all the above. */
  xml?: string;
};

type WorkbookOptions = {
  styles?: string;
  strings?: string;
  properties?: string;
  more?: readonly ZipFile[];
  links?: string;
};

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** An .xlsx file with these sheets, and with the other parts if they are given. */
export function workbookOf(sheets: readonly TestSheet[], options: WorkbookOptions = {}): Uint8Array<ArrayBuffer> {
  return zipOf(workbookParts(sheets, options));
}

/** The files in it. */
export function workbookParts(
  sheets: readonly TestSheet[],
  { styles, strings, properties = '', more = [], links = '' }: WorkbookOptions = {},
): ZipFile[] {
  const entries = sheets.map(
    ({ name, state }, index) =>
      `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"${state ? ` state="${state}"` : ''}/>`,
  );
  const relations = [
    ...sheets.map((_, index) => relation(`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`)),
    ...(styles === undefined ? [] : [relation('rIdStyles', 'styles', 'styles.xml')]),
    ...(strings === undefined ? [] : [relation('rIdStrings', 'sharedStrings', 'sharedStrings.xml')]),
    links,
  ];
  return [
    { name: '[Content_Types].xml', content: contentTypes(sheets) },
    { name: '_rels/.rels', content: relationshipsXml([relation('rId1', 'officeDocument', 'xl/workbook.xml')]) },
    {
      name: 'xl/workbook.xml',
      content: `${HEAD}<workbook ${MAIN} xmlns:r="${OFFICE}">${properties}<sheets>${entries.join('')}</sheets></workbook>`,
    },
    { name: 'xl/_rels/workbook.xml.rels', content: relationshipsXml(relations) },
    ...(styles === undefined
      ? []
      : [{ name: 'xl/styles.xml', content: `${HEAD}<styleSheet ${MAIN}>${styles}</styleSheet>` }]),
    ...(strings === undefined
      ? []
      : [{ name: 'xl/sharedStrings.xml', content: `${HEAD}<sst ${MAIN}>${strings}</sst>` }]),
    ...sheets.map((sheet, index) => ({ name: `xl/worksheets/sheet${index + 1}.xml`, content: sheetXml(sheet) })),
    ...more,
  ];
}

function contentTypes(sheets: readonly TestSheet[]): string {
  const office = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const parts = [
    ['workbook', 'sheet.main'],
    ['styles', 'styles'],
    ['sharedStrings', 'sharedStrings'],
    ...sheets.map((_, index) => [`worksheets/sheet${index + 1}`, 'worksheet']),
  ];
  const types = parts.map(
    ([name, type]) => `<Override PartName="/xl/${name}.xml" ContentType="${office}.${type}+xml"/>`,
  );
  const relations = 'ContentType="application/vnd.openxmlformats-package.relationships+xml"';
  return `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ${relations}/>${types.join('')}</Types>`;
}

/** Styles by number: 0 plain, then one for each format. */
export function stylesOf(...formats: string[]): string {
  const codes = formats.map((code, index) => `<numFmt numFmtId="${200 + index}" formatCode="${escapeXml(code)}"/>`);
  const styles = formats.map((_, index) => `<xf numFmtId="${200 + index}" fontId="0"/>`);
  return `<numFmts>${codes.join('')}</numFmts><fonts><font><sz val="11"/></font></fonts><cellXfs><xf numFmtId="0" fontId="0"/>${styles.join('')}</cellXfs>`;
}

function sheetXml({ rows = [], rowAttributes = {}, before = '', after = '', xml }: TestSheet): string {
  const body = rows.map((row, index) => {
    const cells = row.map((cell, column) => cellXml(cell, `${columnName(column)}${index + 1}`));
    return `<row r="${index + 1}" ${rowAttributes[index + 1] ?? ''}>${cells.join('')}</row>`;
  });
  return xml ?? `${HEAD}<worksheet ${MAIN}>${before}<sheetData>${body.join('')}</sheetData>${after}</worksheet>`;
}

function cellXml(cell: TestCell, reference: string): string {
  if (cell === undefined) return '';
  if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`;
  if (typeof cell === 'string') return `<c r="${reference}" t="inlineStr"><is><t>${escapeXml(cell)}</t></is></c>`;
  const { attributes = '', xml = `<v>${cell.value}</v>`, style = 0 } = cell;
  return `<c r="${reference}" s="${style}" ${attributes}>${xml}</c>`;
}

/** A, B … Z, AA … */
export function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last;
}

function relation(id: string, type: string, target: string): string {
  return `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
}

function relationshipsXml(relations: readonly string[]): string {
  return `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}</Relationships>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
