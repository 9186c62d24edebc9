import { groupAdjacent } from '../page/group-adjacent.ts';
import { areMost, FEW, MOST, PART, SEVERAL } from '../shares.ts';
import { takeQuantities } from '../sizes/quantities.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { ALIGNED, isPriced, isText, middleOf, type PrintedLine, type Run, toRuns, type Word } from './printed-line.ts';
import type { PrintedPage } from './printed-pages.ts';
import { coveredSpans, findTextColumns, holdsMiddle, type Span } from './text-columns.ts';

/** Where text begins again beside prices: between the price of one product and the name of the next. */
export function findColumnCuts(pages: readonly PrintedPage[]): number[] {
  const priced = pages.flatMap((page) => page.lines.filter((line) => isPriced(line) && !isSentence(line)));
  // What has nothing beside it may run over columns: 'Combo: granola + miel ........ 9.000'.
  const beside = priced.filter(({ words }) => toTexts(words).length > 1);
  const lines = beside.length < SEVERAL ? priced : beside;
  // A dash where a product has no price says nothing of its column.
  const words = lines.flatMap((line) => line.words.filter(({ text }) => /[\p{L}\d]/u.test(text)));
  const columns = findTextColumns(lines).map((column) => {
    const own = words.filter((word) => holdsMiddle(column, word));
    return { ...column, isPrice: areMost(own, ({ amount }) => amount !== undefined), isText: areMost(own, isText) };
  });
  const sides = columns.filter(({ isPrice, isText }) => isPrice || isText);
  const [first] = sides;
  const lastPrice = sides.findLastIndex(({ isPrice }) => isPrice);
  // Codes stand before each name, or before none.
  const codes = first ? columns.indexOf(first) : 0;
  return sides.flatMap((column, index) => {
    const last = sides[index - 1];
    const isBehindProduct = column.isPrice === first?.isPrice && last?.isPrice !== column.isPrice;
    if (!last || index > lastPrice || !isBehindProduct) return [];
    const end = Math.max(columns.indexOf(last), columns.indexOf(column) - 1 - codes);
    const [before, next] = columns.slice(end, end + 2);
    return before && next ? (before.right + next.left) / 2 : [];
  });
}

/** Whether a text of a line goes on behind its only price: 'Te descontamos 300 pesos de tu próxima compra'. */
function isSentence({ words }: PrintedLine): boolean {
  const [price, next, ...more] = words.slice(words.findIndex(({ amount }) => amount));
  const isAmong = price?.joined === true && next?.joined === true && /^\p{Ll}/u.test(next.text);
  return isAmong && more.length >= SEVERAL - 1 && !isPriced({ words: [next, ...more] });
}

export function toTexts(words: readonly Word[]): Run[] {
  return toRuns(words).filter((run) => run.words.some(isText));
}

/** The pages in sections, each cut where its lines repeat their first text: 'Producto' over two tables. */
export function findRepeatSections(pages: readonly PrintedPage[]): { page: PrintedPage; cuts: number[] }[] {
  const common = commonRepeats(pages.flatMap(({ lines }) => lines));
  return pages.flatMap((page) => {
    const sections: { lines: PrintedLine[]; repeats: readonly Repeat[] }[] = [{ lines: [], repeats: common }];
    for (const line of page.lines) {
      const last = sections.at(-1);
      const repeats = repeatsIn(line).filter(({ isPattern }) => isPattern);
      const isKnown = repeats.every(({ left }) => last?.repeats.some((one) => isSamePlace(one.left, left)));
      if (isKnown || !last) last?.lines.push(line);
      else {
        // What stands nearer to this line than to the last price is of its section.
        const above = last.lines.splice(widestGap([...last.lines, line]));
        sections.push({ lines: [...above, line], repeats });
      }
    }
    return sections.map(({ lines, repeats }) => ({ page: { ...page, lines }, cuts: cutsBefore(repeats, lines) }));
  });
}

/** The line behind the last price that stands farthest below the one before it. */
function widestGap(lines: readonly PrintedLine[]): number {
  const gaps = lines.map(({ y }, index) => y - (lines[index - 1]?.y ?? 0));
  const from = lines.findLastIndex(isPriced) + 1;
  return gaps.lastIndexOf(Math.max(...gaps.slice(from)));
}

const isSamePlace = (a: number, b: number) => Math.abs(a - b) < ALIGNED;

function commonRepeats(lines: readonly PrintedLine[]): Repeat[] {
  const all = lines.flatMap(repeatsIn).map((repeat) => ({ ...repeat, from: repeat.left }));
  const several = all.filter(({ left }) => all.filter((one) => isSamePlace(one.left, left)).length > 1);
  return several.filter(({ left }, index) => several.findIndex((one) => isSamePlace(one.left, left)) === index);
}

/** A repeated text: `from` where the one before it ends; `isPattern` where its line repeats all texts in their order. */
type Repeat = { from: number; left: number; isPattern: boolean };

