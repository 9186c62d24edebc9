import { withHeadsBefore } from './blocks/headers-before.ts';
import { headingLooks, isHeadingLike, marginOf } from './blocks/margins.ts';
import { withNamesBefore } from './blocks/names-before.ts';
import { columnOf, cutsOf, fitsCuts, toBlocks } from './blocks/page-columns.ts';
import { runningHeads } from './blocks/running-headers.ts';
import { tablesOf } from './blocks/split-tables.ts';
import { cardBlocks, flowsDown } from './card-pages/card-flow.ts';
import { cardLines } from './card-pages/card-lines.ts';
import { withoutChatTimestamps } from './cells/chat-timestamps.ts';
import { splitDelimited } from './cells/delimited-fields.ts';
import { joinRaisedCents } from './cells/raised-cents.ts';
import { toLines } from './cells/to-lines.ts';
import { joinNumberedHeadings } from './headings/numbered-headings.ts';
import { withBrokenSigns } from './lines/broken-signs.ts';
import { withBrokenSizes } from './lines/broken-sizes.ts';
import { middlePriced } from './lines/centered-prices.ts';
import { hangingLines } from './lines/hanging-lines.ts';
import { labelsBehind } from './lines/labels-after-prices.ts';
import { namesAboveSmallPrint } from './lines/names-above-small-print.ts';
import { pricesBelow } from './lines/prices-below.ts';
import { pricedTwice } from './lines/repeated-prices.ts';
import { withRunCounts } from './lines/run-in-numbers.ts';
import { severalSizes } from './lines/several-sizes.ts';
import { type Line, textOf } from './page/cell.ts';
import { type TextPage, toUpright } from './page/text-page.ts';
import type { Block } from './rows/read-blocks.ts';
import { withSideways } from './tables/rotated-text.ts';
import { rowsOfTable } from './tables/table-rows.ts';
import { normalizeText } from './text/normalize-text.ts';

/** What puts the lines of a block right, one after the other, before it is parted in tables. */
const MENDED: readonly ((lines: Line[]) => Line[])[] = [
  withBrokenSizes,
  withRunCounts,
  labelsBehind,
  pricesBelow,
  namesAboveSmallPrint,
  hangingLines,
  withBrokenSigns,
  severalSizes,
  pricedTwice,
  middlePriced,
];

/** The lines of all pages in blocks, without the heads and feet that repeat; those are told apart. */
export function linesOfList(
  pages: readonly TextPage[],
  isBrand: (text: string) => boolean = () => false,
): { blocks: Block[]; repeated: string[] } {
  const turned = pages.map(toUpright);
  const typed = turned.map(({ items, rules }) => ({
    rules,
    lines: joinNumberedHeadings(withoutChatTimestamps(toLines(joinRaisedCents(items), rules))),
  }));
  const carded = cardLines(typed);
  const lines = typed.map(
    ({ lines, rules }, index) =>
      carded[index] ?? withSideways(rowsOfTable(splitDelimited(lines), rules), turned[index]?.rotated ?? [], rules),
  );
  const seen = new Map<string, number>();
  const margins = lines.map((ofPage, index) => marginOf(ofPage, turned[index]?.height ?? 0));
  margins.forEach((margin) => {
    for (const key of new Set([...margin].map(keyOf))) seen.set(key, (seen.get(key) ?? 0) + 1);
  });
  const looks = headingLooks(lines, margins);
  const inside = new Set(
    lines.flatMap((ofPage, index) => ofPage.filter((line) => !margins[index]?.has(line)).map(keyOf)),
  );
  const running = runningHeads(margins, isBrand);
  const repeats = (line: Line, page: number) =>
    margins[page]?.has(line) === true &&
    (seen.get(keyOf(line)) ?? 0) > 1 &&
    !running.has(line) &&
    !inside.has(keyOf(line)) &&
    !isHeadingLike(line, { lines: lines[page] ?? [], looks });
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
    if (carded[index]) return cardBlocks(kept, down).map((block) => ({ lines: block, column: undefined }));
    const own = cutsOf(kept);
    // A last page may have too few products to tell its columns.
    if (own.length >= cuts.length || !fitsCuts(kept, cuts)) cuts = own;
    return toBlocks(kept, cuts).flatMap((block) => {
      const column = columnOf(block, cuts);
      const mended = MENDED.reduce((lines, mend) => mend(lines), block);
      return tablesOf(mended).map((table) => ({ lines: table, column }));
    });
  });
  return { blocks: withNamesBefore(withHeadsBefore(blocks)), repeated: [...repeated.values()] };
}

function keyOf(line: Line): string {
  return normalizeText(textOf(line)).replace(/\d+/g, '#');
}
