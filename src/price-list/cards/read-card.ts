import type { Card } from '../page/card.ts';
import { type Cell, isText } from '../page/cell.ts';
import type { Box } from '../page/text-page.ts';
import { joinBrokenLabels } from './broken-labels.ts';
import { cardCells, isFlavorText, isSizeText } from './card-cells.ts';
import { toCards } from './card-draft.ts';
import { isCardPriceLabel } from './card-prices.ts';
import { groupLines, joinText } from './cell-lines.ts';
import { type CardReading, EMPTY_READING, readCardLine } from './read-card-line.ts';

/**
 * The products of a box: a name with its small print and prices, above or below it, or names with a line for each size
 * below them. Undefined when it is not made like this.
 */
export function readCard(
  given: readonly Cell[],
  box: Box,
  { single = false }: { single?: boolean } = {},
): Card[] | undefined {
  const lines = joinBrokenLabels(groupLines(cardCells(given)));
  const nameCell = largestWords(lines.flat());
  if (!nameCell) return undefined;
  const isName = (cell: Cell) =>
    isText(cell) && cell.font === nameCell.font && Math.abs(cell.size - nameCell.size) < 0.3;
  const read = lines.reduce<CardReading | undefined>((before, printed, index) => {
    const above = lines[index - 1] ?? [];
    const line = printed.map((cell) => (isRestOfName(cell, above) ? { ...cell, amount: undefined } : cell));
    return before && readCardLine(before, { line, above, next: lines[index + 1] ?? [], isName });
  }, EMPTY_READING);
  return read && cardsOf(read, { box, single });
}

/**
 * The number that a name goes on with in the line below, set as it is: how many pieces there are ('Gel display x' and
 * '24'), or one too low for a price ('Zinc Ultra' and '9').
 */
function isRestOfName(cell: Cell, above: readonly Cell[]): boolean {
  const name = above.find((one) => one.font === cell.font && isBelow(cell, one));
  if (!name || name.amount) return false;
  const sizeless = /(?<!\p{L})x$/iu.test(name.text);
  const low = /^\d{1,2}$/.test(cell.text) && Math.abs(name.size - cell.size) < 0.1;
  return (sizeless && /^\d{1,3}$/.test(cell.text)) || low;
}

/** Whether texts begin at the same place, or have the same middle. */
function isBelow(cell: Cell, above: Cell): boolean {
  const middles = Math.abs(cell.left + cell.right - above.left - above.right) / 2;
  return Math.min(Math.abs(cell.left - above.left), middles) < 1.5;
}

/** The first of the words in the largest letters: those of the name. */
function largestWords(cells: readonly Cell[]): Cell | undefined {
  const words = cells.filter((cell) => isWords(cell));
  const largest = Math.max(...words.map(({ size }) => size));
  return words.find(({ size }) => size >= 0.97 * largest);
}

function isWords(cell: Cell): boolean {
  return isText(cell) && /\p{L}{3}/u.test(cell.text) && !isCardPriceLabel(cell.text) && !isSizeText(cell.text);
}

function cardsOf({ drafts, before }: CardReading, { box, single }: { box: Box; single: boolean }): Card[] | undefined {
  // Prices above the names are told only where they can be of one product.
  if ((single || before.length > 0) && drafts.length !== 1) return undefined;
  if (drafts.some(({ names }) => isFlavorText(joinText(names)))) return undefined;
  const priced = drafts.map((draft) => ({ ...draft, offers: [...before, ...draft.offers] }));
  return priced.some(({ offers, variants }) => offers.length + variants.length > 0)
    ? priced.flatMap((draft) => toCards(draft, box))
    : undefined;
}
