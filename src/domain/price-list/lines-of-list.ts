import { isPrice, type Line, textOf } from './cell.ts';
import { toLines } from './cells.ts';
import { isLabel } from './labels.ts';
import { middlePriced } from './middle-priced.ts';
import { plain } from './plain.ts';
import { cutsOf, fitsCuts, toBlocks } from './side-by-side.ts';
import { rowsOfTable } from './table-rows.ts';
import { type TextPage, upright } from './text-page.ts';

/** Part of the height at the top and bottom of a page where heads and feet stand. */
const MARGIN = 0.16;

/** The lines of all pages in blocks, without the heads and feet that repeat; those are told apart. */
export function linesOfList(pages: readonly TextPage[]): { blocks: Line[][]; repeated: string[] } {
  const turned = pages.map(upright);
  const lines = turned.map(({ items, rules }) => rowsOfTable(toLines(items, rules), rules));
  const seen = new Map<string, number>();
  lines.forEach((ofPage, index) => {
    const height = turned[index]?.height ?? 0;
    for (const key of new Set(ofPage.filter((line) => isMargin(line, height)).map(keyOf)))
      seen.set(key, (seen.get(key) ?? 0) + 1);
  });
  const repeats = (line: Line, height: number) =>
    pages.length > 1 && isMargin(line, height) && (seen.get(keyOf(line)) ?? 0) > 1;
  const repeated = new Map<string, string>();
  let cuts: number[] = [];
  const blocks = lines.flatMap((ofPage, index) => {
    const height = turned[index]?.height ?? 0;
    for (const line of ofPage) if (repeats(line, height)) repeated.set(keyOf(line), textOf(line));
    const kept = ofPage.filter((line) => !repeats(line, height));
    const own = cutsOf(kept);
    // A last page may have too few products to tell its columns.
    if (own.length >= cuts.length || !fitsCuts(kept, cuts)) cuts = own;
    return toBlocks(kept, cuts).map(middlePriced);
  });
  return { blocks, repeated: [...repeated.values()] };
}

function isMargin({ y, cells }: Line, height: number): boolean {
  // The heads of columns are needed on each page where they stand.
  const heads = cells.filter(({ text }) => isLabel(text)).length;
  return (y < MARGIN * height || y > (1 - MARGIN) * height) && !cells.some(isPrice) && heads < 2;
}

function keyOf(line: Line): string {
  return plain(textOf(line)).replace(/\d+/g, '#');
}
