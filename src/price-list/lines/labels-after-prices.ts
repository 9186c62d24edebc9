import { isPriceCaption } from '../column-headers/column-header.ts';
import { type Cell, isPrice, type Line } from '../page/cell.ts';

/** What parts the prices of a message: '$ 29.300 x mayor / $ 40.800 púb'. */
const PARTING = /\s*[/|;,·-]+\s*$/;

/** The lines of a message that tells after each price which one it is, with those words before their prices, as elsewhere. */
export function moveLabelsBeforePrices(lines: readonly Line[]): Line[] {
  return lines.map((line) => {
    const from = line.cells.findIndex(isPrice);
    const offers = offersOf(line.cells.slice(from));
    return offers === undefined ? line : { ...line, cells: [...line.cells.slice(0, from), ...offers.flatMap(turned)] };
  });
}

type LabelledPrice = { price: Cell; label: Cell };

/** Several prices, each with its words behind it; undefined when a line is made otherwise. */
function offersOf(cells: readonly Cell[]): LabelledPrice[] | undefined {
  const prices = cells.flatMap((cell, index) => (isPrice(cell) ? [index] : []));
  const offers = prices.flatMap((at, index): LabelledPrice[] => {
    const [price, first, ...more] = cells.slice(at, prices[index + 1]);
    if (!price || !first) return [];
    const text = [first, ...more].map((cell) => cell.text).join(' ');
    const label = text.replace(PARTING, '').replace(/^x (?=\p{L})/iu, '');
    const isLast = index === prices.length - 1;
    const parted = isLast || PARTING.test(text);
    const right = (more.at(-1) ?? first).right;
    return parted && isPriceCaption(label) ? [{ price, label: { ...first, text: label, right } }] : [];
  });
  return prices.length > 1 && offers.length === prices.length ? offers : undefined;
}

/** In the room of both the words first, then the price. */
function turned({ price, label }: LabelledPrice): Cell[] {
  const middle = price.left + label.right - label.left;
  return [
    { ...label, left: price.left, right: middle },
    { ...price, left: Math.min(middle + 1, label.right - 1), right: label.right },
  ];
}
