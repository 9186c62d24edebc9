import type { Box, RuledLines } from '../page/text-page.ts';
import { isPriced, middleOf, type PrintedLine, type Run, toRuns, type Word } from './printed-line.ts';
import type { PrintedPage } from './printed-pages.ts';
import { findTextColumns, type Span } from './text-columns.ts';

/**
 * Lines that belong together, in the order of reading; `column` is the same for regions that continue each other.
 * `over`: nothing but a heading that holds for all columns below, `card`: what stands in a drawn box.
 */
export type PageRegion = { lines: PrintedLine[]; column: number; rules: RuledLines; over?: boolean; card?: boolean };

export type Partition = {
  name: 'whole' | 'repeats' | 'columns' | 'sections' | 'boxes' | 'blocks';
  regions: PageRegion[];
};

/** Whether a line is nothing but the heading of what is below. */
export type IsHeading = (line: PrintedLine) => boolean;

/** The ways in which the pages may be parted into what is read for itself. */
export function toPartitions(pages: readonly PrintedPage[], isHeading: IsHeading): Partition[] {
  const whole: Partition = { name: 'whole', regions: pages.map(({ lines, rules }) => ({ lines, rules, column: 0 })) };
  const cuts = findColumnCuts(pages);
  const cutAll = (at: readonly number[]) => {
    const isOver = overColumns(pages, { cuts: at, isHeading });
    return at.length === 0 ? [] : pages.flatMap((page) => cutColumns(page, at, isOver));
  };
  const spans = findCardCuts(pages);
  const blocks = (spans.length === 0 ? whole.regions : cutAll(spans)).flatMap(cutBlocks);
  const [across = []] = [cuts, spans].filter(({ length }) => length > 0);
  const isSetLike = setLikeHeadings(pages, { isHeading, isOver: () => true });
  const isSection: IsHeading = (line) => isHeading(line) || isSetLike(line);
  const sections = across.length === 0 ? [] : pages.flatMap((page) => cutColumns(page, across, isSection));
  const boxed = pages.flatMap((page) => cutBoxes(page, isSetLike));
  const partitions: Partition[] = [
    whole,
    { name: 'repeats', regions: cutAll(findRepeatCuts(pages)) },
    { name: 'columns', regions: cutAll(cuts) },
    { name: 'sections', regions: sections },
    { name: 'boxes', regions: boxed.length > pages.length ? boxed : [] },
    { name: 'blocks', regions: blocks },
  ];
  return partitions.filter(({ regions }) => regions.length > 0);
}

