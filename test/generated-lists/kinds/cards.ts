import type { TextPage } from '#price-list/page/text-page.ts';
import { drawFrame, joinDrawings } from '../draw/drawing.ts';
import { flowStrips, type Strip } from '../draw/flow.ts';
import { type TextStyle, wrapText } from '../draw/letters.ts';
import { type PositionedText, textStrip, titleStrip } from '../draw/lines.ts';
import { printArea, printPages, randomSheet } from '../draw/sheet.ts';
import type { Random } from '../random.ts';
import { moneyWriter } from '../supply/money.ts';
import { type BrandPlace, fullName, sectionsOf } from '../supply/sections.ts';
import type { SupplyRow } from '../supply/supply.ts';
import { chunks } from './chunk.ts';

/** Style of a card: width and padding in points, style of its name and of its price. */
type Look = {
  width: number;
  padding: number;
  name: TextStyle;
  price: TextStyle;
  align: 'left' | 'center';
  boxed: boolean;
};

/** A line of a card: a price or another text. */
export type CardLine = { text: string; style: TextStyle };
/** Lines of a card above its name, and below it. */
type Extras = { above: CardLine[]; prices: CardLine[] };
export type ExtrasOf = (row: SupplyRow, context: { money: (pesos: number) => string; price: TextStyle }) => Extras;

/** A grid of products with name, size and price, in boxes or not; the brand is above the name, in it, or above the grid. */
export function cards(
  random: Random,
  rows: readonly SupplyRow[],
  extrasOf: ExtrasOf = (row, { money, price }) => ({
    above: [],
    prices: [{ text: row.price === undefined ? row.instead : money(row.price), style: price }],
  }),
): TextPage[] {
  const place = random.pick<BrandPlace>(['heading', 'column', 'before-name', 'behind-name']);
  const sheet = randomSheet(random);
  const room = printArea(sheet);
  const times = random.whole(2, 4);
  const between = random.between(10, 20);
  const width = (room.right - room.left - between * (times - 1)) / times;
  const size = random.whole(14, 18) / 2;
  const look: Look = {
    width,
    padding: random.between(4, 9),
    name: { size, font: random.pick(['plain', 'bold']) },
    price: { size: size + random.pick([0, 2, 4]), font: 'bold' },
    align: random.pick(['left', 'center']),
    boxed: random.chance(0.6),
  };
  const sized = random.chance(0.5);
  const money = moneyWriter(random);
  const linesOf = (row: SupplyRow) =>
    [
      ...(place === 'column' ? [row.brand] : []),
      ...wrapText(fullName(row, { place, sized }), { ...look.name, width: width - 2 * look.padding }),
      ...(sized ? [] : [row.size]),
    ] satisfies string[];
  const strips = sectionsOf(random, rows, place).flatMap(({ headings, rows }) => [
    ...headings.map(({ of, text }) =>
      titleStrip(text, {
        style: { size: size + (of === 'brand' ? 5 : 3), font: 'bold' },
        width: room.right - room.left,
        align: 'left',
      }),
    ),
    ...chunks(rows, times).map((ofRow) => {
      const cardsOfRow = ofRow.map((row) => {
        const { above, prices } = extrasOf(row, { money, price: look.price });
        const names = linesOf(row).map((text) => ({ text, style: look.name }));
        return {
          lines: [...above, ...names],
          prices: prices.flatMap((line) => breakLine(line, width - 2 * look.padding)),
        };
      });
      return cardsStrip(cardsOfRow, { look, between });
    }),
  ]);
  const columns = { lefts: [room.left], top: room.top, bottom: room.bottom };
  return printPages(flowStrips(strips, { columns }), sheet);
}

type Card = { lines: readonly CardLine[]; prices: readonly CardLine[] };

function cardsStrip(cards: readonly Card[], { look, between }: { look: Look; between: number }): Strip {
  const { width, padding, boxed } = look;
  const height = 2 * padding + Math.max(...cards.map(heightOf));
  const drawn = cards.map((card) => textStrip(height, textsOf(card, look)));
  return {
    height: height + between,
    draw: (left, top) =>
      joinDrawings(
        drawn.flatMap((one, at) => {
          const from = left + at * (width + between);
          const box = { left: from, top, right: from + width, bottom: top + height };
          return [one.draw(from, top), ...(boxed ? [drawFrame(box)] : [])];
        }),
      ),
  };
}

/** Wraps a line that is too wide for its card, never within an amount. */
function breakLine({ text, style }: CardLine, width: number): CardLine[] {
  const lines = wrapText(text.replace('$ ', '$\u00a0'), { ...style, width });
  return lines.map((line) => ({ text: line.replace('\u00a0', ' '), style }));
}

/** Line heights as factors of the font size. */
const NAME = 1.2;
const PRICE = 1.4;

function heightOf({ lines, prices }: Card): number {
  const sum = (summed: readonly CardLine[]) => summed.reduce((all, { style }) => all + style.size, 0);
  return NAME * sum(lines) + PRICE * sum(prices);
}

function textsOf({ lines, prices }: Card, { width, padding, align }: Look): PositionedText[] {
  const at = { left: padding, right: width - padding, align };
  let top = padding;
  const names = lines.map(({ text, style }) => {
    const base = top + style.size;
    top += NAME * style.size;
    return { ...at, text, style, base };
  });
  const amounts = prices.map(({ text, style }) => {
    const base = top + 1.15 * style.size;
    top += PRICE * style.size;
    return { ...at, text, style, base };
  });
  return [...names, ...amounts];
}
