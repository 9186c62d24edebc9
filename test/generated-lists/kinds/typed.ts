import type { TextPage } from '#price-list/page/text-page.ts';
import { flowStrips, type Strip } from '../draw/flow.ts';
import { type TextStyle, textWidth, wrapText } from '../draw/letters.ts';
import { textStrip, titleStrip } from '../draw/lines.ts';
import { printArea, printPages, randomSheet } from '../draw/sheet.ts';
import type { Random } from '../random.ts';
import { moneyWriter } from '../supply/money.ts';
import { type BrandPlace, fullName, sectionsOf } from '../supply/sections.ts';
import type { SupplyRow } from '../supply/supply.ts';

type Row = { row: SupplyRow; price: string; name: string; style: TextStyle; width: number };

/** A typed list with dot leaders between names and prices. */
export function dots(random: Random, rows: readonly SupplyRow[]): TextPage[] {
  const leading = random.between(1.25, 1.9);
  return typed(random, rows, { sized: true, strip: (row) => dottedStrip(row, leading) });
}

/** Names, each with size and price on the line below. */
export function twoLine(random: Random, rows: readonly SupplyRow[]): TextPage[] {
  const apart = random.between(0.5, 1.4);
  const beside = random.chance(0.3);
  return typed(random, rows, { sized: false, strip: (row) => twoLineStrip(row, { apart, beside }) });
}

type Way = { sized: boolean; strip: (row: Row) => Strip };

function typed(random: Random, rows: readonly SupplyRow[], { sized, strip }: Way): TextPage[] {
  const place = random.pick<BrandPlace>(['heading', 'heading', 'before-name', 'behind-name']);
  const sheet = randomSheet(random);
  const room = printArea(sheet);
  const times = random.pick([1, 1, 2]);
  const between = random.between(18, 34);
  const width = (room.right - room.left - between * (times - 1)) / times;
  const style = { size: random.whole(14, times === 1 ? 22 : 17) / 2, font: 'plain' };
  const heading = { width, align: random.pick<'left' | 'center'>(['left', 'left', 'center']) };
  const larger = random.pick([1.2, 1.35, 1.5]);
  const money = moneyWriter(random);
  const strips = sectionsOf(random, rows, place).flatMap(({ headings, rows }) => [
    ...headings.map(({ of, text }) =>
      titleStrip(text, {
        ...heading,
        style: { size: style.size * (of === 'brand' ? larger : 1.17), font: 'bold' },
      }),
    ),
    ...rows.map((row) => {
      const price = row.price === undefined ? row.instead : money(row.price);
      return strip({ row, price, name: fullName(row, { place, sized }), style, width });
    }),
  ]);
  const lefts = Array.from({ length: times }, (_, index) => room.left + (width + between) * index);
  return printPages(flowStrips(strips, { columns: { lefts, top: room.top, bottom: room.bottom } }), sheet);
}

function dottedStrip({ name, price, style, width }: Row, leading: number): Strip {
  const step = style.size * leading;
  const priced = textWidth(price, style) + style.size;
  const lines = wrapText(name, { ...style, width: width - priced - 5 * style.size });
  const last = lines.at(-1) ?? '';
  const free = width - priced - textWidth(`${last}  `, style);
  const leader = '.'.repeat(Math.floor(free / textWidth('.', style)));
  const texts = [...lines.slice(0, -1), `${last} ${leader}`].map((text, at) => ({
    text,
    style,
    left: at === 0 ? 0 : style.size,
    right: width,
    base: step * at + style.size,
  }));
  const amount = { text: price, style, left: 0, right: width, base: step * (lines.length - 1) + style.size };
  return textStrip(step * lines.length, [...texts, { ...amount, align: 'right' }]);
}

/** `apart` is the space under a product, in font sizes; the price is aligned right, or follows the size. */
function twoLineStrip(
  { row, name, price, style, width }: Row,
  { apart, beside }: { apart: number; beside: boolean },
): Strip {
  const step = style.size * 1.2;
  const bold = { ...style, font: 'bold' };
  const names = wrapText(name, { ...bold, width }).map((text, at) => ({
    text,
    style: bold,
    left: 0,
    right: width,
    base: step * at + style.size,
  }));
  const under = { style, left: 0, right: width, base: step * names.length + style.size };
  const behind = beside ? textWidth(row.size, style) + 2.5 * style.size : 0;
  return textStrip(step * (names.length + 1 + apart), [
    ...names,
    { ...under, text: row.size },
    { ...under, text: price, left: behind, align: beside ? 'left' : 'right' },
  ]);
}
