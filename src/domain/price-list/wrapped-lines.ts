import type { Cell, Line } from './cells.ts';
import { type Column, columnAt } from './columns.ts';
import { readHeading, type Shop } from './heading.ts';
import { isLabel } from './labels.ts';
import { textOf } from './lines-of-list.ts';
import { isPrice } from './side-by-side.ts';
import { isHeadingStyle, type Styles, styleOf } from './text-styles.ts';

/** What a line of a block is: heads of columns, a heading, a product with what belongs to it, or something else. */
export type Part =
  | { kind: 'head'; line: Line; cells: Cell[] }
  | { kind: 'heading'; line: Line; text: string; style: string }
  | { kind: 'row'; line: Line; cells: Cell[]; notes: string[]; printed: string; size: number }
  | { kind: 'other'; line: Line };

type Given = { styles: Styles; shop: Shop; columns: readonly Column[] };
type Loose = { line: Line; cell: Cell };

/** Farthest that a line may be from the one it goes on from, as part of the size of its letters. */
const NEAR = 1.9;

/** Puts together what belongs together: names that go on in the next line, small print, prices under their names. */
export function belongings(lines: readonly Line[], given: Given): Part[] {
  const parts: Part[] = [];
  let loose: Loose[] = [];
  const release = () => {
    parts.push(...loose.map(({ line }) => ({ kind: 'other' as const, line })));
    loose = [];
  };
  lines.forEach((line, index) => {
    const [first] = line.cells;
    if (!first) return;
    if (isRow(line, given.columns)) {
      const taken = namedBy(line, loose);
      parts.push(...loose.filter((one) => !taken.includes(one)).map(({ line }) => ({ kind: 'other' as const, line })));
      loose = [];
      parts.push(toRow(line, taken));
      return;
    }
    const labels = labelsOf(line, given.columns);
    // A word of heads at the end of a name is part of that: 'caja x 12 / u'.
    const last = loose.at(-1);
    const ending = last && line.y - last.line.y < 1.6 * first.size && styleOf(first) === styleOf(last.cell);
    if (labels.length > 0 && !(ending && line.cells.length === 1)) {
      release();
      const rest = line.cells.filter((cell) => !labels.includes(cell));
      if (rest.length > 0) parts.push(toHeading({ cells: rest, y: line.y }));
      parts.push({ kind: 'head', line, cells: labels });
      return;
    }
    const row = parts.at(-1);
    const next = lines[index + 1];
    const named = namesPriceBelow(lines.slice(index, index + 5), given.columns);
    const role = roleOf(
      { line, first },
      { row: row?.kind === 'row' && loose.length === 0 ? row : undefined, next, named, given },
    );
    if (role === 'heading') {
      release();
      parts.push(toHeading(line));
    } else if (role === 'note' && row?.kind === 'row') row.notes.push(textOf(line));
    else if (role === 'more' && row?.kind === 'row') goOn(row, line);
    else if (role === 'begin') loose.push({ line, cell: first });
    else parts.push({ kind: 'other', line });
  });
  release();
  return parts;
}

function toHeading(line: Line): Part {
  const [first] = line.cells;
  return { kind: 'heading', line, text: textOf(line), style: first ? styleOf(first) : '' };
}

type Row = Extract<Part, { kind: 'row' }>;

function toRow(line: Line, before: readonly Loose[]): Row {
  const own = line.cells.filter((cell) => !isPrice(cell) || cell.amount?.kind === 'none');
  const words = own.filter(({ amount }) => amount === undefined);
  const sizes = [...before.map(({ cell }) => cell), ...words].map(({ size }) => size);
  const size = Math.max(...sizes, 0) || 10;
  const small = before.filter(({ cell }) => cell.size < 0.85 * size);
  const names = before.filter((one) => !small.includes(one)).flatMap(({ line }) => line.cells);
  const printed = [...before.map(({ line }) => textOf(line)), textOf(line)].join(' ');
  return {
    kind: 'row',
    line,
    cells: [...names, ...words],
    notes: small.map(({ line }) => textOf(line)),
    printed,
    size,
  };
}

function goOn(row: Row, line: Line): void {
  row.cells.push(...line.cells.filter(({ amount }) => amount === undefined));
  row.printed = `${row.printed} ${textOf(line)}`;
  row.line = { ...row.line, y: line.y };
}

/** A line with a price, or with a word for none, and not only with codes. */
function isRow({ cells }: Line, columns: readonly Column[]): boolean {
  return cells.some((cell) => {
    const kind = columns[columnAt(columns, cell)]?.label.kind;
    if (cell.amount?.kind === 'pesos') return cell.amount.sure || kind === 'price';
    return (
      (cell.amount?.kind === 'none' || cell.amount?.kind === 'dollars') &&
      cells.some(({ text, amount }) => amount === undefined && /\p{L}{2}/u.test(text))
    );
  });
}

