import { type BrandNames, brandOfCell, brandWords, findBrands } from '../brands/brand-names.ts';
import { isColumnHeader, isVariantHeader } from '../column-headers/column-header.ts';
import { isBrandAlone } from '../headings/heading.ts';
import { HEADER_GAP, isPriced, letterSize, type PrintedLine, type Run, toRuns } from '../layout/printed-line.ts';
import type { PrintedPage } from '../layout/printed-pages.ts';
import { overlaps } from '../layout/text-columns.ts';

/** Lines of the highest header. */
const MOST_LINES = 3;
/** Fewer stand beside each other in rows, too. */
const LEAST_BRANDS = 3;

/** The pages with headers of several lines put together where more of them say something so: 'IRON' over 'DELTA', beside a 'KRX' between the two. */
export function joinStackedHeaders(pages: readonly PrintedPage[], brands: BrandNames): PrintedPage[] {
  return pages.map((page) => ({ ...page, lines: joinLines(page.lines, brands) }));
}

function joinLines(lines: readonly PrintedLine[], brands: BrandNames): PrintedLine[] {
  const joined: PrintedLine[] = [];
  const headers = lines.map((_, at) => findHeader(lines.slice(at, at + MOST_LINES), brands));
  for (let at = 0; at < lines.length; ) {
    const header = headers[at];
    const isBest = header !== undefined && header.told.named >= (headers[at + 1]?.told.named ?? 0);
    const line = isBest ? header.line : lines[at];
    if (line) joined.push(line);
    at += isBest ? header.height : 1;
  }
  return joined;
}

/** `told`: of its texts those that are brands or headers, and those that are brands in full. */
type Header = { line: PrintedLine; height: number; told: Told };
type Told = { named: number; whole: number };

/** The header that begins with the first line, if its lines name more brands together than each alone. */
function findHeader(lines: readonly PrintedLine[], brands: BrandNames): Header | undefined {
  let best: Header | undefined;
  let most: Told = { named: LEAST_BRANDS - 1, whole: 0 };
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (isPriced(line) || (before && line.y - before.y > HEADER_GAP * letterSize(line))) break;
    most = larger(most, toldIn(line, brands));
    const stacked = index === 0 ? undefined : stack(lines.slice(0, index + 1));
    const told = stacked && toldIn(stacked, brands);
    if (!told || (told.named <= most.named && told.whole <= most.whole)) continue;
    most = larger(most, told);
    best = { line: stacked, height: index + 1, told };
  }
  return best;
}

const larger = (one: Told, other: Told): Told => {
  return { named: Math.max(one.named, other.named), whole: Math.max(one.whole, other.whole) };
};

function toldIn({ words }: PrintedLine, brands: BrandNames): Told {
  const texts = toRuns(words).map(({ text }) => text);
  const alone = texts.filter((text) => isBrandAlone(text, brands));
  const headers = texts.filter((text) => isColumnHeader(text) && !isVariantHeader(text));
  const named = alone.flatMap((text) => (headers.includes(text) ? [] : (brandOfCell(text, brands) ?? [])));
  const whole = alone.flatMap((text) => findBrands(brandWords(text), brands).map(({ name }) => name));
  return { named: new Set([...headers, ...named]).size, whole: new Set(whole).size };
}

/** Lines as one, with what stands over each other put together; undefined where one text stands over several. */
function stack(lines: readonly PrintedLine[]): PrintedLine | undefined {
  const cells: Run[][] = [];
  for (const { words } of lines)
    for (const run of toRuns(words)) {
      const [cell, other] = cells.filter((own) => own.some((one) => overlaps(one, run)));
      if (other) return undefined;
      if (cell) cell.push(run);
      else cells.push([run]);
    }
  const left = (own: readonly Run[]) => Math.min(...own.map((run) => run.left));
  const last = lines.at(-1);
  if (!last || cells.some((own) => own.length > lines.length)) return undefined;
  return {
    ...last,
    words: cells.toSorted((a, b) => left(a) - left(b)).flatMap((own) => own.flatMap(({ words }) => words)),
  };
}
