import type { Card } from '../page/card.ts';
import { type Cell, isText } from '../page/cell.ts';
import type { Box } from '../page/text-page.ts';
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
  const lines = groupLines(cardCells(given));
  const nameCell = largestWords(lines.flat());
  if (!nameCell) return undefined;
  const isName = (cell: Cell) =>
    isText(cell) && cell.font === nameCell.font && Math.abs(cell.size - nameCell.size) < 0.3;
  const read = lines.reduce<CardReading | undefined>(
    (before, line, index) => before && readCardLine(before, { line, next: lines[index + 1] ?? [], isName }),
    EMPTY_READING,
  );
  return read && cardsOf(read, { box, single });
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
