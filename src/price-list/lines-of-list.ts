import { cardBlocks, flowsDown } from './cards/card-flow.ts';
import { cardLines } from './cards/cards-of-page.ts';
import { withBrokenSigns } from './page/broken-signs.ts';
import { withBrokenSizes } from './page/broken-sizes.ts';
import { type Line, textOf } from './page/cell.ts';
import { toLines } from './page/cells.ts';
import { withoutStamps } from './page/chat-stamps.ts';
import { delimited } from './page/delimited.ts';
import { hangingLines } from './page/hanging-lines.ts';
import { withHeadsBefore } from './page/heads-before.ts';
import { labelsBehind } from './page/labels-behind.ts';
import { headingLooks, isHeadingLike, marginOf } from './page/margins.ts';
import { middlePriced } from './page/middle-priced.ts';
import { namesAboveSmallPrint } from './page/names-above-small-print.ts';
import { withNamesBefore } from './page/names-before.ts';
import { pricedTwice } from './page/priced-twice.ts';
import { pricesBelow } from './page/prices-below.ts';
import { withRaisedCents } from './page/raised-cents.ts';
import { withRunCounts } from './page/run-counts.ts';
import { runningHeads } from './page/running-heads.ts';
import { severalSizes } from './page/several-sizes.ts';
import { withWholeShelves } from './page/shelves.ts';
import { columnOf, cutsOf, fitsCuts, toBlocks } from './page/side-by-side.ts';
import { withSideways } from './page/sideways.ts';
import { rowsOfTable } from './page/table-rows.ts';
import { tablesOf } from './page/tables-of-block.ts';
import { type TextPage, upright } from './page/text-page.ts';
import type { Block } from './rows/read-blocks.ts';
import { plain } from './words/plain.ts';

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
  const turned = pages.map(upright);
  const typed = turned.map(({ items, rules }) => ({
    rules,
    lines: withWholeShelves(withoutStamps(toLines(withRaisedCents(items), rules))),
  }));
  const carded = cardLines(typed);
  const lines = typed.map(
    ({ lines, rules }, index) =>
      carded[index] ?? withSideways(rowsOfTable(delimited(lines), rules), turned[index]?.sideways ?? [], rules),
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
  return plain(textOf(line)).replace(/\d+/g, '#');
}
