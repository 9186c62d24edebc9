import { posix } from 'node:path';
import type { Grid } from '../grid/grid.ts';
import { UnreadableError } from '../unreadable.ts';
import { readCellStyles } from './cell-styles.ts';
import { parseXml } from './parse-xml.ts';
import { readWorksheet, type WorkbookContext, type Worksheet } from './read-worksheet.ts';
import { isOn, readSharedStrings } from './shared-strings.ts';
import { toVisibleGrid } from './visible-grid.ts';
import { ZipArchive } from './zip-archive.ts';

/** No list has as many sheets. */
const MAX_SHEETS = 60;
const DEFAULT_WORKBOOK = 'xl/workbook.xml';

type Relationships = ReadonlyMap<string, { type: string; target: string }>;
type SheetEntry = { name: string; relationship: string };

/** A visible sheet of a workbook, in its rows and columns as they are stored. */
type NamedWorksheet = { name: string; worksheet: Worksheet };

/** What the visible sheets of an .xlsx or .xlsm file show. Like `readWorksheets`. */
export function readWorkbook(bytes: Uint8Array, count: WorkbookContext['count']): Grid[] {
  return readWorksheets(bytes, count)
    .map(({ name, worksheet }) => toVisibleGrid(worksheet, name))
    .filter(({ cells }) => cells.length > 0);
}

/**
 * The visible sheets of an .xlsx or .xlsm file. Macros, external links, pictures and comments are never opened. `count` is
 * called with the characters of each cell. Throws `UnreadableError`.
 */
export function readWorksheets(bytes: Uint8Array, count: WorkbookContext['count']): NamedWorksheet[] {
  const archive = new ZipArchive(bytes);
  const path = workbookPath(archive);
  const workbook = path === undefined ? undefined : archive.read(path);
  if (path === undefined || !workbook) throw new UnreadableError(formatOf(archive));
  const { sheets, epoch1904 } = readSheetEntries(workbook);
  const relationships = readRelationships(archive, path);
  const partOf = (type: string) => {
    const [found] = [...relationships.values()].filter((one) => one.type === type);
    return found && archive.read(found.target);
  };
  const [stringsPart, stylesPart] = [partOf('sharedStrings'), partOf('styles')];
  const context = {
    strings: stringsPart ? readSharedStrings(stringsPart) : [],
    styles: stylesPart ? readCellStyles(stylesPart) : [],
    epoch1904,
    count,
  };
  return sheets.flatMap(({ name, relationship }) => {
    const { type, target = '' } = relationships.get(relationship) ?? {};
    const part = type === 'worksheet' ? archive.read(target) : undefined;
    return part ? [{ name, worksheet: readWorksheet(part, context) }] : [];
  });
}

function workbookPath(archive: ZipArchive): string | undefined {
  const [main] = [...readRelationships(archive, '').values()].filter(({ type }) => type === 'officeDocument');
  if (main && /\.xml$/i.test(main.target) && /(?:^|\/)xl\//i.test(main.target)) return main.target;
  return archive.has(DEFAULT_WORKBOOK) ? DEFAULT_WORKBOOK : undefined;
}

/** What an archive is that is no workbook. */
function formatOf(archive: ZipArchive): 'other-spreadsheet' | 'unknown-format' {
  const openDocument = archive.has('mimetype') && archive.read('mimetype')?.includes('opendocument.spreadsheet');
  const isOther = openDocument || archive.has('xl/workbook.bin') || archive.has('Index/Document.iwa');
  return isOther ? 'other-spreadsheet' : 'unknown-format';
}

function readSheetEntries(workbook: Uint8Array): { sheets: SheetEntry[]; epoch1904: boolean } {
  const sheets: SheetEntry[] = [];
  let epoch1904 = false;
  parseXml(workbook, {
    open: (name, attribute) => {
      if (name === 'workbookPr') epoch1904 = isOn(attribute('date1904') ?? '0');
      if (name !== 'sheet' || (attribute('state') ?? 'visible') !== 'visible') return;
      sheets.push({ name: attribute('name') ?? '', relationship: attribute('r:id') ?? '' });
      if (sheets.length > MAX_SHEETS) throw new UnreadableError('too-much');
    },
  });
  return { sheets, epoch1904 };
}

/** The parts that a part refers to by id, without those outside of the file; of '' those of the archive. */
function readRelationships(archive: ZipArchive, source: string): Relationships {
  const folder = posix.dirname(source);
  const part = archive.read(posix.join(folder, '_rels', `${posix.basename(source)}.rels`));
  const relationships = new Map<string, { type: string; target: string }>();
  if (!part) return relationships;
  parseXml(part, {
    open: (name, attribute) => {
      if (name !== 'Relationship' || attribute('TargetMode') === 'External') return;
      const target = attribute('Target') ?? '';
      relationships.set(attribute('Id') ?? '', {
        type: posix.basename(attribute('Type') ?? ''),
        target: target.startsWith('/') ? target.slice(1) : posix.join(folder, target),
      });
    },
  });
  return relationships;
}
