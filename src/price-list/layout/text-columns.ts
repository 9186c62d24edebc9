import { groupAdjacent } from '../page/group-adjacent.ts';
import { FEW } from '../shares.ts';
import { UNIT_BY_NAME } from '../sizes/units.ts';
import {
  ALIGNED,
  COLUMN_GAP,
  isPriced,
  joinWords,
  middleOf,
  type PrintedLine,
  SPACE,
  toRuns,
  type Word,
} from './printed-line.ts';

/** A column of text, from the leftmost to the rightmost point that its words cover. */
export type Span = { left: number; right: number };

/** In points: the narrowest space between columns of many lines; of few ones words may leave a space by chance. */
const MIN_GAP = 1.5;
const FEW_LINES = 8;

/** The columns of lines with prices: what they cover of the width, parted where hardly any line has a word. */
export function findTextColumns(lines: readonly PrintedLine[], headers: readonly Span[] = []): Span[] {
  const priced = lines.filter(isPriced);
  // 'Sin stock' may stand over several columns.
  const isOfOne = ({ amount }: Word) => amount?.kind !== 'none';
  const hasPesos = priced.some(({ words }) => words.some(isPesos));
  const runs = priced.flatMap(({ words }) => toRuns(withMeasures(hasPesos ? words.filter(isOfOne) : words), SPACE));
  const gap = priced.length < FEW_LINES ? COLUMN_GAP * medianSize(priced) : MIN_GAP;
  const spans = coveredSpans(runs, { limit: Math.round(FEW * priced.length), gap });
  const parted = spans.flatMap((span) => {
    const own = headers.filter(
      (header) =>
        overlaps(header, span) ||
        (!spans.some((one) => overlaps(header, one)) && spans[columnOf(header, spans)] === span),
    );
    return splitUnder(span, { headers: own, lines: priced });
  });
  return withSparse(parted, { runs, headers });
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

/** A column under several headers, parted where no word of it runs over the place between two of them. */
function splitUnder(
  span: Span,
  { headers, lines }: { headers: readonly Span[]; lines: readonly PrintedLine[] },
): Span[] {
  const own = headers.toSorted((a, b) => a.left - b.left);
  const words = lines.flatMap((line) =>
    withMeasures(line.words).filter((word) => middleOf(word) >= span.left && middleOf(word) <= span.right),
  );
  const limit = Math.round(FEW * lines.length);
  let rest = span;
  const parts: Span[] = [];
  for (const [index, header] of own.entries()) {
    const before = own[index - 1];
    if (!before) continue;
    const places = words
      .map(({ left }) => left)
      .filter((left) => left > before.left && left < header.right && left > rest.left + 1);
    const beginning = (place: number) => words.filter(({ left }) => Math.abs(left - place) < ALIGNED).length;
    const cut = places
      .filter((place) => words.filter(({ left, right }) => left < place - 0.5 && right > place + 0.5).length <= limit)
      .toSorted((a, b) => beginning(b) - beginning(a) || Math.abs(a - header.left) - Math.abs(b - header.left))[0];
    if (cut === undefined) continue;
    const end = Math.max(
      rest.left,
      ...words.filter(({ left }) => left < cut - 0.5).map(({ right }) => Math.min(right, cut - 0.1)),
    );
    parts.push({ left: rest.left, right: end });
    rest = { left: cut, right: rest.right };
  }
  return [...parts, rest];
}

/**
 * Also columns that hardly any line fills, such as brands that are printed once for many products. What stands beside a
 * column under the header of it belongs to it: 'a definir' to the left of right-aligned prices.
 */
function withSparse(
  parted: readonly Span[],
  { runs, headers }: { runs: readonly Span[]; headers: readonly Span[] },
): Span[] {
  const spans = parted.map((span) => ({ ...span }));
  const isApart = ({ left, right }: Span) => spans.every((span) => left > span.right || right < span.left);
  for (const run of runs.filter(isApart)) {
    const header = headers.find((one) => overlaps(one, run));
    const own = header && spans.find((span) => overlaps(span, header));
    if (own) [own.left, own.right] = [Math.min(own.left, run.left), Math.max(own.right, run.right)];
  }
  const sparse = coveredSpans(runs.filter(isApart), { limit: 0, gap: MIN_GAP });
  return [...spans, ...sparse].toSorted((a, b) => a.left - b.left);
}

/** The column that a word is in: the one that holds its middle, else the nearest. */
export function columnOf(word: Span, columns: readonly Span[]): number {
  const middle = middleOf(word);
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, { left, right }] of columns.entries()) {
    const distance = Math.max(left - middle, middle - right, 0);
    if (distance < least) [nearest, least] = [index, distance];
  }
  return nearest;
}

function isPesos({ amount }: Word): boolean {
  return amount?.kind === 'pesos';
}

/** The words with numbers and their units put together: '3,8 kg'. */
function withMeasures(words: readonly Word[]): Word[] {
  const isUnit = ({ text, left, size }: Word, last: Word) =>
    /^\d[\d.,]*$/.test(last.text) &&
    Object.hasOwn(UNIT_BY_NAME, text.toLowerCase()) &&
    left - last.right < COLUMN_GAP * size;
  return groupAdjacent(words, isUnit).flatMap((own) => joinWords(own));
}

function medianSize(lines: readonly PrintedLine[]): number {
  const sizes = lines.flatMap(({ words }) => words.map(({ size }) => size)).toSorted((a, b) => a - b);
  return sizes[sizes.length >> 1] ?? 10;
}
