import type { TextPage } from '#price-list/page/text-page.ts';
import { drawFrame, joinDrawings } from '../draw/drawing.ts';
import { flowStrips, type Strip } from '../draw/flow.ts';
import { type TextStyle, wrapText } from '../draw/letters.ts';
import { textStrip } from '../draw/lines.ts';
import { printArea, printPages, randomSheet } from '../draw/sheet.ts';
import type { Random } from '../random.ts';
import { type BrandPlace, type Section, sectionsOf } from '../supply/sections.ts';
import type { SupplyRow } from '../supply/supply.ts';
import { chunks } from './chunk.ts';
import { productWriter, type TextLines } from './product-text.ts';

/** Style of the messages: each in a `box` with its time, or one continuous text. */
type Look = { style: TextStyle; leading: number; width: number; box: boolean; hanging: number; times: boolean };

/** Most rows of one message. */
const MOST = 14;

/** Chat messages of a supplier saved as a file: brands in asterisks, a mark before each product, its price after it. */
export function message(random: Random, rows: readonly SupplyRow[]): TextPage[] {
  const singleBrand = new Set(rows.map(({ brand }) => brand)).size === 1;
  const place = random.pick<BrandPlace>(['heading', 'heading', 'heading', 'before-name', 'behind-name']);
  const sheet = randomSheet(random);
  const room = printArea(sheet);
  const size = random.whole(15, 22) / 2;
  const look: Look = {
    style: { size, font: 'plain' },
    leading: random.between(1.2, 1.5),
    width: Math.min(room.right - room.left, size * random.whole(32, 60)),
    box: random.chance(0.4),
    hanging: random.pick([0, 0, 1.2]) * size,
    times: random.chance(0.7),
  };
  const say = productWriter(random, place);
  const headed = headingWriter(random);
  const [first] = rows;
  const titled = { ...sheet, title: singleBrand && first ? [`${random.pick(TITLES)} ${first.brand}`] : sheet.title };
  const sections = singleBrand ? [{ headings: [], rows: [...rows] }] : sectionsOf(random, rows, place);
  const minute = random.whole(0, 30);
  const strips = inMessages(sections).map((parts, at) => {
    const texts = parts.flatMap(({ headings, rows }) => [...headings.map(({ text }) => [headed(text)]), ...say(rows)]);
    return messageStrip(texts, look, `10:${String(minute + (at % 29)).padStart(2, '0')}`);
  });
  return printPages(
    flowStrips(strips, { columns: { lefts: [room.left], top: room.top, bottom: room.bottom } }),
    titled,
  );
}

const TITLES = ['Lista de precios', 'Precios', 'LISTA', 'Distribuidor oficial'] as const;

function headingWriter(random: Random): (text: string) => string {
  const [before, behind] = random.pick<readonly [string, string]>([
    ['*', '*'],
    ['🔥 ', ' 🔥'],
    ['➡️ *', '*'],
    ['', ':'],
    ['▪️', ''],
    ['*', ':*'],
  ]);
  return (text) => `${before}${text}${behind}`;
}

/** Messages of one brand each with its headings, or several messages when a brand has many rows. */
function inMessages(sections: readonly Section[]): Section[][] {
  const parts = sections.flatMap(({ headings, rows }) =>
    chunks(rows, MOST).map((rows, at) => ({ headings: at === 0 ? headings : [], rows })),
  );
  const messages: Section[][] = [];
  for (const part of parts) {
    const last = messages.at(-1) ?? [];
    const rows = last.reduce((sum, one) => sum + one.rows.length, part.rows.length);
    const begins = part.headings.some(({ of }) => of === 'brand');
    if (last.length > 0 && rows <= MOST && !begins) last.push(part);
    else messages.push([part]);
  }
  return messages;
}

/** One message: its wrapped lines, in a box with the time or without. */
function messageStrip(products: readonly TextLines[], look: Look, time: string): Strip {
  const { style, leading, width, hanging } = look;
  const padding = look.box ? style.size * 0.7 : 0;
  const lines = products.flatMap((product) =>
    product.flatMap((line) =>
      wrapText(line, { ...style, width: width - 2 * padding - hanging }).map((text, at) => ({
        text,
        further: at > 0,
      })),
    ),
  );
  const step = style.size * leading;
  const texts = lines.map(({ text, further }, at) => ({
    text,
    style,
    left: padding + (further ? hanging : 0),
    right: width,
    base: padding + step * at + style.size,
  }));
  const small = { size: style.size * 0.7, font: 'plain' };
  const timed = look.box && look.times;
  const height = step * lines.length + 2 * padding + (timed ? small.size : 0);
  const stamp = {
    text: time,
    style: small,
    left: 0,
    right: width - padding,
    base: height - padding,
    align: 'right' as const,
  };
  const strip = textStrip(height, timed ? [...texts, stamp] : texts);
  return {
    height: height + style.size * 1.2,
    draw: (left, top) => {
      const box = { left, top, right: left + width, bottom: top + height };
      return joinDrawings([strip.draw(left, top), ...(look.box ? [drawFrame(box)] : [])]);
    },
  };
}
