import type { TextItem } from '#price-list/page/text-page.ts';
import type { GridCell } from './grid.ts';

/** In sizes of the letters. */
const LETTER = 0.5;
const BOLD_LETTER = 0.55;

type Runs = GridCell['runs'];

/** The lines of a cell's text that are not empty. */
export function splitLines(runs: Runs): Runs[] {
  const lines: Runs[] = [[]];
  for (const { text, struck } of runs) {
    for (const [index, part] of text.split(/\r\n|\r|\n/).entries()) {
      if (index > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({ text: part, struck });
    }
  }
  return lines.filter((line) => lengthOf(line) > 0);
}

/** In characters. */
export function lengthOf(line: Runs): number {
  return line.reduce((sum, { text }) => sum + text.length, 0);
}

/** How wide a line of text is, in points. */
export function widthOf(line: Runs, { size, bold }: Pick<GridCell, 'size' | 'bold'>): number {
  return lengthOf(line) * size * (bold ? BOLD_LETTER : LETTER);
}

type Style = { x: number; y: number; size: number; bold: boolean };

/** A line of text from this place on, each style of it on its own. */
export function drawRuns(runs: Runs, { x, y, size, bold }: Style): TextItem[] {
  const letter = size * (bold ? BOLD_LETTER : LETTER);
  let at = x;
  return runs.map(({ text, struck }) => {
    const item = {
      text,
      x: at,
      y,
      width: text.length * letter,
      size,
      font: bold ? 'bold' : 'regular',
      turn: 0 as const,
      struck,
    };
    at += item.width;
    return item;
  });
}
