import { splitCell } from '../cells/split-cell.ts';
import { withoutTrailingLabel } from '../cells/trailing-label.ts';
import type { Cell, Line } from '../page/cell.ts';
import { areBulleted, isPriceOfBullet } from './bulleted-lines.ts';

/** Lines of one text are nearer to each other than this, in sizes of their letters. */
const NEXT = 1.6;
/** A space between words, and none between columns. */
const SPACE = 0.8;
/** How far in the rest of a text begins, at most. */
const INDENT = 3;
/** So many texts go on in a line further in before that is the custom of a block. */
const CUSTOM = 3;

/**
 * The lines of a block of running text where each product begins at the edge and goes on further in, one line for each
 * product: 'Whey 1 kg $ 23.700 (sugerido $' and, further in, '33.200)'.
 */
export function joinHangingLines(lines: readonly Line[]): Line[] {
  const further = furtherIn(lines);
  const bulleted = areBulleted(lines);
  const result: Line[] = [];
  let above: Line | undefined;
  for (const line of lines) {
    const before = result.at(-1);
    if (
      before &&
      above &&
      (further.has(line) || isBroken(above, line) || (bulleted && isPriceOfBullet(before, line) && isRest(line, above)))
    )
      result[result.length - 1] = joined(before, line, above);
    else result.push(line);
    above = line;
  }
  return result;
}

/** Whether a price has its sign, or the dash before it, at the end of a line and its number at the beginning of the next one. */
function isBroken(line: Line, next: Line): boolean {
  const [last, first] = [line.cells.at(-1), next.cells[0]];
  const sign = last !== undefined && !last.amount && /[\p{L})]\s*\$$|\p{L}.*\s[-–—=:→➜➔]$/u.test(last.text);
  return sign && /^\d{1,3}(?:[.,]\d{3})+/.test(first?.text ?? '') && isRest(next, line) && isRunning(line);
}

/** The lines that go on with the text above them; none where most lines further in are something else. */
function furtherIn(lines: readonly Line[]): Set<Line> {
  const lefts = Map.groupBy(lines, (line) => Math.round(leftOf(line)));
  const [first] = [...lefts].toSorted(([, a], [, b]) => b.length - a.length);
  if (!first) return new Set();
  const [edge] = first;
  const own = lines.filter((line) => leftOf(line) > edge - 2 && leftOf(line) < edge + INDENT * sizeOf(line));
  // A line may have run into the next column.
  const right = own.map(rightOf).sort((a, b) => a - b)[Math.floor(0.95 * (own.length - 1))] ?? 0;
  const inner = own.filter((line) => leftOf(line) > edge + 2);
  const goingOn = inner.filter((line) => {
    const above = lines[lines.indexOf(line) - 1];
    return above !== undefined && own.includes(above) && isRest(line, above) && isFull(above, line, right);
  });
  const running = own.filter(isRunning).length >= 0.9 * own.length;
  return new Set(running && goingOn.length >= Math.max(CUSTOM, 0.7 * inner.length) ? goingOn : []);
}

function isRest(line: Line, above: Line): boolean {
  const size = sizeOf(line);
  return line.y - above.y < NEXT * size && Math.abs(size - sizeOf(above)) < 0.3 && isRunning(line);
}

/** Whether the first word of the next line had no room left at the end of a line. */
function isFull(line: Line, next: Line, right: number): boolean {
  const [cell] = next.cells;
  if (!cell) return false;
  const letters = cell.text.split(' ')[0]?.length ?? 0;
  const word = (letters / cell.text.length) * (cell.right - cell.left);
  return rightOf(line) + word > right - 0.5 * cell.size;
}

function isRunning({ cells }: Line): boolean {
  return cells.every(({ left, size, struck }, index) => {
    const before = cells[index - 1];
    return !struck && (!before || left - before.right < SPACE * size);
  });
}

/** Both lines as if there had been room for one. */
function joined(before: Line, { cells }: Line, above: Line): Line {
  const move = rightOf(before) + 0.25 * sizeOf(above) - Math.min(...cells.map(({ left }) => left));
  const moved = cells.map(
    (cell): Cell => ({ ...cell, y: before.y, left: cell.left + move, right: cell.right + move, amount: surely(cell) }),
  );
  const [last, first] = [before.cells.at(-1), moved[0]];
  const broken = last && first && !last.amount && (!first.amount || last.text.endsWith('$'));
  const all = broken
    ? [
        ...before.cells.slice(0, -1),
        ...splitCell({ ...last, text: `${last.text} ${first.text}`, right: first.right }),
        ...moved.slice(1),
      ]
    : [...before.cells, ...moved];
  return { ...before, cells: all.flatMap((cell, index) => withoutTrailingLabel(cell, all[index + 1])) };
}

/** What goes on with a product is a price where it looks like one. */
function surely({ amount }: Cell): Cell['amount'] {
  return amount?.kind === 'pesos' ? { ...amount, confident: true } : amount;
}

function leftOf({ cells }: Line): number {
  return cells[0]?.left ?? 0;
}

function rightOf({ cells }: Line): number {
  return Math.max(...cells.map((cell) => cell.right));
}

function sizeOf({ cells }: Line): number {
  return Math.max(...cells.map(({ size }: Cell) => size));
}
