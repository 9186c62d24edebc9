import { MOST } from '../shares.ts';
import { BESIDE, isPriced, middleOf, type PrintedLine, styleOf, toRuns, type Word } from './printed-line.ts';
import type { PrintedPage } from './printed-pages.ts';

/** Whether a line is nothing but the heading of what is below. */
export type IsHeading = (line: PrintedLine) => boolean;

/** Tells the headings that hold for all columns: with nothing beside them and columns of text right below, or set like those. */
export function overColumns(
  pages: readonly PrintedPage[],
  { cuts, isHeading }: { cuts: readonly number[]; isHeading: IsHeading },
): IsHeading {
  const columnsOf = (line?: PrintedLine) => new Set(line?.words.map((word) => columnAt(word, cuts))).size;
  const over = new Set(
    pages.flatMap(({ lines }) => lines.filter((_, at) => isAlone(lines, at) && columnsOf(lines[at + 1]) > 1)),
  );
  return setLikeHeadings(pages, { isHeading, isOver: (line) => over.has(line) });
}

/** Tells lines that are set in a way in which most headings are over all columns. */
export function setLikeHeadings(
  pages: readonly PrintedPage[],
  { isHeading, isOver }: { isHeading: IsHeading; isOver: IsHeading },
): IsHeading {
  const lines = pages.flatMap((page) => page.lines.filter((line) => !isPriced(line)));
  const known = lines.flatMap((line) => {
    const runs = toRuns(line.words).map(({ words }) => ({ ...line, words }));
    return runs.filter(isHeading).map((run) => ({ style: styleOf(run), isOver: runs.length === 1 && isOver(line) }));
  });
  const styles = [...Map.groupBy(known, ({ style }) => style)].flatMap(([style, all]) =>
    all.filter((one) => one.isOver).length > MOST * all.length ? style : [],
  );
  return (line) => !isPriced(line) && toRuns(line.words).length === 1 && styles.includes(styleOf(line));
}

/** Whether a line is one text with nothing beside it, set otherwise than what is below. */
function isAlone(lines: readonly PrintedLine[], index: number): boolean {
  const line = lines[index];
  const [first] = line?.words ?? [];
  const [next] = lines[index + 1]?.words ?? [];
  if (!line || !first || toRuns(line.words).length > 1) return false;
  const isSetApart = !next || first.font !== next.font || first.size > next.size;
  return (
    isSetApart &&
    [lines[index - 1], lines[index + 1]].every((one) => !one || Math.abs(one.y - line.y) > BESIDE * first.size)
  );
}

/** Between which two cuts a word stands. */
export function columnAt(word: Word, cuts: readonly number[]): number {
  return cuts.filter((cut) => cut < middleOf(word)).length;
}
