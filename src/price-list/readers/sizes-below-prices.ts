import { isSizeOrFlavor } from '../column-headers/size-or-flavor.ts';
import { hasSize } from '../headings/heading.ts';
import { isPriced, type PrintedLine, type Run, toRuns, type Word } from '../layout/printed-line.ts';
import { overlaps } from '../layout/text-columns.ts';

/** How far a size stands below its price at most, in sizes of letters: bubbles around prices need room. */
const MOST_BELOW = 4.5;

/**
 * The lines of a card whose prices stand beside each other, each over its size, with a line for each: '$ 9.000 | $ 16.000' over
 * '500 g | 1 kg'.
 */
export function withSizesBeside(lines: readonly PrintedLine[]): PrintedLine[] {
  const sizes = lines
    .filter((line) => !isPriced(line))
    .flatMap(({ words, y }) => toRuns(words).map((run) => ({ run, y })))
    .filter(({ run }) => hasSize(run.text) && isSizeOrFlavor(run.text));
  const taken = new Set<Word | undefined>();
  const parted = lines.flatMap((line): PrintedLine[] => {
    if (!arePrices(line)) return [line];
    const own = line.words.flatMap((price) => sizeBelow(price, sizes) ?? []);
    if (new Set(own).size < line.words.length) return [line];
    for (const { run } of own) taken.add(run.words[0]);
    return own.map(({ run }, at) => besideSize(line, { run, at }));
  });
  if (taken.size === 0) return [...lines];
  const isTaken = (run: Run) => taken.has(run.words[0]);
  return parted.flatMap((line) => {
    const words = isPriced(line) ? line.words : toRuns(line.words).flatMap((run) => (isTaken(run) ? [] : run.words));
    return words.length > 0 ? [{ ...line, words }] : [];
  });
}

const arePrices = ({ words }: PrintedLine) => words.every(({ amount }) => amount);

type SizeBelow = { run: Run; y: number };

/** The nearest size below a price. */
function sizeBelow(price: Word, sizes: readonly SizeBelow[]): SizeBelow | undefined {
  const isBelow = ({ run, y }: SizeBelow) =>
    y > price.y && y - price.y < MOST_BELOW * price.size && overlaps(run, price);
  return sizes.filter(isBelow).toSorted((a, b) => a.y - b.y)[0];
}

/** One of the prices of a line with its size to the left of it. */
function besideSize(line: PrintedLine, { run, at }: { run: Run; at: number }): PrintedLine {
  const [left, right] = [line.words[0]?.left ?? 0, line.words.at(-1)?.right ?? 0];
  const moved = run.words.map((word) => move(word, left - run.left));
  const price = line.words[at];
  return {
    ...line,
    y: line.y + at,
    words: [...moved, ...(price ? [move(price, right + run.right - run.left - price.left)] : [])],
  };
}

const move = (word: Word, by: number): Word => ({ ...word, left: word.left + by, right: word.right + by });
