import type { TextPage } from '#domain/price-list/page/text-page.ts';
import { frame, joined } from '../draw/drawing.ts';
import { flowed, type Strip } from '../draw/flow.ts';
import { type Letters, wrapped } from '../draw/letters.ts';
import { type Placed, textStrip, titleStrip } from '../draw/lines.ts';
import { madeSheet, printed, roomOf } from '../draw/sheet.ts';
import type { Random } from '../random.ts';
import { moneyWriter } from '../supply/money.ts';
import { type BrandPlace, fullName, sectionsOf } from '../supply/sections.ts';
import type { SupplyRow } from '../supply/supply.ts';

/** How a card is set: its width in points, room around its text, letters of its name and of its price. */
type Look = { width: number; padding: number; name: Letters; price: Letters; align: 'left' | 'center'; boxed: boolean };

/** A grid of products: names over sizes over prices, in boxes or not; brands over each name, in it, or over the grid. */
export function cards(random: Random, rows: readonly SupplyRow[]): TextPage[] {
  const place = random.pick<BrandPlace>(['heading', 'column', 'before-name', 'behind-name']);
  const sheet = madeSheet(random);
  const room = roomOf(sheet);
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
      ...wrapped(fullName(row, { place, sized }), { ...look.name, width: width - 2 * look.padding }),
      ...(sized ? [] : [row.size]),
    ] satisfies string[];
  const strips = sectionsOf(random, rows, place).flatMap(({ headings, rows }) => [
    ...headings.map(({ of, said }) =>
      titleStrip(said, {
        letters: { size: size + (of === 'brand' ? 5 : 3), font: 'bold' },
        width: room.right - room.left,
        align: 'left',
      }),
    ),
    ...inRows(rows, times).map((ofRow) => {
      const told = ofRow.map((row) => ({
        lines: linesOf(row),
        price: row.price === undefined ? row.instead : money(row.price),
      }));
      return cardsStrip(told, { look, between });
    }),
  ]);
  const columns = { lefts: [room.left], top: room.top, bottom: room.bottom };
  return printed(flowed(strips, { columns }), sheet);
}

function inRows<Item>(items: readonly Item[], length: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / length) }, (_, at) =>
    items.slice(at * length, (at + 1) * length),
  );
}

type Card = { lines: readonly string[]; price: string };

function cardsStrip(cards: readonly Card[], { look, between }: { look: Look; between: number }): Strip {
  const { width, padding, name, price, boxed } = look;
  const most = Math.max(...cards.map(({ lines }) => lines.length));
  const height = 2 * padding + most * name.size * 1.2 + price.size * 1.4;
  const drawn = cards.map((card) => textStrip(height, textsOf(card, look)));
  return {
    height: height + between,
    draw: (left, top) =>
      joined(
        drawn.flatMap((one, at) => {
          const from = left + at * (width + between);
          const box = { left: from, top, right: from + width, bottom: top + height };
          return [one.draw(from, top), ...(boxed ? [frame(box)] : [])];
        }),
      ),
  };
}

function textsOf({ lines, price }: Card, look: Look): Placed[] {
  const { width, padding, align, name } = look;
  const step = name.size * 1.2;
  const at = { left: padding, right: width - padding, align };
  const names = lines.map((said, index) => ({ ...at, said, letters: name, base: padding + step * index + name.size }));
  const base = padding + step * lines.length + look.price.size * 1.15;
  return [...names, { ...at, said: price, letters: look.price, base }];
}
