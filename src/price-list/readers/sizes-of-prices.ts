import { isSizeOrFlavor } from '../column-headers/size-or-flavor.ts';
import { isPriced, type PrintedLine, type Run, shift, toRun, toRuns, type Word } from '../layout/printed-line.ts';
import { overlaps } from '../layout/text-columns.ts';
import { hasSize } from '../sizes/quantities.ts';

/** In sizes of letters, between a size and its price at most: bubbles around prices need room. */
const FARTHEST = 4.5;

type SizeAt = { run: Run; y: number };

/** Gives each of the prices of a line that are over or under their sizes a line of its own: '$ 9.000 | $ 16.000' over '500 g | 1 kg'. */
export function withSizesBeside(lines: readonly PrintedLine[]): PrintedLine[] {
  const sizes = lines
    .filter((line) => !isPriced(line))
    .flatMap(({ words, y }) => toRuns(words).map((run) => ({ run, y })))
    .filter(({ run }) => hasSize(run.text) && isSizeOrFlavor(run.text));
  const below = lines.map((line) => sizesOf(line, sizes, (size) => size.y > line.y));
  const isBelow = new Set(below.flat());
  const others = sizes.filter((size) => !isBelow.has(size));
  const above = lines.map((line, at) => (below[at] ? undefined : sizesOf(line, others, (size) => size.y < line.y)));
  const headers = above.flat();
  // Sizes over several rows are the headers of a table.
  const own = new Set(headers).size < headers.length ? below : below.map((all, at) => all ?? above[at]);
  const taken = own.flatMap((all) => all ?? []);
  if (taken.length === 0) return [...lines];
  const words = new Set(taken.flatMap(({ run }) => run.words));
  return lines.flatMap((line, at) => {
    const rest = { ...line, words: line.words.filter((word) => !words.has(word) && !(own[at] && word.amount)) };
    const priced = (own[at] ?? []).map(({ run }, index) => besideSize(line, { run, index }));
    return rest.words.length > 0 ? [rest, ...priced] : priced;
  });
}

const pricesOf = ({ words }: PrintedLine) => words.filter(({ amount }) => amount);

/** The sizes of all prices of a line, on one side of it; undefined for a single price beside other text. */
function sizesOf(
  line: PrintedLine,
  sizes: readonly SizeAt[],
  isThere: (size: SizeAt) => boolean,
): SizeAt[] | undefined {
  const prices = pricesOf(line);
  const isAlone = prices.length === line.words.length;
  if (prices.length === 0 || (prices.length === 1 && !isAlone)) return undefined;
  const there = sizes.filter(isThere);
  const own = prices.flatMap((price) => there.find((size) => isNear(size, price)) ?? []);
  return new Set(own).size === prices.length ? own : undefined;
}

function isNear({ run, y }: SizeAt, price: Word): boolean {
  return Math.abs(y - price.y) < FARTHEST * price.size && overlaps(run, price);
}

function besideSize(line: PrintedLine, { run, index }: { run: Run; index: number }): PrintedLine {
  const { left, right } = toRun(line.words);
  const size = run.words.map((word) => shift(word, left - run.left));
  const price = pricesOf(line).slice(index, index + 1);
  const moved = price.map((word) => shift(word, right + run.right - run.left - word.left));
  return { ...line, y: line.y + index, words: [...size, ...moved] };
}
