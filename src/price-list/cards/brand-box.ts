import type { Card } from '../page/card.ts';
import type { Region } from './card-boxes.ts';
import { cardCells, isFlavorText } from './card-cells.ts';
import { isCardPriceLabel } from './card-prices.ts';
import { groupLines } from './cell-lines.ts';
import { readCard } from './read-card.ts';

/** The products of a box that has its brand as a logo in one of its corners. */
export function readBrandBox({ box, cells }: Region): Card[] | undefined {
  const lines = groupLines(cardCells(cells));
  const texts = lines.flat().filter(({ amount }) => amount === undefined);
  const logos = [lines[0], lines.at(-1)].filter(
    (line) => line?.length === 1 && line.every(({ amount, text }) => amount === undefined && /\p{L}{2}/u.test(text)),
  );
  const [logo] = logos.flatMap((line) => line ?? []).toSorted((a, b) => b.size - a.size);
  if (!logo) return undefined;
  const others = texts.filter((cell) => cell !== logo);
  if (others.some(({ size }) => size > 0.8 * logo.size)) return undefined;
  // A price alone on its line is one of a card.
  const rows = lines.filter((line) => line.some((cell) => cell.amount && !cell.struck));
  if (rows.some((line) => !line.some(({ amount, text }) => !amount && !isCardPriceLabel(text)))) return undefined;
  const inside = cells.filter((cell) => !(cell.y === logo.y && cell.left === logo.left));
  const cards = readCard(inside, box)?.map((card) => ({ ...card, brand: logo.text }));
  return cards?.every(({ name }) => !isFlavorText(name)) ? cards : undefined;
}
