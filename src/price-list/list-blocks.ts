import { findMargin } from './blocks/margins.ts';
import { withNamesBefore } from './blocks/names-before.ts';
import { columnIndexOf, findColumnCuts, fitsColumnCuts, splitBlocks } from './blocks/page-columns.ts';
import { splitTables } from './blocks/split-tables.ts';
import { flowsDown, toCardBlocks } from './card-pages/card-flow.ts';
import { toCardLines } from './card-pages/card-lines.ts';
import { withoutChatTimestamps } from './cells/chat-timestamps.ts';
import { splitDelimited } from './cells/delimited-fields.ts';
import { joinRaisedCents } from './cells/raised-cents.ts';
import { toLines } from './cells/to-lines.ts';
import { joinCenteredPrices } from './lines/centered-prices.ts';
import { joinHangingLines } from './lines/hanging-lines.ts';
import { moveLabelsBeforePrices } from './lines/labels-after-prices.ts';
import { joinPricesBelow } from './lines/prices-below.ts';
import { joinRepeatedPrices } from './lines/repeated-prices.ts';
import { splitSizes } from './lines/several-sizes.ts';
import { type Line, textOf } from './page/cell.ts';
import { type TextPage, toUpright } from './page/text-page.ts';
import type { ColumnBlock } from './rows/read-blocks.ts';
import { mergeTableRows } from './tables/table-rows.ts';
import { normalizeText } from './text/normalize-text.ts';

/** What puts the lines of a block right, one after the other, before it is parted in tables. */
const LINE_REPAIRS: readonly ((lines: Line[]) => Line[])[] = [
  moveLabelsBeforePrices,
  joinPricesBelow,
  joinHangingLines,
  splitSizes,
  joinRepeatedPrices,
  joinCenteredPrices,
];

/** The lines of all pages in blocks, without the headers and footers that repeat; those are told apart. */
export function toListBlocks(pages: readonly TextPage[]): { blocks: ColumnBlock[]; repeated: string[] } {
  const turned = pages.map(toUpright);
  const typed = turned.map(({ items, rules }) => ({
    rules,
    lines: withoutChatTimestamps(toLines(joinRaisedCents(items), rules)),
  }));
  const carded = toCardLines(typed);
  const lines = typed.map(({ lines, rules }, index) => carded[index] ?? mergeTableRows(splitDelimited(lines), rules));
  const seen = new Map<string, number>();
  const margins = lines.map((ofPage, index) => findMargin(ofPage, turned[index]?.height ?? 0));
  margins.forEach((margin) => {
    for (const key of new Set([...margin].map(keyOf))) seen.set(key, (seen.get(key) ?? 0) + 1);
  });
  const inside = new Set(
    lines.flatMap((ofPage, index) => ofPage.filter((line) => !margins[index]?.has(line)).map(keyOf)),
  );
  const repeats = (line: Line, page: number) =>
    margins[page]?.has(line) === true && (seen.get(keyOf(line)) ?? 0) > 1 && !inside.has(keyOf(line));
  const repeated = new Map<string, string>();
  const keptOf = lines.map((ofPage, index) =>
    ofPage.filter((line) => {
      if (repeats(line, index)) repeated.set(keyOf(line), textOf(line));
      return !repeats(line, index);
    }),
  );
  // A list goes on in the same way on all its pages, though not each of them tells in which.
  const down = keptOf.some((kept, index) => carded[index] && flowsDown(kept));
  let cuts: number[] = [];
  const blocks = keptOf.flatMap((kept, index) => {
    if (carded[index]) return toCardBlocks(kept, down).map((block) => ({ lines: block, column: undefined }));
    const own = findColumnCuts(kept);
    // A last page may have too few products to tell its columns.
    if (own.length >= cuts.length || !fitsColumnCuts(kept, cuts)) cuts = own;
    return splitBlocks(kept, cuts).flatMap((block) => {
      const column = columnIndexOf(block, cuts);
      const mended = LINE_REPAIRS.reduce((lines, mend) => mend(lines), block);
      return splitTables(mended).map((table) => ({ lines: table, column }));
    });
  });
  return { blocks: withNamesBefore(blocks), repeated: [...repeated.values()] };
}

function keyOf(line: Line): string {
  return normalizeText(textOf(line)).replace(/\d+/g, '#');
}
