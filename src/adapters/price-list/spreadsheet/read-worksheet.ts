import type { GridCell, MergedRange, TextRun } from '../grid/grid.ts';
import { UnreadableError } from '../unreadable.ts';
import { type CellStyle, DEFAULT_STYLE } from './cell-styles.ts';
import { formatNumber } from './format-number.ts';
import { parseXml } from './parse-xml.ts';
import { parseCellRange, parseCellReference } from './references.ts';
import { formatIsoDate } from './serial-date.ts';
import { collectRuns, isOn } from './shared-strings.ts';

export type WorkbookContext = {
  strings: readonly TextRun[][];
  styles: readonly CellStyle[];
  epoch1904: boolean;
  /** Counts the characters of each cell; throws when there are too many. */
  count: (characters: number) => void;
};

/** A sheet as it is stored: rows and columns as in the file, what is hidden only listed. */
export type Worksheet = {
  cells: GridCell[];
  merged: MergedRange[];
  hiddenRows: ReadonlySet<number>;
  isHiddenColumn: (column: number) => boolean;
};

/** No list has as many columns. */
const MAX_COLUMNS = 250;
const MAX_MERGED = 20_000;
const MAX_COLUMN_RANGES = 2000;

type OpenCell = { row: number; column: number; type: string; style: CellStyle };

/** Reads a sheet; formulas by the value that was stored when the file was saved. */
export function readWorksheet(part: Uint8Array, { strings, styles, epoch1904, count }: WorkbookContext): Worksheet {
  const cells: GridCell[] = [];
  const merged: MergedRange[] = [];
  const hiddenRows = new Set<number>();
  const hiddenColumns: { from: number; to: number }[] = [];
  const inline = collectRuns();
  let row = -1;
  let column = -1;
  let cell: OpenCell | undefined;
  let isValue = false;
  let value = '';

  const keep = ({ type, style, ...at }: OpenCell) => {
    const runs = type === 'inlineStr' ? inline.take() : toRuns(value, { type, style, strings, epoch1904 });
    const characters = runs.reduce((sum, { text }) => sum + text.length, 0);
    if (characters === 0) return;
    if (at.column >= MAX_COLUMNS) throw new UnreadableError('too-much');
    count(characters);
    const { size, bold, struck } = style;
    const shown = struck ? runs.map(({ text }) => ({ text, struck })) : runs;
    cells.push({ ...at, runs: shown, size, bold, isNumber: type === 'n' });
  };

  parseXml(part, {
    open: (name, attribute) => {
      if (cell?.type === 'inlineStr') inline.handlers.open?.(name, attribute);
      if (name === 'c') {
        const at = parseCellReference(attribute('r') ?? '') ?? { row, column: column + 1 };
        [row, column] = [at.row, at.column];
        cell = { ...at, type: attribute('t') ?? 'n', style: styles[Number(attribute('s') ?? 0)] ?? DEFAULT_STYLE };
        value = '';
      } else if (name === 'v') isValue = true;
      else if (name === 'row') {
        [row, column] = [Number(attribute('r') ?? row + 2) - 1, -1];
        if (isOn(attribute('hidden') ?? '0')) hiddenRows.add(row);
      } else if (name === 'col' && (isOn(attribute('hidden') ?? '0') || attribute('width') === '0')) {
        hiddenColumns.push({ from: Number(attribute('min')) - 1, to: Number(attribute('max')) - 1 });
        if (hiddenColumns.length > MAX_COLUMN_RANGES) throw new UnreadableError('too-much');
      } else if (name === 'mergeCell') {
        const range = parseCellRange(attribute('ref') ?? '');
        if (range) merged.push(range);
        if (merged.length > MAX_MERGED) throw new UnreadableError('too-much');
      }
    },
    text: (text) => {
      if (isValue && value.length < MAX_VALUE_LENGTH) value += text;
      else if (cell?.type === 'inlineStr') inline.handlers.text?.(text);
    },
    close: (name) => {
      if (cell?.type === 'inlineStr') inline.handlers.close?.(name);
      if (name === 'v') isValue = false;
      else if (name === 'c' && cell) {
        keep(cell);
        cell = undefined;
      }
    },
  });
  const isHiddenColumn = (at: number) => hiddenColumns.some(({ from, to }) => at >= from && at <= to);
  return { cells, merged, hiddenRows, isHiddenColumn };
}

/** Of a number or the text of a formula. */
const MAX_VALUE_LENGTH = 4000;

const NUMBER = /^-?\d*\.?\d+(?:e[+-]?\d+)?$/i;

type ValueOptions = Pick<OpenCell, 'type' | 'style'> & Pick<WorkbookContext, 'strings' | 'epoch1904'>;

function toRuns(value: string, { type, style: { format }, strings, epoch1904 }: ValueOptions): TextRun[] {
  if (value === '') return [];
  const plain = (text: string) => (text === '' ? [] : [{ text, struck: false }]);
  if (type === 's') return strings[Number(value)] ?? [];
  if (type === 'str') return plain(value);
  if (type === 'd') return plain(formatIsoDate(value));
  if (type === 'b') return plain(value === '1' ? 'Sí' : 'No');
  // Otherwise an error, as #N/A.
  if (type !== 'n' || !NUMBER.test(value)) return [];
  return plain(formatNumber(Number(value), { format, epoch1904 }));
}
