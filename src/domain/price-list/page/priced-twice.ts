import { isPriceName } from '../words/labels.ts';
import { plain } from '../words/plain.ts';
import { isSizeOrFlavor } from '../words/size-or-flavor.ts';
import { isPrice, type Line, textOf } from './cell.ts';

/** Lines of one product are nearer to each other than this, in sizes of their letters. */
const CLOSE = 1.9;

/** The lines of a block where prices of one product below each other ('Antes $ 500', 'Ahora $ 600') are in one line. */
export function pricedTwice(lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  for (const line of levelled(lines)) {
    const before = result.at(-1);
    const size = Math.max(...line.cells.map((cell) => cell.size));
    const close = before !== undefined && line.y - before.y < CLOSE * size && line.y > before.y;
    if (before && close && hasName(before) && !hasName(line) && isFurtherPrice(line, before))
      result[result.length - 1] = { ...before, cells: joined(before, line) };
    else result.push(line);
  }
  return result;
}

/** Whether the prices of a line are other prices of the product above it. */
function isFurtherPrice(line: Line, above: Line): boolean {
  if (!above.cells.some(({ amount }) => amount?.kind === 'pesos')) return false;
  if (!saysWhich(line)) return isDangling(above) && line.cells[0]?.amount?.kind === 'pesos';
  const [ofLine, ofAbove] = [labelsOf(line), labelsOf(above)];
  const alone = line.cells.every((cell) => isPrice(cell) || !/\p{L}/u.test(cell.text) || isPriceName(cell.text));
  return alone || (saysWhich(above) && ofLine.every((label) => !ofAbove.includes(label)));
}

/** Whether a line ends in words that say which price follows. */
function isDangling({ cells }: Line): boolean {
  const last = cells.at(-1);
  return last !== undefined && !isPrice(last) && isPriceName(last.text);
}

function labelsOf({ cells }: Line): string[] {
  return cells.filter((cell) => !isPrice(cell) && isPriceName(cell.text)).map(({ text }) => plain(text));
}

/** Words and, hardly lower, the price that stands beside them in other letters are one line. */
function levelled(lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  for (const line of lines) {
    const before = result.at(-1);
    const size = Math.min(...line.cells.map((cell) => cell.size));
    const level = before !== undefined && line.y - before.y < 0.7 * size && line.y > before.y;
    const right = Math.max(...(before?.cells ?? []).map((cell) => cell.right));
    if (
      before &&
      level &&
      !before.cells.some(isPrice) &&
      !hasName(line) &&
      line.cells.every((cell) => cell.left > right)
    )
      result[result.length - 1] = {
        ...line,
        cells: [...before.cells.map((cell) => ({ ...cell, y: line.y })), ...line.cells],
      };
    else result.push(line);
  }
  return result;
}

/** Whether a word right before each price tells which it is. */
function saysWhich({ cells }: Line): boolean {
  const prices = cells.filter((cell) => cell.amount?.kind === 'pesos');
  return (
    prices.length > 0 &&
    prices.every((price) => {
      const before = cells[cells.indexOf(price) - 1];
      return before !== undefined && isPriceName(before.text);
    })
  );
}

function hasName({ cells }: Line): boolean {
  const words = cells.filter((cell) => !isPrice(cell) && !isPriceName(cell.text));
  return words.some(({ text }) => /\p{L}{2}/u.test(text)) && !isSizeOrFlavor(textOf({ cells: words }));
}

/** First the words of both lines, then their prices, each behind what tells which it is. */
function joined(above: Line, below: Line): Line['cells'] {
  const right = Math.max(...above.cells.map((cell) => cell.right));
  const priced = below.cells.findIndex((cell) => isPriceName(cell.text));
  const words = below.cells.slice(0, Math.max(priced, 0));
  const prices = below.cells.slice(Math.max(priced, 0));
  const at = above.cells.findIndex((cell) => isPriceName(cell.text));
  const moved = prices.map((cell, index) => ({
    ...cell,
    y: above.y,
    left: Math.max(cell.left, right + index),
    right: Math.max(cell.right, right + index + 1),
  }));
  return [
    ...above.cells.slice(0, at),
    ...words.map((cell) => ({ ...cell, y: above.y })),
    ...above.cells.slice(at),
    ...moved,
  ];
}