function labelsOf({ cells }: Line, columns: readonly Column[]): Cell[] {
  const labels = cells.filter(({ text }) => isLabel(text));
  if (labels.length >= 2 && labels.length >= cells.length - 1) return labels;
  const overPrices = labels.filter((cell) => columns[columnAt(columns, cell)]?.label.kind === 'price');
  return cells.length <= 2 && overPrices.length === labels.length ? overPrices : [];
}

/** The lines before a line with a price that are the beginning of its name. */
function namedBy(line: Line, loose: readonly Loose[]): Loose[] {
  const named: Loose[] = [];
  let below = line.y;
  let size = Math.max(...line.cells.map((cell) => cell.size));
  for (const one of [...loose].reverse()) {
    if (below - one.line.y > NEAR * Math.max(one.cell.size, size)) break;
    named.unshift(one);
    below = one.line.y;
    size = one.cell.size;
  }
  return named;
}

type Around = { row: Row | undefined; next: Line | undefined; named: boolean; given: Given };
type Role = 'heading' | 'note' | 'more' | 'begin' | 'other';

/** What a line of mere text is to the product above it (`row`) and to the line below. */
function roleOf({ line, first }: { line: Line; first: Cell }, { row, next, named, given }: Around): Role {
  const { styles, shop, columns } = given;
  const nextIsRow = next !== undefined && isRow(next, columns);
  const [nextCell] = next?.cells ?? [];
  const above = row ? line.y - row.line.y : Number.POSITIVE_INFINITY;
  const below = next ? next.y - line.y : Number.POSITIVE_INFINITY;
  const near = NEAR * first.size;
  const nameLeft = row?.cells[0]?.left ?? 0;
  const { kind } = readHeading(textOf(line), shop);
  const aligned = row?.cells.some((cell) => Math.abs(cell.left - first.left) < 1.5) ?? false;
  const rowLike = styles.rows.has(styleOf(first));
  const priceOnly = nextIsRow && next.cells.every((cell) => cell.amount !== undefined);
  if (row && first.size < 0.88 * row.size && above <= near * 1.2) return 'note';
  if (/\p{L}{3}/u.test(first.text) && !rowLike && isHeadingStyle(first, styles) && !(priceOnly && kind === 'unknown'))
    return kind === 'remark' ? 'other' : 'heading';
  const close = row !== undefined && above <= near;
  // Small print below belongs to what stands here, not the other way round.
  const nearBelow = NEAR * Math.max(first.size, nextCell?.size ?? 0);
  const closeBelow = nextCell !== undefined && below <= nearBelow && nextCell.size > 0.88 * first.size;
  const emptyRow = row !== undefined && !row.cells.some(({ text }) => /\p{L}{2}/u.test(text));
  if (close && emptyRow) return 'more';
  if (named && rowLike && kind !== 'brand') return 'begin';
  if (kind === 'brand' || kind === 'rubric' || kind === 'combos' || kind === 'offers') {
    const indented = close && first.left > nameLeft + 2 && !nextIsRow;
    return indented ? 'more' : 'heading';
  }
  if (priceOnly && closeBelow) return 'begin';
  if (kind === 'remark' && !close && !closeBelow) return 'other';
  if (close && (!closeBelow || above < 0.88 * below)) return aligned || first.left > nameLeft ? 'more' : 'other';
  if (closeBelow && (!close || below < 0.88 * above))
    return nextIsRow && !rowLike && !/\d/.test(first.text) ? 'heading' : 'begin';
  if (close && first.left > nameLeft + 2) return 'more';
  if (closeBelow && nextCell && nextCell.left > first.left + 2) return 'begin';
  if (closeBelow && nextIsRow && isPart(next)) return 'begin';
  if (kind === 'unknown' && nextIsRow) return /\d/.test(first.text) ? 'begin' : 'heading';
  return closeBelow ? 'begin' : 'other';
}

/** Whether lines that follow each other closely end in one with nothing but a price: a name over several lines. */
function namesPriceBelow(lines: readonly Line[], columns: readonly Column[]): boolean {
  const at = lines.findIndex((line) => isRow(line, columns));
  const close = lines.slice(1, at).every((line, index) => {
    const before = lines[index];
    return before !== undefined && line.y - before.y < 1.6 * Math.max(...before.cells.map(({ size }) => size));
  });
  return at > 0 && close && (lines[at]?.cells.every(({ amount }) => amount !== undefined) ?? false);
}

/** Whether the words of a line look like the end of a name: no capital to begin with, or hardly any word. */
function isPart({ cells }: Line): boolean {
  const words = cells
    .filter(({ amount }) => amount === undefined)
    .map(({ text }) => text)
    .join(' ');
  return /^[\p{Ll}\d(+/]/u.test(words) || words.split(/\s+/).length <= 2;
}
