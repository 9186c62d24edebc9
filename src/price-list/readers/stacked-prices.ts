import { isPriced, letterSize, type PrintedLine, toRuns, type Word } from '../layout/printed-line.ts';
import { overlaps } from '../layout/text-columns.ts';
import { SEVERAL } from '../shares.ts';
import { isPriceLabel } from './price-labels.ts';

/** Lines of one product at most: prices, its name, prices. */
const MOST_LINES = 3;
/** How far lines of prices of one product are from each other, in sizes of letters. */
const STACK_GAP = 2.2;
/** What prices are called that nothing but their places tell apart. */
const PLACES = ['arriba', 'abajo'] as const;

/**
 * The lines with those put together that tell two prices of the same columns: 'Mayor. $ 9.000 | $ 9.500' over
 * 'Público $ 15.000 | $ 16.000', the name beside or between them.
 */
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
  const [above, below] = [partsOf(upper), partsOf(lower)];
  const names = [above.name, between?.words ?? [], below.name].filter((words) => words.length > 0);
  const areCalled = above.label !== '' && below.label !== '' && above.label !== below.label;
  const areBare = above.label === '' && below.label === '' && above.name.length === 0 && !between;
  const isOver = above.prices.every((word) => below.prices.some((one) => overlaps(one, word)));
  if (names.length !== 1 || !isOver || !(areCalled || areBare)) return undefined;
  const called = [above, below].flatMap(({ label, prices }, index) =>
    prices.map((word) => ({ ...word, label: label || (PLACES[index] ?? '') })),
  );
  const words = [...names.flat(), ...called].toSorted((a, b) => a.left - b.left);
  return { line: { ...lower, words }, height: between ? 3 : 2 };
}

type Parts = { name: readonly Word[]; label: string; prices: readonly Word[] };

function partsOf({ words }: PrintedLine): Parts {
  const prices = words.filter(({ amount }) => amount);
  const runs = toRuns(words.filter(({ amount }) => !amount));
  const last = runs.at(-1);
  const isLabelled = last !== undefined && isPriceLabel(last.text);
  const name = (isLabelled ? runs.slice(0, -1) : runs).flatMap((run) => run.words);
  const own = prices.find(({ label }) => label !== '')?.label ?? '';
  return { name, label: isLabelled ? last.text : own, prices };
}
