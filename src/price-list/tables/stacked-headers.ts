import { type BrandNames, brandAlone } from '../brands/brand-names.ts';
import { isColumnHeader, isVariantHeader } from '../column-headers/column-header.ts';
import {
  isPriced,
  isRightBelow,
  joinWords,
  type PrintedLine,
  type Run,
  textOf,
  toRuns,
} from '../layout/printed-line.ts';
import type { PrintedPage } from '../layout/printed-pages.ts';
import { overlaps } from '../layout/text-columns.ts';
import { SEVERAL } from '../shares.ts';

/** The pages with headers of several lines joined: 'IRON' over 'DELTA', beside a 'KRX' between the two. */
export function joinStackedHeaders(pages: readonly PrintedPage[], brands: BrandNames): PrintedPage[] {
  return pages.map((page) => ({ ...page, lines: joinLines(page.lines, brands) }));
}

function joinLines(lines: readonly PrintedLine[], brands: BrandNames): PrintedLine[] {
  const joined: PrintedLine[] = [];
  const headers = lines.map((_, at) => findHeader(lines.slice(at, at + SEVERAL), brands));
  for (let at = 0; at < lines.length; ) {
    const header = headers[at];
    const isBest = header !== undefined && header.named >= (headers[at + 1]?.named ?? 0);
    joined.push(...(isBest ? [header.line] : lines.slice(at, at + 1)));
    at += isBest ? header.height : 1;
  }
  return joined;
}

type Header = { line: PrintedLine; height: number; named: number };

/** The header that begins with the first line, if its lines name more brands together than each alone. */
function findHeader(lines: readonly PrintedLine[], brands: BrandNames): Header | undefined {
  let best: Header | undefined;
  let most = SEVERAL - 1;
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (isPriced(line) || (before && !isRightBelow(line, before))) break;
    most = Math.max(most, countNamed(line, brands));
    const stacked = stack(lines.slice(0, index + 1), brands);
    const named = stacked ? countNamed(stacked, brands) : 0;
    // 'KG' below '$ x' goes on with its cell.
    const isSame = best && stacked && toRuns(stacked.words).length === toRuns(best.line.words).length;
    if (!stacked || named < most || (named === most && !isSame)) continue;
    best = { line: stacked, height: index + 1, named };
    most = named;
  }
  return best;
}

function countNamed({ words }: PrintedLine, brands: BrandNames): number {
  const nameOf = (text: string) => (isColumnHeader(text) && !isVariantHeader(text) ? text : brandAlone(text, brands));
  return new Set(toRuns(words).flatMap(({ text }) => nameOf(text) ?? [])).size;
}

/** The lines as one, cell by cell; undefined where one text is over several, or a heading of a brand over or under a header. */
function stack(lines: readonly PrintedLine[], brands: BrandNames): PrintedLine | undefined {
  const isBrand = (text: string) => brandAlone(text, brands) !== undefined;
  // 'SKU: A-12' over 'Whey 1 kg' is none.
  const isOther = (cell: readonly Run[]) => {
    const text = textOf(cell);
    return cell.length > 1 && !isColumnHeader(text) && !isBrand(text);
  };
  const hasHeading = (cell: readonly Run[]) => {
    const texts = cell.map(({ text }) => text).filter((text) => !/^\(.*\)$/.test(text));
    return texts.length > 1 && texts.some(isBrand) && !isBrand(texts.join(' '));
  };
  const cells: Run[][] = [];
  for (const { words } of lines)
    for (const run of toRuns(words)) {
      const [cell, other] = cells.filter((own) => own.some((one) => overlaps(one, run)));
      if (other) return undefined;
      if (cell) cell.push(run);
      else cells.push([run]);
    }
  // 'DELTA' centred over the headers of its table
  const branded = cells.filter((own) => isBrand(textOf(own)));
  const isTitle = branded.length === 1 && lines.some(({ words }) => isBrand(textOf(words)));
  if (isTitle) return undefined;
  const left = (own: readonly Run[]) => Math.min(...own.map((run) => run.left));
  const last = lines.at(-1);
  if (!last || cells.some((own) => own.length > lines.length || hasHeading(own) || isOther(own))) return undefined;
  const words = cells.toSorted((a, b) => left(a) - left(b)).map((own) => own.flatMap((run) => run.words));
  return { ...last, words: words.flatMap((own) => joinWords(own)) };
}
