import { isPriced, middleOf, type Run, toRuns, type Word } from './printed-line.ts';
import type { PrintedPage } from './printed-pages.ts';
import { findTextColumns, type Span } from './text-columns.ts';

/** Where text begins again beside prices: between the price of one product and the name of the next. */
export function findColumnCuts(pages: readonly PrintedPage[]): number[] {
  const lines = pages.flatMap((page) => page.lines.filter(isPriced));
  const words = lines.flatMap((line) => line.words);
  const columns = findTextColumns(lines).map((column) => {
    const own = words.filter((word) => middleOf(word) >= column.left && middleOf(word) <= column.right);
    return {
      ...column,
      isPrice: own.filter(isRealPrice).length > own.length / 2,
      isText: own.filter(isText).length > own.length / 2,
    };
  });
  const sides = columns.filter(({ isPrice, isText }) => isPrice || isText);
  const pricesFirst = sides[0]?.isPrice;
  const lastPrice = sides.findLastIndex(({ isPrice }) => isPrice);
  return sides.flatMap((column, index) => {
    const before = sides[index - 1];
    if (!before || index > lastPrice || column.isPrice === before.isPrice || column.isPrice !== pricesFirst) return [];
    const from = columns.findLast(({ right }) => right < column.left)?.right ?? before.right;
    return [(Math.max(before.right, from) + column.left) / 2];
  });
}

/** Lines that say a text twice before it tells columns. */
const LEAST_REPEATS = 2;
/** In points: columns begin at one place. */
const SAME_PLACE = 4;

/** Where lines say again what they said before: 'Producto' over two tables, 'Marca' in two cards. */
export function findRepeatCuts(pages: readonly PrintedPage[]): number[] {
  const lines = pages.flatMap((page) => page.lines.map(({ words }) => toRuns(words)));
  const places: { left: number; count: number }[] = [];
  for (const runs of lines) {
    const [first] = runs;
    const again = runs.filter(({ text }, index) => index > 0 && text === first?.text && /\p{L}{2}/u.test(text));
    for (const { left } of again) {
      const near = places.find((place) => Math.abs(place.left - left) < SAME_PLACE);
      if (near) near.count += 1;
      else places.push({ left, count: 1 });
    }
  }
  const crossing = (cut: number) =>
    lines.filter((runs) => runs.some(({ left, right }) => left < cut - 1 && right > cut + 1)).length;
  const cuts = places.filter(({ count }) => count >= LEAST_REPEATS).map(({ left }) => left - SAME_PLACE / 2);
  return cuts.filter((cut) => crossing(cut) <= MAX_REPEAT_CROSSING * lines.length).toSorted((a, b) => a - b);
}

/** Share of the lines that may run over the place where a text repeats. */
const MAX_REPEAT_CROSSING = 0.15;

/** Whether a word is a price or stands for one: 'consultar'. */
export function isRealPrice({ amount }: Word): boolean {
  return amount !== undefined;
}

function isText({ amount, text }: Word): boolean {
  return amount === undefined && /\p{L}/u.test(text);
}

/** Of the width of the page: longer texts run over several cards. */
const WIDEST = 0.5;
/** Share of the lines that may run over the space between two cards. */
const MAX_CROSSING = 0.04;

/** The spaces between cards that stand side by side, each with a price. */
export function findCardCuts(pages: readonly PrintedPage[]): number[] {
  const width = Math.max(0, ...pages.map((page) => page.width));
  const lines = pages
    .flatMap((page) => page.lines.map(({ words }) => toRuns(words)))
    .filter((runs) => runs.every(({ left, right }) => right - left < WIDEST * width));
  const covered = new Uint32Array(Math.ceil(width) + 2);
  const runs = lines.flat();
  for (const { left, right } of runs)
    for (let x = Math.max(0, Math.round(left)); x <= Math.min(width, Math.round(right)); x++)
      covered[x] = (covered[x] ?? 0) + 1;
  const limit = MAX_CROSSING * lines.length;
  const spans: Span[] = [];
  for (const [x, count] of covered.entries()) {
    const last = spans.at(-1);
    if (count <= limit) continue;
    if (last && x - last.right <= 1) last.right = x;
    else spans.push({ left: x, right: x });
  }
  const hasPrice = (run: Run) => run.words.some(isRealPrice);
  const holds = (span: Span, price: boolean) =>
    runs.some((run) => hasPrice(run) === price && middleOf(run) >= span.left && middleOf(run) <= span.right);
  const cards: Span[] = [];
  for (const span of spans) {
    const last = cards.at(-1);
    // What has no name or no price of its own belongs to the card beside it.
    if (last && !(holds(last, true) && holds(last, false) && holds(span, false))) last.right = span.right;
    else cards.push({ ...span });
  }
  return cards.slice(1).map(({ left }, index) => ((cards[index]?.right ?? left) + left) / 2);
}
