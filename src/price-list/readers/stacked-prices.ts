import { isPriced, letterSize, type PrintedLine, toRuns, type Word } from '../layout/printed-line.ts';
import { overlaps } from '../layout/text-columns.ts';
import { SEVERAL } from '../shares.ts';
import { isPriceLabel } from './price-labels.ts';

const MOST_LINES = 3;
const STACK_GAP = 2.2;

/** Joins lines with two prices of each column: 'Mayor. $ 9.000 | $ 9.500' over 'Público $ 15.000 | $ 16.000', the name beside or between them. */
export function joinStackedPrices(lines: readonly PrintedLine[]): PrintedLine[] {
  const joined: PrintedLine[] = [];
  let stacks = 0;
  for (let at = 0; at < lines.length; ) {
    const stack = stackAt(lines.slice(at, at + MOST_LINES));
    joined.push(...(stack ? [stack.line] : lines.slice(at, at + 1)));
    at += stack?.height ?? 1;
    stacks += stack ? 1 : 0;
  }
  return stacks < SEVERAL ? [...lines] : joined;
}

function stackAt([upper, next, last]: readonly PrintedLine[]): { line: PrintedLine; height: number } | undefined {
  const between = next && !isPriced(next) ? next : undefined;
  const lower = between ? last : next;
  if (!upper || !lower || !isPriced(upper) || !isPriced(lower)) return undefined;
  if (lower.y - upper.y > STACK_GAP * letterSize(upper)) return undefined;
  const [above, below] = [readStackLine(upper), readStackLine(lower)];
  const names = [above.name, between?.words ?? [], below.name].filter((words) => words.length > 0);
  const areLabelled = above.label !== '' && below.label !== '' && above.label !== below.label;
  const areBare = above.label === '' && below.label === '' && above.name.length === 0 && !between;
  const isOver = above.prices.every((word) => below.prices.some((one) => overlaps(one, word)));
  if (names.length !== 1 || !isOver || !(areLabelled || areBare)) return undefined;
  const words = [
    ...names.flat(),
    ...above.prices.map((word) => ({ ...word, label: above.label || 'arriba' })),
    ...below.prices.map((word) => ({ ...word, label: below.label || 'abajo' })),
  ];
  return { line: { ...lower, words: words.toSorted((a, b) => a.left - b.left) }, height: between ? 3 : 2 };
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
