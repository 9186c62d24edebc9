import { readAmount } from '../amounts/amount.ts';
import { type Cell, isPrice, type Line } from '../page/cell.ts';

/** So many rows in a row have to be counted, as part of all and at least, for their first numbers to be a count. */
const MOST = 0.8;
const LEAST = 5;
const COUNTED = /^(\d{1,4})(?:$|\s+(?=\p{L}{2}))/u;

/** The lines of a block whose rows are counted ('99', '100 ZINC') with the numbers apart from names they have run into. */
export function splitRunInNumbers(lines: readonly Line[]): Line[] {
  const rows = lines.filter(({ cells }) => cells.some(isPrice));
  const counts = rows.map(countOf);
  const steps = counts.filter((count, index) => count !== undefined && count - 1 === counts[index - 1]).length;
  if (steps < LEAST || steps < MOST * (rows.length - 1)) return [...lines];
  const names = rows.flatMap(({ cells: [first, second] }) => (first && isAlone(first) && second ? [second.left] : []));
  const usual = names.sort((a, b) => a - b)[names.length >> 1];
  return lines.map((line) => {
    const [first, ...rest] = line.cells;
    if (!first || isAlone(first) || countOf(line) === undefined || !rest.some(isPrice)) return line;
    return { ...line, cells: [...parted(first, usual), ...rest] };
  });
}

function countOf({ cells: [first] }: Line): number | undefined {
  const [, count] = COUNTED.exec(first?.text ?? '') ?? [];
  return count === undefined ? undefined : Number(count);
}

function isAlone({ text }: Cell): boolean {
  return /^\d+$/.test(text);
}

function parted(cell: Cell, usual: number | undefined): Cell[] {
  const [whole = '', count = ''] = COUNTED.exec(cell.text) ?? [];
  const letter = (cell.right - cell.left) / cell.text.length;
  const right = cell.left + count.length * letter;
  const left = Math.max(usual ?? 0, right + 1);
  return [
    { ...cell, text: count, right, amount: readAmount(count) },
    { ...cell, text: cell.text.slice(whole.length), left, right: Math.max(cell.right, left + 1) },
  ];
}
