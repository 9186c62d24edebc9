import type { Card } from '../page/card.ts';
import { type Cell, isPrice, type Line } from '../page/cell.ts';
import { rejoined } from '../page/rejoined.ts';
import { hasName } from '../page/said-prices.ts';
import type { Rules } from '../page/text-page.ts';
import { isLabel } from '../words/labels.ts';
import { worthOf } from '../words/price-worth.ts';
import { readBrandBox } from './brand-box.ts';
import { boxesWithPrices, type Region, rowBoxes } from './card-boxes.ts';
import { linesOf } from './card-lines.ts';
import { keyColumns } from './key-values.ts';
import { openPages } from './open-pages.ts';
import { readCard } from './read-card.ts';

/** So many boxes of a page, as part of all, have to be read as products for the page to be one of them. */
const ENOUGH = 0.7;
/** A product may tell as many prices in lines of their own that look like names. */
const ROWS_OF_LIST = 4;
/** A price so much better than another that only it is right. */
const CLEARLY = 20;
const NOW = worthOf('ahora');

export type CardPage = { lines: readonly Line[]; rules: Rules };

/**
 * For each page on which products are boxes instead of rows its lines, those of products with a `card`; undefined for
 * the others. Where one page is made like that, pages with few products are, too.
 */
export function cardLines(pages: readonly CardPage[]): (Line[] | undefined)[] {
  const joined = pages.map(({ lines, rules }) => ({ rules, lines: rejoined(lines, rules) }));
  const ways = [() => joined.map(readKeys), () => joined.map(readBoxes), () => readOpen(joined)];
  for (const read of ways) {
    const readings = read();
    const clear = readings.some((one) => one.read >= 3 && isClear(one));
    if (!clear) continue;
    const kept = readings.map((one) => (one.read > 0 && isClear(one) ? one.lines : undefined));
    const cards = kept.flatMap((lines) => lines ?? []).flatMap(({ card }) => card ?? []);
    const most = Math.max(...cards.flatMap(({ price, worth }) => (price === undefined ? [] : worth)));
    return kept.map((lines) => lines?.map((line) => withRightPrice(line, most)));
  }
  return pages.map(() => undefined);
}

/** Most of the boxes are read, and hold the products: a few offers in boxes beside a table make no page of cards. */
function isClear({ read, regions, lines }: Reading): boolean {
  const cards = lines.filter(({ card }) => card).length;
  const others = lines.filter(({ card, cells }) => !card && cells.some(isPrice)).length;
  return read >= ENOUGH * regions && cards >= others;
}

/** One from another column than the others' would be wrong; one of which nothing is said is the price of now. */
function withRightPrice(line: Line, most: number): Line {
  const { card } = line;
  if (!card) return line;
  const worth = card.title === '' ? Math.max(card.worth, NOW) : card.worth;
  return most - worth >= CLEARLY ? { ...line, card: { ...card, price: undefined } } : line;
}

/** How many of the parts of a page were read, and its lines. */
type Reading = { read: number; regions: number; lines: Line[] };

function readBoxes({ lines, rules: { boxes = [] } }: CardPage): Reading {
  const cells = lines.flatMap((line) => line.cells);
  const stacked = boxesWithPrices(cells, boxes).filter(
    (region) => isStacked(region) && !isHeaded(region, lines) && !holdsList(region),
  );
  // Where most boxes hold one line they are rows of a table, some of them with a name over two lines.
  const flat = rowBoxes(cells, boxes) + stacked.filter(isWrappedRow).length;
  const regions = 2 * flat > stacked.length + rowBoxes(cells, boxes) ? [] : stacked;
  const read = regions.map((region) => readBrandBox(region) ?? readCard(region.cells, region.box) ?? []);
  return {
    read: read.filter((cards) => cards.length > 0).length,
    regions: regions.length,
    lines: withCards(lines, { regions, cards: read.flat() }),
  };
}

function readOpen(pages: readonly CardPage[]): Reading[] {
  return openPages(pages).map(({ read, regions }, index) => {
    const lines = withCards(pages[index]?.lines ?? [], { regions, cards: read.flat() });
    return { read: read.length, regions: regions.length, lines };
  });
}

function readKeys({ lines }: CardPage): Reading {
  const columns = keyColumns(lines);
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

/** A card has more than one line. */
function isStacked({ cells }: Region): boolean {
  return linesOf(cells).length > 1;
}

/** Names with their prices beside them, line after line: the box of a message, or of one brand. */
function holdsList({ cells }: Region): boolean {
  const rows = linesOf(cells).filter((line) => {
    const [first] = line;
    return first !== undefined && hasName({ cells: [first] }) && line.some(isPrice);
  });
  return rows.length >= ROWS_OF_LIST;
}

/** A name that goes on in further lines, with its price at the right of the first one: a row of a table with lines. */
function isWrappedRow({ cells, box }: Region): boolean {
  const [first = []] = linesOf(cells);
  const [last] = first.slice(-1);
  return first.length > 1 && last !== undefined && isPrice(last) && box.right - last.right < 2 * last.size;
}

/** Below heads of columns a box holds rows of a table, such as those of one brand. */
function isHeaded({ box }: Region, lines: readonly Line[]): boolean {
  return lines.some(({ y, cells }) => {
    const heads = cells.filter(({ left, right }) => left > box.left && right < box.right);
    return y < box.top && heads.length >= 4 && heads.every(({ text }) => isLabel(text));
  });
}

function toLine(card: Card): Line {
  const { left, top } = card.box;
  const common = { y: top, size: 10, font: 'card', struck: false };
  const name: Cell = { ...common, text: card.name, left, right: left + 1, amount: undefined };
  const amount =
    card.price === undefined ? { kind: 'none' as const } : { kind: 'pesos' as const, centavos: card.price, sure: true };
  const price: Cell = { ...common, text: '', left: left + 2, right: left + 3, amount };
  return { y: top, cells: [name, price], card };
}
