import type { Box, RuledLines } from '../page/text-page.ts';
import { MOST } from '../shares.ts';
import {
  ALIGNED,
  isPriced,
  isText,
  middleOf,
  type PrintedLine,
  partLines,
  toRun,
  toRuns,
  type Word,
} from './printed-line.ts';
import { coveredSpans, overlaps } from './text-columns.ts';

/** What is drawn around one product: a box, or two lines across the page. */
export type DrawnCard = { box: Box; isRow: boolean };

type Drawing = { lines: readonly PrintedLine[]; rules: RuledLines };

/** The innermost ones with a price and a name; a box in them is a badge. */
export function findCards({ lines, rules }: Drawing): DrawnCard[] {
  const words = lines.flatMap((line) => line.words);
  const isCard = (box: Box) => {
    const own = words.filter((word) => isIn(word, box));
    // A box with fewer words is a badge around a price: 'Oferta $ 9.500'.
    return isPriced({ words: own }) && own.filter(isText).length > 1;
  };
  const rows = ruledRows({ lines, rules });
  const priced = [...(rules.boxes ?? []), ...rows].filter(isCard);
  const isInside = (box: Box, other: Box) => isWithin(box, other) && !isWithin(other, box);
  const innermost = priced.filter((box) => !priced.some((other) => isInside(other, box)));
  const single = priced.filter((box) => {
    const [first, ...others] = innermost.filter((one) => isWithin(one, box));
    return first !== undefined && others.every((other) => isWithin(other, first));
  });
  const cards = single.filter((box) => !single.some((other) => isInside(box, other)));
  return cards.map((box) => ({ box, isRow: rows.some((row) => isWithin(row, box)) }));
}

/** What is between two lines across the page, where most products have several lines of text. */
function ruledRows({ lines, rules }: Drawing): Box[] {
  const texts = lines.map(({ words }) => toRun(words));
  const width = Math.max(...texts.map(({ right }) => right)) - Math.min(...texts.map(({ left }) => left));
  const across = rules.across.filter(({ from, to }) => to - from > MOST * width).toSorted((a, b) => a.at - b.at);
  // The first and the last one may have a line at one end only.
  const [first = 0, second = first] = across.map(({ at }) => at);
  const [last = first, before = last] = across.map(({ at }) => at).toReversed();
  const edges = [2 * first - second, ...across.map(({ at }) => at), 2 * last - before];
  const inRows = Map.groupBy(lines, ({ y }) => edges.findIndex((edge) => edge > y));
  const priced = [...inRows.values()].filter((own) => own.some(isPriced));
  if (priced.filter((own) => own.length > 1).length <= MOST * priced.length) return [];
  const [left, right] = [Math.min(...across.map(({ from }) => from)), Math.max(...across.map(({ to }) => to))];
  return edges.slice(1).map((bottom, at): Box => ({ left, right, top: edges[at] ?? 0, bottom }));
}

/** The lines of a row, by its columns: those of the name, of the prices beside it with what is over these, and the others. */
export function namesFirst(lines: readonly PrintedLine[]): PrintedLine[] {
  const runs = lines.flatMap(({ words }) => toRuns(words));
  const prices = runs.filter(isPriced);
  const columns = coveredSpans(runs, { limit: 0, gap: 1 });
  const first = columns.findIndex((column) => prices.some((price) => overlaps(column, price)));
  const last = columns.findLastIndex((column) => prices.some((price) => overlaps(column, price)));
  const columnOf = (word: Word) => columns.findLastIndex(({ left }) => left <= middleOf(word));
  // Prices that are beside each other are read in lines.
  const placeOf = (word: Word) => (columnOf(word) > first && columnOf(word) <= last ? first : columnOf(word));
  return partLines(lines, placeOf)
    .toSorted(([a], [b]) => a - b)
    .flatMap(([, own]) => own);
}

/** The lines of each card of a page. */
export function linesInCards(page: Drawing): PrintedLine[][] {
  const cards = findCards(page);
  const parts = partLines(page.lines, (word) => cards.find(({ box }) => isIn(word, box)));
  return parts.flatMap(([card, own]) => (card ? [own] : []));
}

export function isIn(word: Word, box: Box): boolean {
  const middle = middleOf(word);
  return middle > box.left && middle < box.right && word.y > box.top && word.y - word.size / 2 < box.bottom;
}

function isWithin(inner: Box, outer: Box): boolean {
  const isLower = outer.left <= inner.left + ALIGNED && outer.top <= inner.top + ALIGNED;
  return isLower && outer.right >= inner.right - ALIGNED && outer.bottom >= inner.bottom - ALIGNED;
}
