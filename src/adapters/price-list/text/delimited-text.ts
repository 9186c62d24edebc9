import { unescapeFormula } from '#domain/spreadsheet/formula-text.ts';
import { isStamped } from '#price-list/layout/chat-timestamps.ts';
import type { Grid, GridCell } from '../grid/grid.ts';
import { UnreadableError } from '../unreadable.ts';

export const DELIMITERS = ['\t', ';', ',', '|'];
const SIZE = 10;
/** No list has as many columns. */
const MAX_COLUMNS = 250;
/** How much is looked at to know what separates the fields. */
const SAMPLE_CHARACTERS = 50_000;
const SAMPLE_LINES = 200;
/** A field in quotes, which may hold separators and line breaks. */
const QUOTED_FIELD = /(?<=^|[\t;,|])"(?:[^"]|"")*"(?=[\t;,|]|\s*$)/gm;
/** The share of lines that have to have several fields. */
const MIN_SHARE = 0.6;
/** Commas stand in sentences and prices as well: lines have to agree in how many. */
const MIN_SHARE_OF_COMMAS = 0.8;
/** A price with cents, which would be quoted if commas separated fields. */
const DECIMAL_COMMA = /(?:\$ ?[\d.]+|\d\.\d{3}),\d{1,2}(?!\d)|\s\d{3,},\d{2}\s*$/;
const MAX_SHARE_OF_DECIMALS = 0.1;
const NUMBER = /^-?(?:\$ ?)?\d[\d.,]*$/;
/** As databases write prices: 38500.0000. */
const LONG_DECIMALS = /^(\D{0,5}?)(-?\d+)[.,](\d{4,})$/;

/** What separates the fields of a text; undefined when it is a text of another kind. */
export function findDelimiter(text: string): string | undefined {
  const sample = text.slice(0, SAMPLE_CHARACTERS).replace(QUOTED_FIELD, '""');
  const lines = sample.split(/\r\n|\r|\n/, SAMPLE_LINES).filter((line) => line.trim() !== '');
  // A short chat has as many commas as messages: '[10:06, 20/8/2026] Rula: …'.
  if (lines.filter(isStamped).length > MIN_SHARE * lines.length) return undefined;
  const [stated] = /(?<=^sep=)[;,\t|]$/i.exec(lines[0]?.trim() ?? '') ?? [];
  return stated ?? DELIMITERS.find((delimiter) => separates(delimiter, lines));
}

function separates(delimiter: string, lines: readonly string[]): boolean {
  const counts = lines.map((line) => line.split(delimiter).length - 1).filter((count) => count > 0);
  if (lines.length < 2 || counts.length < MIN_SHARE * lines.length) return false;
  if (delimiter !== ',') return true;
  const decimals = lines.filter((line) => DECIMAL_COMMA.test(line));
  if (decimals.length > MAX_SHARE_OF_DECIMALS * lines.length) return false;
  const groups = Map.groupBy(counts, (count) => count);
  const most = Math.max(...Array.from(groups.values(), ({ length }) => length));
  return most >= MIN_SHARE_OF_COMMAS * lines.length;
}

/**
 * The fields of a text (RFC 4180), quoted ones with their line breaks. `count` is called with the characters of each;
 * `toValue` is what a field says.
 */
export function parseDelimited(
  text: string,
  delimiter: string,
  count: (characters: number) => void,
  toValue: (field: string) => string = listValue,
): Grid {
  const cells: GridCell[] = [];
  const end = new RegExp(`[${delimiter === '|' ? '\\|' : delimiter}\r\n]|$`, 'g');
  const endFrom = (at: number) => {
    end.lastIndex = at;
    return end.exec(text)?.index ?? text.length;
  };
  let [row, column, at] = [0, 0, 0];
  while (at < text.length) {
    const quoted = quotedField(text, at, endFrom);
    const next = quoted ? quoted.next : endFrom(at);
    const value = toValue(quoted ? quoted.field : text.slice(at, next));
    if (value !== '') {
      if (column >= MAX_COLUMNS) throw new UnreadableError('too-much');
      count(value.length);
      const isNumber = NUMBER.test(value);
      cells.push({ row, column, runs: [{ text: value, struck: false }], size: SIZE, bold: false, isNumber });
    }
    at = next + (text.startsWith('\r\n', next) ? 2 : 1);
    if (text[next] === delimiter) column += 1;
    else [row, column] = [row + 1, 0];
  }
  return { cells, merged: [] };
}

/** A field in quotes that ends where a field may end; undefined for any other, as `12" x 3`. */
function quotedField(
  text: string,
  at: number,
  endFrom: (at: number) => number,
): { field: string; next: number } | undefined {
  if (text[at] !== '"') return undefined;
  let closing = text.indexOf('"', at + 1);
  while (closing >= 0 && text[closing + 1] === '"') closing = text.indexOf('"', closing + 2);
  const next = closing + 1;
  if (closing < 0 || endFrom(next) !== next) return undefined;
  return { field: text.slice(at + 1, closing).replaceAll('""', '"'), next };
}

/** A field without the spaces around it, and without what keeps it from being a formula. */
export function plainValue(field: string): string {
  return unescapeFormula(field.trim()).trim();
}

function listValue(field: string): string {
  const value = plainValue(field);
  const [, sign, whole, decimals] = LONG_DECIMALS.exec(value) ?? [];
  return whole === undefined ? value : `${sign}${Number(`${whole}.${decimals}`).toFixed(2).replace('.', ',')}`;
}
