import { isPriced, letterSize, type PrintedLine, shift, toRuns, type Word } from '../layout/printed-line.ts';
import { overlaps } from '../layout/text-columns.ts';
import { SEVERAL } from '../shares.ts';
import { isPriceLabel } from './price-labels.ts';

const MOST_LINES = 3;
const STACK_GAP = 2.2;

/** Joins lines with two prices of each column: 'Mayor. $ 9.000 | $ 9.500' over 'Público $ 15.000 | $ 16.000', the name beside or between them. */
export function joinStackedPrices(lines: readonly PrintedLine[]): PrintedLine[] {
  const joined: PrintedLine[] = [];
  const paired = areLabelsPaired(lines);
  let stacks = 0;
  for (let at = 0; at < lines.length; ) {
    const stack = stackAt(lines.slice(at, at + MOST_LINES), paired);
    joined.push(...(stack ? [stack.line] : lines.slice(at, at + 1)));
    at += stack?.height ?? 1;
    stacks += stack ? 1 : 0;
  }
  return stacks < SEVERAL ? [...lines] : joined;
}

/** Whether two labels take turns: then a product has both, whatever is beside its second price. */
function areLabelsPaired(lines: readonly PrintedLine[]): boolean {
  const labels = lines.flatMap((line) => (isPriced(line) ? readStackLine(line).label || [] : []));
  const [first, second] = labels;
  return labels.length >= 2 * SEVERAL && first !== second && labels.every((label, at) => label === labels[at % 2]);
}

function stackAt(
  [upper, next, last]: readonly PrintedLine[],
  paired: boolean,
): { line: PrintedLine; height: number } | undefined {
  const between = next && !isPriced(next) ? next : undefined;
  const lower = between ? last : next;
  if (!upper || !lower || !isPriced(upper) || !isPriced(lower)) return undefined;
  if (lower.y - upper.y > STACK_GAP * letterSize(upper)) return undefined;
  const [above, below] = [readStackLine(upper), readStackLine(lower)];
  const names = [above.name, between?.words ?? [], below.name].filter((words) => words.length > 0);
  const areLabelled = above.label !== '' && below.label !== '' && above.label !== below.label;
  const areBare = above.label === '' && below.label === '' && above.name.length === 0 && !between;
  const isOver = above.prices.every((word) => below.prices.some((one) => overlaps(one, word)));
  const isOne = names.length === 1 || (paired && areLabelled && names[0] === above.name);
  if (!isOne || !isOver || !(areLabelled || areBare)) return undefined;
  const words = [
    ...names.reduce<readonly Word[]>(behind, []),
    ...above.prices.map((word) => ({ ...word, label: above.label || 'arriba' })),
    ...below.prices.map((word) => ({ ...word, label: below.label || 'abajo' })),
  ];
  return { line: { ...lower, words: words.toSorted((a, b) => a.left - b.left) }, height: between ? 3 : 2 };
}

/** Names that follow each other, wherever the second is printed. */
function behind(before: readonly Word[], name: readonly Word[]): readonly Word[] {
  const [last, first] = [before.at(-1), name[0]];
  if (!last || !first) return name;
  return [...before, ...name.map((word) => shift(word, Math.max(0, last.right + last.size - first.left)))];
}

type StackLine = { name: readonly Word[]; label: string; prices: readonly Word[] };

function readStackLine({ words }: PrintedLine): StackLine {
  const prices = words.filter(({ amount }) => amount);
  const runs = toRuns(words.filter(({ amount }) => !amount));
  const last = runs.at(-1);
  const isLabelled = last !== undefined && isPriceLabel(last.text);
  const name = (isLabelled ? runs.slice(0, -1) : runs).flatMap((run) => run.words);
  const own = prices.find(({ label }) => label !== '')?.label ?? '';
  return { name, label: isLabelled ? last.text : own, prices };
}
