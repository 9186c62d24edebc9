import { isGrouped } from '../amounts/amount.ts';
import { isColumnHeader, isPriceCaption, isVariantHeader } from '../column-headers/column-header.ts';
import { type Cell, isPrice, type Line, textOf } from '../page/cell.ts';

/** A bare number before a name: a price would have a sign or groups of thousands. */
export function isCodeLike({ text, amount }: Cell): boolean {
  return amount?.kind === 'pesos' && !amount.confident && !isGrouped(text);
}

/** Names that stand left of a price or just above one, different ones, at most of the prices. */
export function hasPricedNames(lines: readonly Line[]): boolean {
  const names: string[] = [];
  let prices = 0;
  lines.forEach(({ cells }, index) => {
    const words = cells.filter((cell) => !isPrice(cell));
    // A further price of the product above: 'Ahora $ 500'.
    const further = words.length > 0 && words.every(({ text }) => isPriceCaption(text));
    if (!cells.some(isPrice) || further) return;
    prices += 1;
    const at = cells.findIndex((cell, index) => isPrice(cell) && !(index === 0 && isCodeLike(cell)));
    // A brand may stand before each name.
    const before = cells.slice(0, Math.max(at, 0)).filter(isNameCell);
    const above = lines.slice(Math.max(0, index - 2), index).filter((line) => !line.cells.some(isPrice));
    const alone = at === 0 ? above.flatMap((line) => line.cells).find(isProduct) : undefined;
    const sized =
      words.length > 0 && words.every(isSize)
        ? nameAbove(lines.slice(Math.max(0, index - MOST_SIZES), index))
        : undefined;
    const name = sized ? [sized, ...words] : before.length > 0 || !alone ? before : [alone];
    if (name.length > 0) names.push(textOf({ cells: name }));
  });
  return new Set(names).size >= 2 && new Set(names).size >= 0.5 * prices;
}

/** Sizes of one product are no more than this. */
const MOST_SIZES = 6;

/** The name that a row shares which says only a size. */
function nameAbove(lines: readonly Line[]): Cell | undefined {
  return lines.findLast(({ cells }) => !cells.some(isPrice))?.cells.find(isProduct);
}

/** A size alone is the column header of prices. */
function isProduct(cell: Cell): boolean {
  return isNameCell(cell) && !isSize(cell);
}

function isSize({ text }: Cell): boolean {
  return /\d/.test(text) && isVariantHeader(text);
}

/** Words that can be of a name: no column header. */
export function isNameCell({ text, amount }: Cell): boolean {
  return amount === undefined && (text.match(/\p{L}/gu) ?? []).length >= 3 && !isColumnHeader(text);
}
