import { MOST } from '../shares.ts';
import { BESIDE, isPriced, letterSize, type PrintedLine, styleOf, toRuns } from './printed-line.ts';
import type { PrintedPage } from './printed-pages.ts';

/** Whether a line is nothing but the heading of what is below. */
export type IsHeading = (line: PrintedLine) => boolean;

/** Tells lines of one text that are set in a way in which most headings stand alone, with nothing beside them. */
export function likeLoneHeadings(pages: readonly PrintedPage[], isHeading: IsHeading): IsHeading {
  const known = pages.flatMap(({ lines }) =>
    lines.flatMap((line, at) => {
      const runs = isPriced(line) ? [] : toRuns(line.words).map(({ words }) => ({ ...line, words }));
      const isAlone = runs.length === 1 && ![lines[at - 1], lines[at + 1]].some((one) => one && isBeside(one, line));
      return runs.filter(isHeading).map((run) => ({ style: styleOf(run), isAlone }));
    }),
  );
  const styles = [...Map.groupBy(known, ({ style }) => style)].flatMap(([style, all]) =>
    all.filter((one) => one.isAlone).length > MOST * all.length ? style : [],
  );
  return (line) => !isPriced(line) && toRuns(line.words).length === 1 && styles.includes(styleOf(line));
}

const isBeside = (one: PrintedLine, line: PrintedLine) => Math.abs(one.y - line.y) < BESIDE * letterSize(line);
