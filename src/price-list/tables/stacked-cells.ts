import { type Cell, isPrice, type Line } from '../page/cell.ts';

/** A row of a table has no more lines of text than this. */
export const MAX_ROW_LINES = 6;

/** The cells of one band as a line, when they look like a row: one price at most above another, none under a name. */
export function mergeStackedRow(given: readonly Cell[]): Line | undefined {
  const cells = given.map((cell) => (goesOnBelow(cell, given) ? { ...cell, amount: undefined } : cell));
  const heights = new Set(cells.map(({ y }) => Math.round(y)));
  if (heights.size < 2 || heights.size > MAX_ROW_LINES + 2) return undefined;
  const sorted = [...cells].sort((a, b) => a.y - b.y);
  const loose = sorted.some((cell, index) => cell.y - (sorted[index - 1]?.y ?? cell.y) > 1.7 * cell.size);
  if (loose) return undefined;
  const stacks = toStacks(cells);
  const sound = stacks.every((stack) => {
    const prices = stack.filter((cell) => isPrice(cell) && !cell.struck);
    const named = stack.some((cell) => !isPrice(cell) && /\p{L}{3}/u.test(cell.text));
    return prices.length <= 1 && !(prices.length === 1 && named);
  });
  if (!sound || stacks.length < 2 || !cells.some(({ text }) => /\p{L}{2}/u.test(text))) return undefined;
  const y = cells.find(isPrice)?.y ?? Math.min(...cells.map((cell) => cell.y));
  return { y, cells: stacks.flatMap(mergeStack).map((cell) => ({ ...cell, y })) };
}

/** Whether a bare number is the beginning of a text: '30' right above 'comprimidos'. */
function goesOnBelow({ text, amount, left, right, y, size }: Cell, cells: readonly Cell[]): boolean {
  if (amount?.kind !== 'pesos' || !/^\d{1,3}$/.test(text)) return false;
  return cells.some(
    (other) => !other.amount && other.left < right && other.right > left && other.y > y && other.y - y < 1.7 * size,
  );
}

/** Cells that stand over each other, from left to right. */
export function toStacks(cells: readonly Cell[]): Cell[][] {
  const stacks: { left: number; right: number; cells: Cell[] }[] = [];
  for (const cell of [...cells].sort((a, b) => a.left - b.left)) {
    const stack = stacks.at(-1);
    if (stack && cell.left < stack.right - 1) {
      stack.cells.push(cell);
      stack.right = Math.max(stack.right, cell.right);
    } else stacks.push({ left: cell.left, right: cell.right, cells: [cell] });
  }
  return stacks.map((stack) => stack.cells);
}

/** One text out of the lines of a stack; small print and struck prices stay apart. */
export function mergeStack(stack: readonly Cell[]): Cell[] {
  const sorted = [...stack].sort((a, b) => a.y - b.y || a.left - b.left);
  const result: Cell[] = [];
  for (const cell of sorted) {
    const before = result.at(-1);
    const alike = before && Math.abs(before.size - cell.size) < 0.12 * cell.size && before.struck === cell.struck;
    if (!before || !alike || isPrice(cell)) result.push(cell);
    else {
      const text = `${before.text} ${cell.text}`;
      const [left, right] = [Math.min(before.left, cell.left), Math.max(before.right, cell.right)];
      result[result.length - 1] = { ...before, text, left, right, amount: undefined };
    }
  }
  return result;
}
