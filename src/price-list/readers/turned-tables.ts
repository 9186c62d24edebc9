import { isColumnHeader, isVariantHeader } from '../column-headers/column-header.ts';
import { isSizeOrFlavor } from '../column-headers/size-or-flavor.ts';
import { ALIGNED, isPriced, type PrintedLine, type Run, toRuns } from '../layout/printed-line.ts';
import type { PrintedPage } from '../layout/printed-pages.ts';
import type { PageRegion } from '../layout/regions.ts';
import { columnOf, coveredSpans } from '../layout/text-columns.ts';

type TitledLine = { line: PrintedLine; title: Run; others: Run[] };

/** Titled lines about the same products, the headings and names above them, and the lines that continue them. */
type TurnedTable = { head: PrintedLine[]; titled: TitledLine[]; more: PrintedLine[] };

/** A card for each column of the tables with headers before their rows: 'Marca | Delta' over 'Precio | $ 900' of 'Marca | Delta | Athlon' over 'Precio | $ 900 | $ 800'. */
export function turnTables(pages: readonly PrintedPage[]): PageRegion[] {
  return pages.flatMap((page) => findTurnedTables(page.lines).flatMap(turn));
}

function findTurnedTables(lines: readonly PrintedLine[]): TurnedTable[] {
  const tables: TurnedTable[] = [];
  const all = lines.map(toTitled);
  // 'Porciones' is a header in the column of others.
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

function toTitled(line: PrintedLine): TitledLine | undefined {
  const [title, ...others] = toRuns(line.words);
  return title && others.length > 1 && !isPriced(title) ? { line, title, others } : undefined;
}

function isHeader({ title, others }: TitledLine): boolean {
  const isOne = ({ text }: Run) => isColumnHeader(text) && !isVariantHeader(text);
  return isOne(title) && !others.some(isOne);
}

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
  // 'Diámetro' is known from the names.
  const relevant = titled.filter((one) => isHeader(one) || isPriced(one.line));
  const rows = relevant.map(({ line, title, others }) => {
    const own = [line, ...more.filter((one) => nearest(one, titled) === line)].toSorted((a, b) => a.y - b.y);
    return { line, before: title.words, texts: own.flatMap((one) => (one === line ? others : textsOf(one))) };
  });
  const cards = columns.map((_, at) =>
    [{ line: top.line, before: [...label, ...kind], texts: names }, ...rows].flatMap(({ line, before, texts }) => {
      const own = texts.filter((text) => text.right > first.left && columnOf(text, columns) === at);
      return own.length === 0 ? [] : [{ ...line, words: [...before, ...own.flatMap(({ words }) => words)] }];
    }),
  );
  const region = { rules: { across: [], down: [] }, column: 0 };
  return [{ ...region, lines: headings }, ...cards.map((lines) => ({ ...region, lines, card: true }))];
}

const NAME_LABEL = 'Producto:';

const textsOf = ({ words }: PrintedLine) => toRuns(words);

function nearest({ y }: PrintedLine, titled: readonly TitledLine[]): PrintedLine | undefined {
  const distance = ({ line }: TitledLine) => Math.abs(line.y - y);
  return titled.toSorted((a, b) => distance(a) - distance(b))[0]?.line;
}
