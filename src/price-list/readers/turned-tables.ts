import { isColumnHeader, isVariantHeader } from '../column-headers/column-header.ts';
import { isSizeOrFlavor } from '../column-headers/size-or-flavor.ts';
import { ALIGNED, isPriced, type PrintedLine, type Run, toRuns } from '../layout/printed-line.ts';
import type { PrintedPage } from '../layout/printed-pages.ts';
import type { PageRegion } from '../layout/regions.ts';
import { columnOf, coveredSpans, type Span } from '../layout/text-columns.ts';

/** A line with its texts, of which the first is the header of a row. */
type TitledLine = { line: PrintedLine; title: Run; others: Run[] };

/** Lines about the same products beside each other: headings and names above the titled lines, and what goes on below these. */
type TurnedTable = { head: PrintedLine[]; titled: TitledLine[]; more: PrintedLine[] };

/**
 * The tables with a product in each column and headers before the rows, turned: 'Marca | Delta | Athlon' over 'Precio | $ 900 |
 * $ 800' becomes a card for each product, 'Marca | Delta' over 'Precio | $ 900'. Nothing where no table is so; what stands
 * outside of such tables is left out.
 */
export function turnTables(pages: readonly PrintedPage[]): PageRegion[] {
  return pages.flatMap((page) => findTurnedTables(page.lines).flatMap(turn));
}

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

/** The headings of a table, and a card with a line of each header for each of its columns. */
function turn({ head, titled, more }: TurnedTable): PageRegion[] {
  const columns = coveredSpans(
    titled.flatMap(({ others }) => others),
    { limit: 0, gap: ALIGNED },
  );
  const [first] = columns;
  const [top] = titled;
  if (!first || !top || columns.length < 2) return [];
  const edge = Math.max(...titled.map(({ title }) => title.right));
  const isHeading = ({ words }: PrintedLine) => (words[0]?.left ?? edge) < edge;
  const headings = head.filter(isHeading);
  const names = head.filter((line) => !isHeading(line)).flatMap(textsOf);
  const sizes = names.filter(({ text }) => isSizeOrFlavor(text));
  // 'Disco fundido' over '2,5 kg', '5 kg' and '10 kg'.
  const kind = sizes.length === columns.length ? (headings.pop()?.words ?? []) : [];
  const label = top.title.words.slice(0, 1).map((word) => ({ ...word, text: NAME_LABEL }));
  // 'Diámetro' tells products apart no more than the names do.
  const told = titled.filter((one) => isHeader(one) || isPriced(one.line));
  const rows = told.map(({ line, title, others }) => {
    const own = more.filter((one) => nearest(one, titled) === line);
    const [above, below] = [own.filter(({ y }) => y < line.y), own.filter(({ y }) => y > line.y)];
    return { line, before: title.words, texts: [...above.flatMap(textsOf), ...others, ...below.flatMap(textsOf)] };
  });
  const cards = columns.map((_: Span, at) =>
    [{ line: top.line, before: [...label, ...kind], texts: names }, ...rows].flatMap(({ line, before, texts }) => {
      const own = texts.filter((text) => text.right > first.left && columnOf(text, columns) === at);
      return own.length === 0 ? [] : [{ ...line, words: [...before, ...own.flatMap(({ words }) => words)] }];
    }),
  );
  const region = { rules: { across: [], down: [] }, column: 0 };
  return [{ ...region, lines: headings }, ...cards.map((lines) => ({ ...region, lines, card: true }))];
}

/** A turned table has none for the names over its columns. */
const NAME_LABEL = 'Producto:';

const textsOf = ({ words }: PrintedLine) => toRuns(words);

function nearest({ y }: PrintedLine, titled: readonly TitledLine[]): PrintedLine | undefined {
  const distance = ({ line }: TitledLine) => Math.abs(line.y - y);
  return titled.toSorted((a, b) => distance(a) - distance(b))[0]?.line;
}
