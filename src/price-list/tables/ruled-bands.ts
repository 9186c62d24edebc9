import { type PrintedLine, textOf } from '../layout/printed-line.ts';
import type { PageRegion } from '../layout/regions.ts';
import { columnOf, type Span } from '../layout/text-columns.ts';
import type { ColumnCell } from './column-roles.ts';
import type { Marked } from './marked-line.ts';
import type { TableColumn } from './table-columns.ts';

export type BandOf = (line: PrintedLine) => number | undefined;

/** Tells between which two ruled lines a line stands; undefined outside of them. */
export function createBands({ rules }: PageRegion, column?: Span): BandOf {
  const across = rules.across.toSorted((a, b) => a.at - b.at);
  return ({ words, y }) => {
    const [first] = words;
    if (!first) return undefined;
    const { left, right } = column ?? first;
    const own = across.filter(({ from, to }) => from < right && to > left);
    const above = own.filter(({ at }) => at < y - first.size / 3).length;
    return above === 0 || above === own.length ? undefined : above;
  };
}

/** Lines of the text in a drawn cell beside several rows. */
const MAX_SPAN_LINES = 3;

/** What stands in drawn cells beside several rows, by its column. */
export function spanningCells(
  line: Marked,
  {
    lines,
    columns,
    region,
    bandsOf,
  }: {
    lines: readonly Marked[];
    columns: readonly TableColumn[];
    region: PageRegion;
    bandsOf: (column: Span) => BandOf;
  },
): Map<number, ColumnCell> {
  const cells = new Map<number, ColumnCell>();
  if (region.rules.across.length === 0) return cells;
  for (const [index, column] of columns.entries()) {
    if (column.content.kind === 'price') continue;
    const bandOf = bandsOf(column);
    const band = bandOf(line);
    if (band === undefined) continue;
    const within = lines.filter((one) => bandOf(one) === band);
    const priced = within.filter(({ role }) => role === 'priced').length;
    if (priced < 2 || within.some(({ role }) => role === 'header')) continue;
    const words = within.flatMap((one) => one.words.filter((word) => columnOf(word, columns) === index));
    const rows = within.filter((one) => one.words.some((word) => columnOf(word, columns) === index));
    // Each row has words of its own where no line is drawn between rows.
    if (words.length > 0 && rows.length <= MAX_SPAN_LINES && rows.length <= priced / 2 + 1 && rows.length < priced)
      cells.set(index, { text: textOf(words), words });
  }
  return cells;
}

/** The bands of each column of a region, each line looked up once. */
export function createColumnBands(region: PageRegion): (column: Span) => BandOf {
  const known = new Map<Span, BandOf>();
  return (column) => {
    const bandOf = known.get(column) ?? memoizeByLine(createBands(region, column));
    known.set(column, bandOf);
    return bandOf;
  };
}

function memoizeByLine(bandOf: BandOf): BandOf {
  const known = new Map<PrintedLine, number | undefined>();
  return (line) => {
    if (!known.has(line)) known.set(line, bandOf(line));
    return known.get(line);
  };
}
