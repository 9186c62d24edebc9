import { isPriceCaption } from '../column-headers/column-header.ts';
import { isSizeOrFlavor } from '../column-headers/size-or-flavor.ts';
import { isPrice, type Line, textOf } from '../page/cell.ts';
import { normalizeText } from '../text/normalize-text.ts';

/** What a line says of its prices. */
export function priceLabelsOf({ cells }: Line): string[] {
  return cells.filter((cell) => !isPrice(cell) && isPriceCaption(cell.text)).map(({ text }) => normalizeText(text));
}

/** Whether a word right before each price tells which it is. */
export function hasPriceLabels({ cells }: Line): boolean {
  const prices = cells.filter((cell) => cell.amount?.kind === 'pesos');
  return (
    prices.length > 0 &&
    prices.every((price) => {
      const before = cells[cells.indexOf(price) - 1];
      return before !== undefined && isPriceCaption(before.text);
    })
  );
}

/** Whether a line says more than prices, sizes and flavors. */
export function hasName({ cells }: Pick<Line, 'cells'>): boolean {
  const words = cells.filter((cell) => !isPrice(cell) && !isPriceCaption(cell.text));
  return words.some(({ text }) => /\p{L}{2}/u.test(text)) && !isSizeOrFlavor(textOf({ cells: words }));
}
