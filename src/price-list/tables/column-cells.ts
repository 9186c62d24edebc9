import { SPACE, textOf, type Word } from '../layout/printed-line.ts';
import { columnOf, type Span } from '../layout/text-columns.ts';
import type { ColumnCell } from './column-roles.ts';

export function addCells(cells: readonly ColumnCell[][], own: readonly (ColumnCell | undefined)[]): void {
  for (const [index, cell] of own.entries()) if (cell) cells[index]?.push(cell);
}

/** The words of a line by its columns; a text that runs over the edge of its column stays in it. */
export function cellsOf(words: readonly Word[], spans: readonly Span[]): (ColumnCell | undefined)[] {
  const cells: (Word[] | undefined)[] = spans.map(() => undefined);
  let last: { word: Word; column: number } | undefined;
  for (const word of words) {
    let column = columnOf(word, spans);
    const edge = last && spans[last.column]?.right;
    if (last && edge !== undefined && column !== last.column && !word.amount && !last.word.amount) {
      const runsOver = last.word.right > edge + 1 && word.left - last.word.right < SPACE * word.size;
      if (runsOver) column = last.column;
    }
    cells[column] = [...(cells[column] ?? []), word];
    last = { word, column };
  }
  return cells.map((own) => own && { text: textOf(own), words: own });
}
