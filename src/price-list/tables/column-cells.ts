import { type PrintedLine, type Run, toRun } from '../layout/printed-line.ts';
import { columnsOf, type Span } from '../layout/text-columns.ts';

/** The words of each line in each column, without empty cells. */
export function cellsOf(lines: readonly PrintedLine[], columns: readonly Span[]): Run[][] {
  const rows = lines.map(({ words }) => {
    const indexes = columnsOf(words, columns);
    return Map.groupBy(words, (_word, at) => indexes[at]);
  });
  return columns.map((_, index) =>
    rows.flatMap((row) => {
      const words = row.get(index);
      return words ? [toRun(words)] : [];
    }),
  );
}
