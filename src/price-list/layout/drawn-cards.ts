import { mentionsWholesalePrice, priceLabelScore } from '../amounts/price-label-score.ts';
import type { Box, RuledLines } from '../page/text-page.ts';
import { areMost, MOST } from '../shares.ts';
import { hasSize } from '../sizes/quantities.ts';
import { normalizeText } from '../text/normalize-text.ts';
import {
  ALIGNED,
  isPriced,
  isText,
  middleOf,
  type PrintedLine,
  partLines,
  type Run,
  textOf,
  toRun,
  toRuns,
  type Word,
} from './printed-line.ts';
import { coveredSpans, overlaps, type Span } from './text-columns.ts';

/** What is drawn around one product: a box, or two lines across the page; `isRow` also for a box that holds such a row. */
export type DrawnCard = { box: Box; isRow: boolean };

type Drawing = { lines: readonly PrintedLine[]; rules: RuledLines };

/** The innermost ones with a price and a name; a box in them is a badge. */
export function findCards({ lines, rules }: Drawing): DrawnCard[] {
  const rows = ruledRows({ lines, rules });
  const boxes = rules.boxes ?? [];
  if (boxes.length === 0) return rows.map((box) => ({ box, isRow: true }));
  const words = lines.flatMap((line) => line.words);
  const priced = [...boxes, ...rows].filter((box) => isCard(words.filter((word) => isIn(word, box))));
  const isInside = (box: Box, other: Box) => isWithin(box, other) && !isWithin(other, box);
  const innermost = priced.filter((box) => !priced.some((other) => isInside(other, box)));
  const single = priced.filter((box) => {
    const [first, ...others] = innermost.filter((one) => isWithin(one, box));
    return first !== undefined && others.every((other) => isWithin(other, first));
  });
  const cards = single.filter((box) => !single.some((other) => isInside(box, other)));
  return cards.map((box) => ({ box, isRow: rows.some((row) => isWithin(row, box)) }));
}

/** A box with fewer words is a badge around a price: 'Oferta $ 9.500'. */
function isCard(words: readonly Word[]): boolean {
  return isPriced({ words }) && words.filter(isText).length > 1;
}

/** What is between two lines across the page with one product, where most have several lines of text. */
function ruledRows({ lines, rules }: Drawing): Box[] {
  const texts = lines.map(({ words }) => toRun(words));
  const width = Math.max(...texts.map(({ right }) => right)) - Math.min(...texts.map(({ left }) => left));
  const across = rules.across.filter(({ from, to }) => to - from > MOST * width).toSorted((a, b) => a.at - b.at);
  // The first and the last one may have a line at one end only.
  const [first = 0, second = first] = across.map(({ at }) => at);
  const [last = first, before = last] = across.map(({ at }) => at).toReversed();
  const edges = [2 * first - second, ...across.map(({ at }) => at), 2 * last - before];
  const rows = [...Map.groupBy(lines, ({ y }) => edges.findIndex((edge) => edge > y))];
  const priced = rows.filter(([, own]) => own.some(isPriced));
  if (!areMost(priced, ([, own]) => own.length > 1)) return [];
  const [left, right] = [Math.min(...across.map(({ from }) => from)), Math.max(...across.map(({ to }) => to))];
  return priced.flatMap(([at, own]) => {
    const [top, bottom] = [edges[at - 1], edges[at]];
    const words = own.flatMap((line) => line.words);
    const isOne = isCard(words) && top !== undefined && bottom !== undefined && !hasTwoNames(own);
    return isOne ? [{ left, right, top, bottom }] : [];
  });
}

type Columns = { spans: Span[]; first: number; last: number; labelled: number };

/** The columns of the lines of a card, and the first and the last one with prices; `labelled`: the first with their labels. */
function columnsOf(lines: readonly PrintedLine[]): Columns {
  const runs = lines.flatMap(({ words }) => toRuns(words));
  const prices = runs.filter(isPriced);
  const spans = coveredSpans(runs, { limit: 0, gap: 1 });
  const hasPrice = (span: Span) => prices.some((price) => overlaps(span, price));
  const [first, last] = [spans.findIndex(hasPrice), spans.findLastIndex(hasPrice)];
  const hasLabels = (span: Span) => runs.every((run) => !overlaps(span, run) || isLabel(run));
  const name = spans.findLastIndex((span, at) => at < first && !hasLabels(span));
  return { spans, first, last, labelled: Math.min(first, name + 1) };
}

const isLabel = ({ text }: Run) => priceLabelScore(normalizeText(text)) !== 0;

const columnAt = ({ spans }: Columns, word: Span) => spans.findLastIndex(({ left }) => left <= middleOf(word));

/** Whether texts stand between prices: those of a second product beside the first. */
function hasTwoNames(lines: readonly PrintedLine[]): boolean {
  const columns = columnsOf(lines);
  const words = lines.flatMap((line) => line.words);
  return [...Map.groupBy(words, (word) => columnAt(columns, word))].some(([at, own]) => {
    const isBetween = at > columns.first && at < columns.last;
    return isBetween && own.some(isText) && !isPriced({ words: own });
  });
}

/** Whether lines have the prices of one product beside its name, labelled as those for the trade and one other: 'Comercio', 'Público'. */
function areOfOne(lines: readonly PrintedLine[], columns: Columns): boolean {
  const isBefore = (word: Span) => columnAt(columns, word) < columns.labelled;
  const priced = lines.filter(isPriced);
  const labels = priced.map(({ words }) => {
    const own = toRuns(words).filter((run) => isLabel(run) && !isBefore(run));
    return normalizeText(textOf(own.flatMap((run) => run.words.filter(isText))));
  });
  const [retail, ...others] = labels.filter((label) => !mentionsWholesalePrice(label));
  const areDistinct = !labels.includes('') && new Set(labels).size === labels.length;
  // Where several have a size before them, each is of another one.
  const sized = priced.filter(({ words }) => hasSize(textOf(words.filter(isBefore))));
  const isOne = labels.length > 1 && areDistinct && retail !== undefined && others.length === 0;
  return columns.labelled > 0 && isOne && sized.length < 2;
}

/**
 * The lines of a card, by its columns where they are beside each other, as in a row: those of the name, of the prices with what
 * is over these, and the others.
 */
export function namesFirst(lines: readonly PrintedLine[], { isRow }: { isRow: boolean }): readonly PrintedLine[] {
  const columns = columnsOf(lines);
  const isOne = areOfOne(lines, columns);
  if (!isOne && !isRow) return lines;
  const first = isOne ? columns.labelled : columns.first;
  // Prices that are beside each other are read in lines.
  const placeOf = (word: Word) => {
    const at = columnAt(columns, word);
    return at > first && at <= columns.last ? first : at;
  };
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
