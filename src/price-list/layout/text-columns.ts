import { groupAdjacent } from '../page/group-adjacent.ts';
import { ENOUGH, FEW } from '../shares.ts';
import { UNITS } from '../sizes/units.ts';
import {
  ALIGNED,
  COLUMN_GAP,
  hasPesos,
  joinWords,
  letterSize,
  middleOf,
  type PrintedLine,
  SPACE,
  toRuns,
  type Word,
} from './printed-line.ts';

/** A column of text, from the leftmost to the rightmost point that its words cover. */
export type Span = { left: number; right: number };

/** The columns of lines with prices: what they cover of the width, parted where hardly any line has a word. */
export function findTextColumns(lines: readonly PrintedLine[], headers: readonly Span[] = []): Span[] {
  // 'Sin stock' may stand over several columns.
  const isOfOne = ({ amount }: Word) => amount?.kind !== 'none';
  const areInPesos = lines.some(hasPesos);
  const texts = lines.map(({ words }) => withMeasures(areInPesos ? words.filter(isOfOne) : words));
  const [words, runs] = [texts.flat(), texts.flatMap((own) => toRuns(own, SPACE))];
  // The words of few lines may leave a space by chance.
  const gap = lines.length < ENOUGH ? COLUMN_GAP * letterSize({ words }) : ALIGNED;
  const limit = Math.round(FEW * lines.length);
  const spans = coveredSpans(runs, { limit, gap });
  const columns = spans.flatMap((span, index) => {
    const own = words.filter((word) => holdsMiddle(span, word));
    // Each column may have its own header, some of them nearer to another.
    const over = headers.length > spans.length ? headers.filter((one) => columnOf(one, spans) === index) : [];
    return splitUnder(span, { headers: over, words: own, limit });
  });
  return withSparse(columns, { runs, headers });
}

/** What more than `limit` texts cover of the width, where no more than `gap` parts it. */
export function coveredSpans(texts: readonly Span[], { limit, gap }: { limit: number; gap: number }): Span[] {
  const edges = texts
    .flatMap(({ left, right }) => [
      { x: Math.round(left), step: 1 },
      { x: Math.round(right) + 1, step: -1 },
    ])
    .toSorted((a, b) => a.x - b.x);
  const spans: Span[] = [];
  let count = 0;
  for (const [index, { x, step }] of edges.entries()) {
    count += step;
    const right = (edges[index + 1]?.x ?? x) - 1;
    const last = spans.at(-1);
    if (right < x || count <= limit) continue;
    if (last && x - last.right <= gap) last.right = right;
    else spans.push({ left: x, right });
  }
  return spans;
}

/** Whether two columns or texts share some of the width, a point more or less. */
export const overlaps = (a: Span, b: Span) => a.left < b.right + 1 && a.right > b.left - 1;

export function holdsMiddle({ left, right }: Span, word: Span): boolean {
  return middleOf(word) >= left && middleOf(word) <= right;
}

/** A column under several headers, parted where no word of it runs over the place between two of them. */
function splitUnder(
  span: Span,
  { headers, words, limit }: { headers: readonly Span[]; words: readonly Word[]; limit: number },
): Span[] {
  const inOrder = headers.toSorted((a, b) => a.left - b.left);
  const columns: Span[] = [];
  let { left } = span;
  for (const [index, header] of inOrder.entries()) {
    const before = inOrder[index - 1];
    if (!before) continue;
    const isBetween = (place: number) => place > before.left && place < header.right && place > left + 1;
    const runsOver = (place: number) =>
      words.filter((word) => word.left < place - 0.5 && word.right > place + 0.5).length;
    const beginning = (place: number) => words.filter((word) => Math.abs(word.left - place) < ALIGNED).length;
    const [cut] = words
      .map((word) => word.left)
      .filter((place) => isBetween(place) && runsOver(place) <= limit)
      .toSorted((a, b) => beginning(b) - beginning(a) || Math.abs(a - header.left) - Math.abs(b - header.left));
    if (cut === undefined) continue;
    columns.push({ left, right: cut - 1 });
    left = cut;
  }
  return [...columns, { left, right: span.right }];
}

/** Adds columns that hardly any line fills; 'a definir' beside right-aligned prices is in the column of its header. */
function withSparse(
  columns: readonly Span[],
  { runs, headers }: { runs: readonly Span[]; headers: readonly Span[] },
): Span[] {
  const spans = columns.map((span) => ({ ...span }));
  const isApart = ({ left, right }: Span) => spans.every((span) => left > span.right || right < span.left);
  for (const run of runs.filter(isApart)) {
    const header = headers.find((one) => overlaps(one, run));
    const own = header && spans.find((span) => overlaps(span, header));
    if (own) [own.left, own.right] = [Math.min(own.left, run.left), Math.max(own.right, run.right)];
  }
  const sparse = coveredSpans(runs.filter(isApart), { limit: 0, gap: ALIGNED });
  return [...spans, ...sparse].toSorted((a, b) => a.left - b.left);
}

/** The column that a word is in: the one that holds its middle, else the nearest. */
export function columnOf(word: Span, columns: readonly Span[]): number {
  const middle = middleOf(word);
  const distance = ({ left, right }: Span) => Math.max(left - middle, middle - right, 0);
  return columns.reduce((nearest, one, at) => (distance(one) < distance(columns[nearest] ?? one) ? at : nearest), 0);
}

/** The column of each word of a line; what stands between two goes on with the text that it is joined to. */
export function columnsOf(words: readonly Word[], columns: readonly Span[]): number[] {
  const found: number[] = [];
  for (const word of words) {
    const [own, last] = [columnOf(word, columns), found.at(-1)];
    const isBetween = !holdsMiddle(columns[own] ?? word, word);
    found.push(isBetween && word.joined && !word.amount && last !== undefined ? last : own);
  }
  return found;
}

/** The words with numbers and their units put together: '3,8 kg'. */
function withMeasures(words: readonly Word[]): Word[] {
  const isUnit = ({ text, left, size }: Word, last: Word) =>
    /^\d[\d.,]*$/.test(last.text) && UNITS.has(text.toLowerCase()) && left - last.right < COLUMN_GAP * size;
  return groupAdjacent(words, isUnit).flatMap((own) => joinWords(own));
}
