import type { ColumnBand } from '#domain/pricing/list-columns.ts';
import { isPriceWord, type PageWord, type WordPage } from './page-words.ts';

/** Share of the priced lines that may run over the space between two columns. */
const MAX_CROSSING = 0.05;
/** In points: narrower columns are signs and bullets, narrower gaps are spaces. */
const MIN_WIDTH = 5;
const MIN_GAP = 2;
const MAX_BANDS = 16;
/** Share of the words of a column that are prices. */
const MOSTLY = 0.5;
const MAX_TITLE = 40;
/** Lines above the first price that may hold the headers of columns. */
const HEADER_LINES = 4;

/** The columns of a list, found as what its priced lines cover of the width. Roles are a first guess. */
export function findTextBands(pages: readonly WordPage[]): ColumnBand[] {
  const lines = pages.flatMap((page) => page.lines.filter((line) => line.some(isPriceWord)));
  const bands = coveredSpans(lines, Math.max(0, ...pages.map(({ width }) => width)))
    .map((band) => ({ ...band, title: titleOf(band, pages), words: wordsIn(band, lines) }))
    .filter(({ words }) => words.some(({ text }) => /[\p{L}\d]/u.test(text)));
  return guessRoles(bands.slice(0, MAX_BANDS));
}

/** The words of a band, by the middle of each. */
export function wordsIn({ left, right }: Span, lines: readonly (readonly PageWord[])[]): PageWord[] {
  return lines.flatMap((line) => line.filter((word) => isBetween(word, { left, right })));
}

export function isBetween(word: Span, { left, right }: Span): boolean {
  const middle = (word.left + word.right) / 2;
  return middle >= left && middle <= right;
}

type Span = { left: number; right: number };

function coveredSpans(lines: readonly (readonly PageWord[])[], width: number): Span[] {
  const covered = new Array<number>(Math.ceil(width) + 1).fill(0);
  for (const { left, right } of lines.flat())
    for (let x = Math.max(0, Math.round(left)); x <= Math.min(width, Math.round(right)); x++)
      covered[x] = (covered[x] ?? 0) + 1;
  const limit = Math.max(1, MAX_CROSSING * lines.length);
  const spans: Span[] = [];
  for (const [x, count] of covered.entries()) {
    if (count <= limit) continue;
    const last = spans.at(-1);
    if (last && x - last.right <= MIN_GAP) last.right = x;
    else spans.push({ left: x, right: x });
  }
  return spans.filter(({ left, right }) => right - left >= MIN_WIDTH);
}

/** What stands above a column, next to its first price. */
function titleOf(band: Span, pages: readonly WordPage[]): string {
  for (const { lines } of pages) {
    const first = lines.findIndex((line) => line.some(isPriceWord));
    const above = lines.slice(Math.max(0, first - HEADER_LINES), Math.max(0, first)).reverse();
    for (const line of above) {
      const header = line.find(
        ({ left, right }) => left < band.right && right > band.left && right - left < 2 * width(band) + 20,
      );
      if (header && line.length > 1) return header.text.slice(0, MAX_TITLE);
    }
  }
  return '';
}

const width = ({ left, right }: Span) => right - left;

type Candidate = Span & { title: string; words: PageWord[] };

/** The column with the most letters names the goods; a sole column of prices is the price. */
function guessRoles(candidates: readonly Candidate[]): ColumnBand[] {
  const isPrices = ({ words }: Candidate) => words.filter(isPriceWord).length > MOSTLY * words.length;
  const letters = ({ words }: Candidate) =>
    words.reduce((sum, { text }) => sum + text.replace(/[^\p{L}]/gu, '').length, 0);
  const texts = candidates.filter((one) => !isPrices(one));
  const name = texts.toSorted((a, b) => letters(b) - letters(a))[0];
  const prices = candidates.filter(isPrices);
  return candidates.map((one) => {
    const { left, right, title } = one;
    const role = one === name ? 'name' : prices.length === 1 && prices[0] === one ? 'price' : 'other';
    return { left, right, title, role };
  });
}
