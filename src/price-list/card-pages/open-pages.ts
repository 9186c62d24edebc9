import type { Cell, Line } from '../page/cell.ts';
import type { RuledLines } from '../page/text-page.ts';
import { findGutters, fitsColumns } from './card-gutters.ts';
import { type OpenCards, type PageLayout, readOpenCards } from './open-cards.ts';

type OpenPage = { lines: readonly Line[]; rules: RuledLines };

/**
 * The products of all pages. A page with too few of them to tell its columns, as the last one may be, has those of the
 * page with the most products; where no page has enough in each of its columns, all of them together tell.
 */
export function readOpenPages(pages: readonly OpenPage[]): OpenCards[] {
  const own = pages.map(({ lines, rules }) => readOpenCards(lines, rules));
  const [most] = own.toSorted((a, b) => b.read.length - a.read.length);
  if (!most || pages.length === 1) return own;
  const told = most.cuts.length > 0 ? alike(pages, { own, like: most }) : own;
  const cuts = findGutters(belowEachOther(pages));
  return cuts.length > most.cuts.length ? alike(pages, { own: told, like: { cuts } }) : told;
}

/** The pages read with the columns of `like`, where that tells more of their products. */
function alike(
  pages: readonly OpenPage[],
  { own, like }: { own: readonly OpenCards[]; like: PageLayout },
): OpenCards[] {
  return pages.flatMap(({ lines, rules: { across } }, index) => {
    const one = own[index];
    const cells = lines.flatMap((line) => line.cells);
    if (!one) return [];
    const told = one.cuts.length >= like.cuts.length && one.read.length > 0;
    if (told || !fitsColumns(cells, like.cuts)) return one;
    const other = readOpenCards(lines, { across, like });
    return other.read.length > one.read.length ? other : one;
  });
}

/** What stands on the pages, as if they were one. */
function belowEachOther(pages: readonly OpenPage[]): Cell[] {
  let top = 0;
  return pages.flatMap(({ lines }) => {
    const cells = lines.flatMap((line) => line.cells.map((cell) => ({ ...cell, y: cell.y + top })));
    top = Math.max(top, ...cells.map(({ y }) => y)) + 20;
    return cells;
  });
}
