import type { Box } from '../page/text-page.ts';
import { findTextBands } from '../template/text-bands.ts';
import { hasPrice, type ModelLine, type ModelPage, type ModelWord } from './model-page.ts';

/** Lines that belong together, in the order of reading. */
export type PageRegion = { lines: ModelLine[] };

export type Partition = { name: 'whole' | 'columns' | 'sections' | 'boxes' | 'blocks'; regions: PageRegion[] };

/** The ways in which the pages may be parted into what is read for itself. */
export function toPartitions(pages: readonly ModelPage[], isHeading: IsHeading = () => false): Partition[] {
  const whole: Partition = { name: 'whole', regions: pages.map(({ lines }) => ({ lines })) };
  const cuts = columnCuts(pages);
  const columns: Partition[] =
    cuts.length === 0 ? [] : [{ name: 'columns', regions: pages.flatMap((page) => cutColumns(page, cuts)) }];
  const boxed = pages.flatMap(cutBoxes);
  const boxes: Partition[] = boxed.length > pages.length ? [{ name: 'boxes', regions: boxed }] : [];
  const spans = cardCuts(pages);
  const blocks = pages.flatMap((page) => cutColumns(page, spans)).flatMap(cutBlocks);
  // Cards and fields beside each other go on below a heading that stands over the first of them only.
  const [across = []] = [cuts, spans].filter(({ length }) => length > 0);
  const cutAt = pages.flatMap((page) => cutColumns(page, across, isHeading));
  const sections: Partition[] = across.length === 0 ? [] : [{ name: 'sections', regions: cutAt }];
  return [whole, ...columns, ...sections, ...boxes, { name: 'blocks', regions: blocks }];
}

/** Whether a line is nothing but the heading of what is below. */
export type IsHeading = (line: ModelLine) => boolean;

type Span = { left: number; right: number };

const middle = ({ left, right }: Span) => (left + right) / 2;

/** Where text begins again beside prices: between the price of one product and the name of the next. */
function columnCuts(pages: readonly ModelPage[]): number[] {
  const words = pages.flatMap(({ printed }) => printed.filter((line) => line.some(({ isPrice }) => isPrice)).flat());
  const bands = findTextBands(pages.map(({ width, printed }) => ({ width, height: 0, lines: printed }))).map((band) => {
    const own = words.filter((word) => middle(word) >= band.left && middle(word) <= band.right);
    return { ...band, isPrice: own.filter(({ isPrice }) => isPrice).length > own.length / 2 };
  });
  const pricesFirst = bands[0]?.isPrice;
  const lastPrice = bands.findLastIndex(({ isPrice }) => isPrice);
  return bands.flatMap((band, index) => {
    const before = bands[index - 1];
    if (!before || index > lastPrice || band.isPrice === before.isPrice || band.isPrice !== pricesFirst) return [];
    return [(before.right + band.left) / 2];
  });
}

/** Of the width of the page: longer texts run over several cards. */
const WIDEST = 0.5;
/** Share of the lines that may run over the space between two cards. */
const MAX_CROSSING = 0.04;

/** The spaces between cards that stand side by side, each with a price. */
function cardCuts(pages: readonly ModelPage[]): number[] {
  const width = Math.max(0, ...pages.map((page) => page.width));
  const lines = pages.flatMap((page) =>
    page.lines.filter(({ words }) => words.every((one) => one.right - one.left < WIDEST * width)),
  );
  const covered = new Array<number>(Math.ceil(width) + 1).fill(0);
  const words = lines.flatMap((line) => line.words);
  for (const { left, right } of words)
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
  const holds = (span: Span, price: boolean) =>
    words.some((word) => word.isPrice === price && middle(word) >= span.left && middle(word) <= span.right);
  const cards: Span[] = [];
  for (const span of spans) {
    const last = cards.at(-1);
    // What has no name or no price of its own belongs to the card beside it.
    if (last && !(holds(last, true) && holds(last, false) && holds(span, false))) last.right = span.right;
    else cards.push(span);
  }
  return cards.slice(1).map(({ left }, index) => ((cards[index]?.right ?? left) + left) / 2);
}

/** In sizes of letters: lines that are further apart are of different cards. */
const BLOCK_GAP = 2;

/** What stands close together; text without a price belongs to what comes next. */
function cutBlocks({ lines }: PageRegion): PageRegion[] {
  const blocks: ModelLine[][] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    const before = last?.at(-1);
    const size = Math.max(...line.words.map((word) => word.size));
    if (last && before && (line.y - before.y < BLOCK_GAP * size || !last.some(hasPrice))) last.push(line);
    else blocks.push([line]);
  }
  return blocks.map((own) => ({ lines: own }));
}

/** Columns are read one after the other between lines that run over their edges. */
function cutColumns({ lines }: ModelPage, cuts: readonly number[], isHeading: IsHeading = () => false): PageRegion[] {
  const regions: PageRegion[] = [];
  let columns: ModelLine[][] = [];
  for (const line of lines) {
    const crosses = line.words.some(({ left, right }) => cuts.some((cut) => left < cut - 1 && right > cut + 1));
    if ((crosses || isHeading(line)) && !hasPrice(line)) {
      regions.push(...columns.filter(Boolean).map((own) => ({ lines: own })), { lines: [line] });
      columns = [];
      continue;
    }
    const byColumn = Map.groupBy(line.words, (word) => cuts.filter((cut) => cut < middle(word)).length);
    for (const [column, words] of byColumn) columns[column] = [...(columns[column] ?? []), { ...line, words }];
  }
  return [...regions, ...columns.filter(Boolean).map((own) => ({ lines: own }))];
}

/** The innermost drawn boxes with a price; what is outside of all comes by its height. */
function cutBoxes({ lines, rules }: ModelPage): PageRegion[] {
  const prices = lines.flatMap(({ words }) => words.filter(({ isPrice }) => isPrice));
  const priced = (rules.boxes ?? []).filter((box) => prices.some((word) => isIn(word, box)));
  const inner = priced.filter((box) => !priced.some((other) => other !== box && contains(box, other)));
  if (inner.length < 2) return [{ lines }];
  const regions = new Map<number | string, ModelLine[]>();
  for (const line of lines)
    for (const [box, words] of Map.groupBy(line.words, (word) => inner.findIndex((one) => isIn(word, one)))) {
      const key = box < 0 ? `y${line.y}` : box;
      regions.set(key, [...(regions.get(key) ?? []), { ...line, words }]);
    }
  return [...regions.values()].map((own) => ({ lines: own }));
}

function isIn(word: ModelWord, box: Box): boolean {
  return middle(word) > box.left && middle(word) < box.right && word.y > box.top && word.y - word.size / 2 < box.bottom;
}

/** Whether a box lies in a larger one, edges drawn twice apart. */
function contains(outer: Box, inner: Box): boolean {
  const isWithin = outer.left <= inner.left + 1 && outer.right >= inner.right - 1 && outer.top <= inner.top + 1;
  const area = ({ left, right, top, bottom }: Box) => (right - left) * (bottom - top);
  return isWithin && outer.bottom >= inner.bottom - 1 && area(outer) > area(inner) * 1.05;
}
