import { isColumnHeader } from '../column-headers/column-header.ts';
import type { Catalogue } from '../headings/catalogue-terms.ts';
import { isPriced, type PrintedLine, textOf, toRuns } from '../layout/printed-line.ts';
import type { PrintedPage } from '../layout/printed-pages.ts';
import { groupAdjacent } from '../page/group-adjacent.ts';
import { saysNothing } from './repeated-lines.ts';

/**
 * Drops what a page repeats from the one before above its first price, as the name of the firm: no section ends there.
 * Headers of its table stay.
 */
export function withoutRunningHeads(pages: readonly PrintedPage[], terms: Catalogue): PrintedPage[] {
  const heads = pages.map(({ lines, sheet }) => (sheet === undefined ? lines.slice(0, lines.findIndex(isPriced)) : []));
  const textIn = ({ words }: PrintedLine) => textOf(words);
  return pages.map((page, at) => {
    const [head = [], before = []] = [heads[at], heads[at - 1]];
    const known = new Set(before.map(textIn));
    const headers = groupAdjacent(head, (line, last) => isHeader(line) === isHeader(last)).findLast((own) =>
      own.some(isHeader),
    );
    const running = head.filter(
      (line) => known.has(textIn(line)) && !headers?.includes(line) && saysNothing(textIn(line), terms),
    );
    return { ...page, lines: page.lines.filter((line) => !running.includes(line)) };
  });
}

const isHeader = ({ words }: PrintedLine) => toRuns(words).filter(({ text }) => isColumnHeader(text)).length > 1;