/** Where text begins again beside prices: between the price of one product and the name of the next. */
function findColumnCuts(pages: readonly PrintedPage[]): number[] {
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
function findRepeatCuts(pages: readonly PrintedPage[]): number[] {
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

function isRealPrice({ amount }: Word): boolean {
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
function findCardCuts(pages: readonly PrintedPage[]): number[] {
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

/** In sizes of letters: lines that are further apart are of different cards. */
const BLOCK_GAP = 2;

/** What stands close together; text without a price belongs to what comes next. */
function cutBlocks({ lines, ...region }: PageRegion): PageRegion[] {
  const blocks: PrintedLine[][] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    const before = last?.at(-1);
    const size = Math.max(...line.words.map((word) => word.size));
    if (last && before && (line.y - before.y < BLOCK_GAP * size || !last.some(isPriced))) last.push(line);
    else blocks.push([line]);
  }
  return blocks.map((own) => ({ ...region, lines: own }));
}

/** Columns are read one after the other between lines that run over their edges. */
function cutColumns({ lines, rules }: PrintedPage, cuts: readonly number[], isOver: IsHeading): PageRegion[] {
  const regions: PageRegion[] = [];
  let columns: PrintedLine[][] = [];
  const flush = () => {
    for (const [column, own] of columns.entries()) if (own) regions.push({ lines: own, rules, column: column + 1 });
    columns = [];
  };
  for (const line of lines) {
    const over = isOver(line);
    const crosses =
      over || toRuns(line.words).some(({ left, right }) => cuts.some((cut) => left < cut - 1 && right > cut + 1));
    if (crosses && !isPriced(line)) {
      flush();
      regions.push({ lines: [line], rules, column: 0, over });
      continue;
    }
    for (const [column, words] of Map.groupBy(line.words, (word) => columnAt(word, cuts)))
      columns[column] = [...(columns[column] ?? []), { ...line, words }];
  }
  flush();
  return regions;
}

/** In sizes of letters: what stands beside a line is nearer to its height. */
const BESIDE = 1;

/** Of the headings that are set in one way, the share over all columns from which on all of them are. */
const MOSTLY_OVER = 0.6;

/** Tells the headings that hold for all columns: with nothing beside them and columns of text right below, or set like those. */
function overColumns(
  pages: readonly PrintedPage[],
  { cuts, isHeading }: { cuts: readonly number[]; isHeading: IsHeading },
): IsHeading {
  const alone = pages.flatMap(({ lines }) =>
    lines.flatMap((line, index) => (isAlone(lines, index) ? [{ line, below: lines[index + 1] }] : [])),
  );
  const columnsOf = ({ words }: PrintedLine) => new Set(words.map((word) => columnAt(word, cuts))).size;
  const over = new Set(alone.flatMap(({ line, below }) => (below && columnsOf(below) > 1 ? [line] : [])));
  const lines = new Set(alone.map(({ line }) => line));
  const isSetLike = setLikeHeadings(pages, { isHeading, isOver: (line) => over.has(line) });
  return (line) => lines.has(line) && isSetLike(line);
}

/** Tells lines that are set in a way in which most headings are over all columns. */
function setLikeHeadings(
  pages: readonly PrintedPage[],
  { isHeading, isOver }: { isHeading: IsHeading; isOver: IsHeading },
): IsHeading {
  const known = pages.flatMap(({ lines }) =>
    lines.flatMap((line) =>
      isPriced(line)
        ? []
        : toRuns(line.words).flatMap(({ words }) => {
            const run = { ...line, words };
            return isHeading(run)
              ? [{ style: styleOfLine(run), isOver: words.length === line.words.length && isOver(line) }]
              : [];
          }),
    ),
  );
  const styles = [...Map.groupBy(known, ({ style }) => style)].flatMap(([style, all]) =>
    all.filter((one) => one.isOver).length > MOSTLY_OVER * all.length ? style : [],
  );
  return (line) => !isPriced(line) && toRuns(line.words).length === 1 && styles.includes(styleOfLine(line));
}

function styleOfLine({ words }: PrintedLine): string {
  const text = words.map((word) => word.text).join('');
  return `${words[0]?.font} ${Math.round(words[0]?.size ?? 0)} ${text === text.toUpperCase()}`;
}

/** Whether a line is one text with nothing beside it, set otherwise than what is below. */
function isAlone(lines: readonly PrintedLine[], index: number): boolean {
  const line = lines[index];
  const [first] = line?.words ?? [];
  const [next] = lines[index + 1]?.words ?? [];
  if (!line || !first || toRuns(line.words).length > 1) return false;
  const isSetApart = !next || first.font !== next.font || first.size > next.size;
  return (
    isSetApart &&
    [lines[index - 1], lines[index + 1]].every((one) => !one || Math.abs(one.y - line.y) > BESIDE * first.size)
  );
}

/** Between which two cuts a word stands. */
function columnAt(word: Word, cuts: readonly number[]): number {
  return cuts.filter((cut) => cut < middleOf(word)).length;
}

/** The innermost drawn boxes with a price; what is outside of all comes by its height. */
function cutBoxes({ lines, rules, page }: PrintedPage, isOver: IsHeading): PageRegion[] {
  const prices = lines.flatMap(({ words }) => words.filter(isRealPrice));
  const priced = (rules.boxes ?? []).filter((box) => prices.some((word) => isIn(word, box)));
  const inner = priced.filter((box) => !priced.some((other) => other !== box && contains(box, other)));
  if (inner.length < 2) return [{ lines, rules, column: 0 }];
  const regions = new Map<number | string, PrintedLine[]>();
  for (const line of lines)
    for (const [box, words] of Map.groupBy(line.words, (word) => inner.findIndex((one) => isIn(word, one)))) {
      const key = box < 0 ? `y${line.y}` : box;
      regions.set(key, [...(regions.get(key) ?? []), { ...line, words }]);
    }
  return [...regions].map(([key, own], index) => {
    const card = typeof key === 'number';
    return { lines: own, rules, column: card ? -1 - index - page * 1000 : 0, card, over: !card && own.every(isOver) };
  });
}

function isIn(word: Word, box: Box): boolean {
  const middle = middleOf(word);
  return middle > box.left && middle < box.right && word.y > box.top && word.y - word.size / 2 < box.bottom;
}

/** A box whose area is so many times that of another is not the same drawn twice. */
const LARGER = 1.05;

/** Whether a box lies in a larger one. */
function contains(outer: Box, inner: Box): boolean {
  const isWithin = outer.left <= inner.left + 1 && outer.right >= inner.right - 1 && outer.top <= inner.top + 1;
  const area = ({ left, right, top, bottom }: Box) => (right - left) * (bottom - top);
  return isWithin && outer.bottom >= inner.bottom - 1 && area(outer) > area(inner) * LARGER;
}
