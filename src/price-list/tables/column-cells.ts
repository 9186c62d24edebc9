import { type PrintedLine, textOf, type Word } from '../layout/printed-line.ts';
import { columnsOf, type Span } from '../layout/text-columns.ts';

export type ColumnCell = { text: string; words: readonly Word[] };

/** By column, without empty cells. */
export function cellsOf(lines: readonly PrintedLine[], columns: readonly Span[]): ColumnCell[][] {
  const rows = lines.map(({ words }) => {
    const indexes = columnsOf(words, columns);
    return Map.groupBy(words, (_word, at) => indexes[at]);
  });
  return columns.map((_, index) =>
    rows.flatMap((row) => {
      const words = row.get(index);
      return words ? [{ text: textOf(words), words }] : [];
    }),
  );
}