function repeatsIn({ words }: PrintedLine): Repeat[] {
  const runs = toRuns(words);
  const [first] = runs;
  if (!first || !/\p{L}{2}/u.test(first.text)) return [];
  const period = runs.findIndex(({ text }, index) => index > 0 && text === first.text);
  const isPattern = period > 1 && runs.every(({ text }, index) => text === runs[index % period]?.text);
  return runs.flatMap(({ text, left }, index) => {
    const before = runs[index - 1];
    return before && text === first.text ? [{ from: before.right, left, isPattern }] : [];
  });
}

/** The cuts before repeated texts that hardly any line runs over; under a centred one columns begin farther to the left. */
function cutsBefore(repeats: readonly Repeat[], lines: readonly PrintedLine[]): number[] {
  const runs = lines.map(({ words }) => toRuns(words));
  const crossing = (cut: number) =>
    runs.filter((own) => own.some(({ left, right }) => left < cut - 1 && right > cut + 1)).length;
  return repeats
    .flatMap(({ from, left }) => {
      const begins = runs.flatMap((own) => own.flatMap((run) => (run.left > from && run.left < left ? run.left : [])));
      const places = [left, ...begins].map((place) => place - ALIGNED);
      const [best] = places.toSorted((a, b) => crossing(a) - crossing(b));
      return best !== undefined && crossing(best) <= PART * lines.length ? best : [];
    })
    .toSorted((a, b) => a - b);
}

/** The spaces between cards side by side, each with a price; a text with nothing beside it may be their heading. */
export function findCardCuts(pages: readonly PrintedPage[]): number[] {
  const width = Math.max(0, ...pages.map((page) => page.width));
  const lines = pages
    .flatMap((page) => page.lines.map(({ words }) => toRuns(words)))
    .filter((runs) => runs.length > 1 && runs.every(({ left, right }) => right - left < MOST * width));
  const runs = lines.flat();
  const spans = coveredSpans(runs, { limit: FEW * lines.length, gap: 1 });
  const holds = (span: Span, isThere: (run: Run) => boolean) =>
    runs.some((run) => isThere(run) && holdsMiddle(span, run));
  const cards: Span[] = [];
  for (const span of spans) {
    const last = cards.at(-1);
    // What has no name or no price of its own belongs to the card beside it.
    if (last && !(holds(last, isPriced) && holds(last, isName) && holds(span, isName))) last.right = span.right;
    else cards.push({ ...span });
  }
  return cards.slice(1).map(({ left }, index) => ((cards[index]?.right ?? left) + left) / 2);
}

/** Whether a text is more than a size. */
function isName({ words, text }: Run): boolean {
  return !isPriced({ words }) && /\p{L}/u.test(takeQuantities(normalizeText(text)).rest);
}

/** Where the columns of a grid of cards begin, at equal steps; several texts begin in each, or have their middles. */
export function findGridCuts(pages: readonly PrintedPage[]): number[] {
  // The columns of a spreadsheet are no cards, however wide they are.
  const printed = pages.filter(({ sheet }) => sheet === undefined);
  const runs = printed.flatMap((page) => page.lines.flatMap(({ words }) => toTexts(words)));
  const leastStep = Math.max(0, ...pages.map((page) => page.width)) / CARDS_ACROSS;
  const lefts = runs.map(({ left }) => left - ALIGNED);
  const grids = [
    ...gridsOf(lefts, { leastStep, before: 0 }),
    ...gridsOf(runs.map(middleOf), { leastStep, before: 0.5 }),
  ];
  const [best] = grids.toSorted((a, b) => b.cuts.length - a.cuts.length || b.count - a.count);
  return best?.cuts ?? [];
}

const CARDS_ACROSS = 8;
const MOST_COLUMNS = 100;

/** Cuts that are a step from each other, and how many texts are behind them. */
type Grid = { cuts: number[]; count: number };

function gridsOf(all: readonly number[], { leastStep, before }: { leastStep: number; before: number }): Grid[] {
  const sorted = all.toSorted((a, b) => a - b);
  const columns = groupAdjacent(sorted, isSamePlace)
    .map((own) => ({ place: own[own.length >> 1] ?? 0, count: own.length }))
    .filter(({ count }) => count >= SEVERAL)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_COLUMNS)
    .toSorted((a, b) => a.place - b.place);
  return columns.flatMap((first, at) =>
    columns.slice(at + 1).flatMap((next): Grid[] => {
      const step = next.place - first.place;
      if (step < leastStep) return [];
      const grid = [first];
      for (const one of columns) if (isSamePlace(one.place - step, grid.at(-1)?.place ?? 0)) grid.push(one);
      const count = grid.reduce((sum, one) => sum + one.count, 0);
      return grid.length < SEVERAL ? [] : [{ cuts: grid.map(({ place }) => place - before * step), count }];
    }),
  );
}
