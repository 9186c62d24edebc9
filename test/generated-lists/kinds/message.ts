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

/** How messages are set: `box` around each with the time that it came at, or one text from top to bottom. */
type Look = { letters: TextStyle; leading: number; width: number; box: boolean; hanging: number; times: boolean };

/** Rows of one message at most. */
const MOST = 14;

/** What a supplier sends by telephone, kept as a file: brands in stars, a mark before each product, a price behind it. */
export function message(random: Random, rows: readonly SupplyRow[]): TextPage[] {
  const sole = new Set(rows.map(({ brand }) => brand)).size === 1;
  const place = random.pick<BrandPlace>(['heading', 'heading', 'heading', 'before-name', 'behind-name']);
  const sheet = randomSheet(random);
  const room = printArea(sheet);
  const size = random.whole(15, 22) / 2;
  const look: Look = {
    letters: { size, font: 'plain' },
    leading: random.between(1.2, 1.5),
    width: Math.min(room.right - room.left, size * random.whole(32, 60)),
    box: random.chance(0.4),
    hanging: random.pick([0, 0, 1.2]) * size,
    times: random.chance(0.7),
  };
  const say = productWriter(random, place);
  const headed = headingWriter(random);
  const [first] = rows;
  const titled = { ...sheet, title: sole && first ? [`${random.pick(TITLES)} ${first.brand}`] : sheet.title };
  const sections = sole ? [{ headings: [], rows: [...rows] }] : sectionsOf(random, rows, place);
  const minute = random.whole(0, 30);
  const strips = inMessages(sections).map((parts, at) => {
    const told = parts.flatMap(({ headings, rows }) => [...headings.map(({ said }) => [headed(said)]), ...say(rows)]);
    return messageStrip(told, look, `10:${String(minute + (at % 29)).padStart(2, '0')}`);
  });
  return printPages(
    flowStrips(strips, { columns: { lefts: [room.left], top: room.top, bottom: room.bottom } }),
    titled,
  );
}

const TITLES = ['Lista de precios', 'Precios', 'LISTA', 'Distribuidor oficial'] as const;

function headingWriter(random: Random): (said: string) => string {
  const [before, behind] = random.pick<readonly [string, string]>([
    ['*', '*'],
    ['🔥 ', ' 🔥'],
    ['➡️ *', '*'],
    ['', ':'],
    ['▪️', ''],
    ['*', ':*'],
  ]);
  return (said) => `${before}${said}${behind}`;
}

/** The rows of one brand in one message, with all their headings, or in several where they are many. */
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

/** One message: its lines as they break, in a box with its time or not. */
function messageStrip(told: readonly TextLines[], look: Look, time: string): Strip {
  const { letters, leading, width, hanging } = look;
  const padding = look.box ? letters.size * 0.7 : 0;
  const broken = told.flatMap((said) =>
    said.flatMap((line) =>
      wrapText(line, { ...letters, width: width - 2 * padding - hanging }).map((text, at) => ({
        text,
        further: at > 0,
      })),
    ),
  );
  const step = letters.size * leading;
  const texts = broken.map(({ text, further }, at) => ({
    said: text,
    letters,
    left: padding + (further ? hanging : 0),
    right: width,
    base: padding + step * at + letters.size,
  }));
  const small = { size: letters.size * 0.7, font: 'plain' };
  const timed = look.box && look.times;
  const height = step * broken.length + 2 * padding + (timed ? small.size : 0);
  const stamp = {
    said: time,
    letters: small,
    left: 0,
    right: width - padding,
    base: height - padding,
    align: 'right' as const,
  };
  const text = textStrip(height, timed ? [...texts, stamp] : texts);
  return {
    height: height + letters.size * 1.2,
    draw: (left, top) => {
      const box = { left, top, right: left + width, bottom: top + height };
      return joinDrawings([text.draw(left, top), ...(look.box ? [drawFrame(box)] : [])]);
    },
  };
}
