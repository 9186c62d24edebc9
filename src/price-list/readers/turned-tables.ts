import { isColumnHeader, isVariantHeader } from '../column-headers/column-header.ts';
import { isSizeOrFlavor } from '../column-headers/size-or-flavor.ts';
import { ALIGNED, isPriced, type PrintedLine, type Run, toRuns, type Word } from '../layout/printed-line.ts';
import type { PrintedPage } from '../layout/printed-pages.ts';
import type { PageRegion } from '../layout/regions.ts';
import { columnOf, coveredSpans, type Span } from '../layout/text-columns.ts';

/** A line with its texts, of which the first is the header of a row. */
type TitledLine = { line: PrintedLine; title: Run; others: Run[] };

/** Lines about the same products beside each other: headings and names above the titled lines, and what goes on below these. */
type TurnedTable = { head: PrintedLine[]; titled: TitledLine[]; more: PrintedLine[] };

/**
 * The tables with a product in each column and headers before the rows, turned: 'Marca | Delta | Athlon' over 'Precio | $ 900 |
 * $ 800' becomes a row for each product. Nothing where no table is so; what stands outside of such tables is left out.
 */
export function turnTables(pages: readonly PrintedPage[]): PageRegion[] {
  const rules = { across: [], down: [] };
  return pages.flatMap((page) => {
    const tables = findTurnedTables(page.lines);
    const lines = tables.flatMap((table) => turn(table, page.width));
    const [size = 0] = lines.flatMap(({ words }) => words.map((word) => word.size));
    const placed = lines.map((line, index) => moveTo(line, (index + 1) * STEP * size));
    return placed.length === 0 ? [] : [{ lines: placed, rules, column: page.sheet ?? 0 }];
  });
}

/** In sizes of letters: how far a turned row is from the next one. */
const STEP = 1.5;

function findTurnedTables(lines: readonly PrintedLine[]): TurnedTable[] {
  const tables: TurnedTable[] = [];
  const all = lines.map(toTitled);
  // 'Porciones' is a header where others stand in its column.
  const headers = all.flatMap((one) => (one && isHeader(one) ? one.title : []));
  let open: TurnedTable = { head: [], titled: [], more: [] };
  let since: PrintedLine[] = [];
  for (const [index, line] of lines.entries()) {
    const titled = all[index];
    if (!titled || !headers.some(({ left }) => Math.abs(left - titled.title.left) < ALIGNED)) {
      since.push(line);
      continue;
    }
    const isRepeated = open.titled.some(({ title }) => title.text === titled.title.text);
    if (isRepeated || open.titled.length === 0) {
      open = { head: since, titled: [titled], more: [] };
      tables.push(open);
    } else {
      open.titled.push(titled);
      open.more.push(...since);
    }
    since = [];
  }
  return tables.filter(({ titled }) => titled.filter(isHeader).length > 1 && titled.some(({ line }) => isPriced(line)));
}

/** A line with several texts behind its first one. */
function toTitled(line: PrintedLine): TitledLine | undefined {
  const [title, ...others] = toRuns(line.words);
  return title && others.length > 1 && !isPriced(title) ? { line, title, others } : undefined;
}

function isHeader({ title, others }: TitledLine): boolean {
  const isOne = ({ text }: Run) => isColumnHeader(text) && !isVariantHeader(text);
  return isOne(title) && !others.some(isOne);
}

/** The headings of a table, a line of headers, and a line for each of its columns. */
function turn({ head, titled, more }: TurnedTable, width: number): PrintedLine[] {
  const columns = coveredSpans(
    titled.flatMap(({ others }) => others),
    { limit: 0, gap: ALIGNED },
  );
  const [first] = columns;
  const [top] = titled;
  if (!first || !top || columns.length < 2) return [];
  // 'Diámetro' tells products apart no more than the names do.
  const told = titled.filter((one) => isHeader(one) || isPriced(one.line));
  const edge = Math.max(...titled.map(({ title }) => title.right));
  const isHeading = ({ words }: PrintedLine) => (words[0]?.left ?? edge) < edge;
  const names = head.filter((line) => !isHeading(line));
  const rows = told.map(({ line, others }) => {
    const own = more.filter((one) => nearest(one, titled) === line);
    return [
      ...own.filter(({ y }) => y < line.y).flatMap(textsOf),
      ...others,
      ...own.filter(({ y }) => y > line.y).flatMap(textsOf),
    ];
  });
  const inColumn = (texts: readonly Run[], at: number) =>
    texts.filter((text) => text.right > first.left && columnOf(text, columns) === at).flatMap(({ words }) => words);
  const sample = top.title.words.slice(0, 1);
  const headers = [sample.map((word) => ({ ...word, text: NAMES })), ...told.map(({ title }) => title.words)];
  const headings = head.filter(isHeading);
  const sizes = names.flatMap(textsOf).filter(({ text }) => isSizeOrFlavor(text));
  // 'Disco fundido' over '2,5 kg', '5 kg' and '10 kg'.
  const kind = sizes.length === columns.length ? (headings.pop()?.words ?? []) : [];
  const products = columns.map((_: Span, at) => {
    const [name = [], ...told] = [names.flatMap(textsOf), ...rows].map((texts) => inColumn(texts, at));
    return [[...kind, ...name], ...told];
  });
  const placed = [headers, ...products].map((cells) => ({ ...top.line, words: placeCells(cells, width) }));
  return [...headings, ...placed.filter(({ words }) => words.length > 0)];
}

/** The header of the column of names, which a turned table has none for. */
const NAMES = 'Producto';

const textsOf = ({ words }: PrintedLine) => toRuns(words);

function nearest({ y }: PrintedLine, titled: readonly TitledLine[]): PrintedLine | undefined {
  const distance = ({ line }: TitledLine) => Math.abs(line.y - y);
  return titled.toSorted((a, b) => distance(a) - distance(b))[0]?.line;
}

/** The words of each cell after each other, cells as far apart as a page is wide. */
function placeCells(cells: readonly (readonly Word[])[], width: number): Word[] {
  return cells.flatMap((words, column) => {
    let left = column * width;
    return words.map((word, at) => {
      const placed = { ...word, left, right: left + word.right - word.left, joined: at > 0 };
      left = placed.right + SPACE * word.size;
      return placed;
    });
  });
}

/** In sizes of letters: a space between words. */
const SPACE = 0.3;

function moveTo(line: PrintedLine, y: number): PrintedLine {
  return { ...line, y, words: line.words.map((word) => ({ ...word, y })) };
}
