import { priceLabelScore } from '../amounts/price-label-score.ts';
import type { Region } from '../cards/card-boxes.ts';
import { readCard } from '../cards/read-card.ts';
import type { Card } from '../page/card.ts';
import { type Cell, isPrice, type Line } from '../page/cell.ts';
import type { RuledLines } from '../page/text-page.ts';
import { readKeyColumns } from './key-values.ts';
import { readOpenPages } from './open-pages.ts';
import { productBoxes } from './product-boxes.ts';

/** So many boxes of a page, as part of all, have to be read as products for the page to be one of them. */
const ENOUGH = 0.7;
/** A price so much better than another that only it is right. */
const CLEARLY = 20;
const NOW = priceLabelScore('ahora');

export type CardPage = { lines: readonly Line[]; rules: RuledLines };

/**
 * For each page on which products are boxes instead of rows its lines, those of products with a `card`; undefined for
 * the others. Where one page is made like that, pages with few products are, too.
 */
export function toCardLines(pages: readonly CardPage[]): (Line[] | undefined)[] {
  const ways = [() => pages.map(readKeys), () => pages.map(readBoxes), () => readOpen(pages)];
  for (const read of ways) {
    const readings = read();
    const clear = readings.some((one) => one.read >= 3 && isClear(one));
    if (!clear) continue;
    const kept = readings.map((one) => (one.read > 0 && isClear(one) ? one.lines : undefined));
    const cards = kept.flatMap((lines) => lines ?? []).flatMap(({ card }) => card ?? []);
    const most = Math.max(...cards.flatMap(({ price, score }) => (price === undefined ? [] : score)));
    return kept.map((lines) => lines?.map((line) => withRightPrice(line, most)));
  }
  return pages.map(() => undefined);
}

/** Most of the boxes are read, and hold the products: a few offers in boxes beside a table make no page of cards. */
function isClear({ read, regions, lines }: PageReading): boolean {
  const cards = lines.filter(({ card }) => card).length;
  const others = lines.filter(({ card, cells }) => !card && cells.some(isPrice)).length;
  return read >= ENOUGH * regions && cards >= others;
}

/** One from another column than the others' would be wrong; one of which nothing is said is the price of now. */
function withRightPrice(line: Line, most: number): Line {
  const { card } = line;
  if (!card) return line;
  const score = card.title === '' ? Math.max(card.score, NOW) : card.score;
  return most - score >= CLEARLY ? { ...line, card: { ...card, price: undefined } } : line;
}

/** How many of the parts of a page were read, and its lines. */
type PageReading = { read: number; regions: number; lines: Line[] };

function readBoxes({ lines, rules: { boxes = [] } }: CardPage): PageReading {
  const regions = productBoxes(lines, boxes);
  const read = regions.map((region) => readCard(region.cells, region.box) ?? []);
  return {
    read: read.filter((cards) => cards.length > 0).length,
    regions: regions.length,
    lines: withCards(lines, { regions, cards: read.flat() }),
  };
}

function readOpen(pages: readonly CardPage[]): PageReading[] {
  return readOpenPages(pages).map(({ read, regions }, index) => {
    const lines = withCards(pages[index]?.lines ?? [], { regions, cards: read.flat() });
    return { read: read.length, regions: regions.length, lines };
  });
}

function readKeys({ lines }: CardPage): PageReading {
  const columns = readKeyColumns(lines);
  const cards = columns.flatMap((column) => column.cards);
  const blocks = columns.reduce((sum, column) => sum + column.blocks, 0);
  const rest = columns.flatMap((column) => column.rest);
  return { read: cards.length, regions: blocks, lines: inOrder([...rest, ...cards.map(toLine)]) };
}

function withCards(lines: readonly Line[], { regions, cards }: { regions: Region[]; cards: Card[] }): Line[] {
  const taken = new Set(regions.flatMap((region) => region.cells));
  const rest = lines.flatMap((line): Line[] => {
    const own = line.cells.filter((cell) => !taken.has(cell));
    return own.length > 0 ? [{ ...line, cells: own }] : [];
  });
  return inOrder([...rest, ...cards.map(toLine)]);
}

function inOrder(lines: readonly Line[]): Line[] {
  return lines.toSorted((a, b) => a.y - b.y);
}

function toLine(card: Card): Line {
  const { left, top } = card.box;
  const common = { y: top, size: 10, font: 'card', struck: false };
  const name: Cell = { ...common, text: card.name, left, right: left + 1, amount: undefined };
  const amount =
    card.price === undefined
      ? { kind: 'none' as const }
      : { kind: 'pesos' as const, centavos: card.price, confident: true };
  const price: Cell = { ...common, text: '', left: left + 2, right: left + 3, amount };
  return { y: top, cells: [name, price], card };
}
