import type { Line } from '../page/cell.ts';
import type { Rules } from '../page/text-page.ts';
import { fitsColumns } from './card-gutters.ts';
import { type OpenCards, openCards } from './open-cards.ts';

type Page = { lines: readonly Line[]; rules: Rules };

/**
 * The products of all pages. A page with too few of them to tell its columns, as the last one may be, has those of the
 * page with the most products.
 */
export function openPages(pages: readonly Page[]): OpenCards[] {
  const own = pages.map(({ lines, rules }) => openCards(lines, rules));
  const [most] = own.toSorted((a, b) => b.read.length - a.read.length);
  if (!most || most.cuts.length === 0) return own;
  return pages.map(({ lines, rules: { across } }, index) => {
    const one = own[index] ?? most;
    const cells = lines.flatMap((line) => line.cells);
    if (one.cuts.length >= most.cuts.length || !fitsColumns(cells, most.cuts)) return one;
    const other = openCards(lines, { across, like: most });
    return other.read.length > one.read.length ? other : one;
  });
}
