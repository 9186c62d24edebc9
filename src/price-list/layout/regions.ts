import { groupAdjacent } from '../page/group-adjacent.ts';
import type { Box, RuledLines } from '../page/text-page.ts';
import { MOST } from '../shares.ts';
import { findCardCuts, findColumnCuts, findGridCuts, findRepeatSections, toTexts } from './page-cuts.ts';
import {
  ALIGNED,
  BESIDE,
  isPriced,
  isText,
  LINE_GAP,
  letterSize,
  middleOf,
  type PrintedLine,
  type Run,
  styleOf,
  toRuns,
  type Word,
} from './printed-line.ts';
import type { PrintedPage } from './printed-pages.ts';

/**
 * Lines that belong together, in the order of reading; `column` is the same for regions that continue each other.
 * `over`: a heading of all columns below; `card`: in a drawn box, or apart with nothing but prices below a name.
 */
export type PageRegion = {
  lines: PrintedLine[];
  column: number | string;
  rules: RuledLines;
  over?: boolean;
  card?: boolean;
};

export type Partition = {
  name: 'whole' | 'repeats' | 'columns' | 'sections' | 'boxes' | 'blocks' | 'grid';
  regions: PageRegion[];
};

type IsHeading = (line: PrintedLine) => boolean;

/** The ways in which the pages may be divided into regions. */
export function toPartitions(pages: readonly PrintedPage[], isHeading: IsHeading): Partition[] {
  // A table does not go on in another sheet, where its columns stand elsewhere.
  const regions = pages.map(({ lines, rules, sheet = 0 }) => ({ lines, rules, column: sheet }));
  const whole: Partition = { name: 'whole', regions };
  const isSetLike = likeLoneHeadings(pages, isHeading);
  const cutAll = (cuts: readonly number[], isCrossing: IsHeading) =>
    cuts.length === 0 ? [] : pages.flatMap((page) => cutColumns(page, cuts, isCrossing));
  const [cuts, spans] = [findColumnCuts(pages), findCardCuts(pages)];
  const blocks = (spans.length === 0 ? whole.regions : cutAll(spans, isSetLike)).flatMap(cutBlocks);
  const boxed = pages.flatMap((page) => cutBoxes(page, isSetLike));
  const partitions: Partition[] = [
    whole,
    { name: 'repeats', regions: cutRepeats(pages, isSetLike) },
    { name: 'columns', regions: cutAll(cuts, () => false) },
    { name: 'sections', regions: cutAll(cuts.length > 0 ? cuts : spans, (line) => isHeading(line) || isSetLike(line)) },
    { name: 'boxes', regions: boxed.length > pages.length ? boxed : [] },
    { name: 'blocks', regions: blocks },
    { name: 'grid', regions: cutAll(findGridCuts(pages), isSetLike).flatMap(cutBlocks) },
  ];
  return partitions.filter(({ regions }) => regions.length > 0);
}

/** Tells lines of one text in a style in which most headings have nothing beside them. */
function likeLoneHeadings(pages: readonly PrintedPage[], isHeading: IsHeading): IsHeading {
  const known = pages.flatMap(({ lines }) =>
    lines.flatMap((line, at) => {
      const runs = isPriced(line) ? [] : toRuns(line.words).map(({ words }) => ({ ...line, words }));
      const isAlone = runs.length === 1 && ![lines[at - 1], lines[at + 1]].some((one) => one && isBeside(one, line));
      return runs.filter(isHeading).map((run) => ({ style: styleOf(run), isAlone }));
    }),
  );
  const styles = [...Map.groupBy(known, ({ style }) => style)].flatMap(([style, all]) =>
    all.filter((one) => one.isAlone).length > MOST * all.length ? style : [],
  );
  return (line) => !isPriced(line) && toRuns(line.words).length === 1 && styles.includes(styleOf(line));
}

const isBeside = (one: PrintedLine, line: PrintedLine) => Math.abs(one.y - line.y) < BESIDE * letterSize(line);

function cutRepeats(pages: readonly PrintedPage[], isOver: IsHeading): PageRegion[] {
  const sections = findRepeatSections(pages);
  if (sections.every(({ cuts }) => cuts.length === 0)) return [];
  return sections.flatMap(({ page, cuts }) => {
    // Columns of sections that are cut elsewhere do not continue each other.
    const key = cuts.map(Math.round).join(' ');
    return cutColumns(page, cuts, isOver).map(({ column, ...region }) => {
      return { ...region, column: column === 0 ? 0 : `${column} of ${key}` };
    });
  });
}

/** Lines close together; those without a price belong to the next ones. */
function cutBlocks({ lines, ...region }: PageRegion): PageRegion[] {
  const isNear = (line: PrintedLine, before: PrintedLine) => line.y - before.y < LINE_GAP * letterSize(line);
  const blocks: PrintedLine[][] = [];
  for (const own of groupAdjacent(lines, isNear)) {
    const last = blocks.at(-1);
    if (last && !last.some(isPriced)) last.push(...own);
    else blocks.push(own);
  }
  return blocks.map((own) => ({ ...region, lines: own, card: isCard(own) }));
}

function isCard(lines: readonly PrintedLine[]): boolean {
  const first = lines.findIndex(isPriced);
  return first > 0 && lines.slice(first).every(isPriced);
}

/** Columns are read one after the other between lines that run over their edges. */
function cutColumns({ lines, rules }: PrintedPage, cuts: readonly number[], isOver: IsHeading): PageRegion[] {
  const runsOver = ({ left, right }: Run) => cuts.some((cut) => left < cut - 1 && right > cut + 1);
  const crosses = (line: PrintedLine) => {
    if (!isPriced(line)) return isOver(line) || toRuns(line.words).some(runsOver);
    const [text, ...others] = toTexts(line.words);
    return text !== undefined && others.length === 0 && runsOver(text);
  };
  return groupAdjacent(lines, (line, last) => !crosses(line) && !crosses(last)).flatMap((own): PageRegion[] => {
    if (own.some(crosses)) return [{ lines: own, rules, column: 0, over: own.every(isOver) }];
    const columnAt = (word: Word) => cuts.filter((cut) => cut < middleOf(word)).length;
    const columns = partLines(own, columnAt).toSorted(([a], [b]) => a - b);
    return columns.map(([column, inColumn]) => ({ lines: inColumn, rules, column: column + 1 }));
  });
}

/** The drawn boxes with a price and a name, with the badges in them; each height outside of all is a region. */
function cutBoxes({ lines, rules, page }: PrintedPage, isOver: IsHeading): PageRegion[] {
  const words = lines.flatMap((line) => line.words);
  const isCard = (box: Box) => {
    const own = words.filter((word) => isIn(word, box));
    // A box with fewer words is a badge around a price: 'Oferta $ 9.500'.
    return isPriced({ words: own }) && own.filter(isText).length > 1;
  };
  const priced = (rules.boxes ?? []).filter(isCard);
  const isInside = (box: Box, other: Box) => isWithin(box, other) && !isWithin(other, box);
  const innermost = priced.filter((box) => !priced.some((other) => isInside(other, box)));
  const single = priced.filter((box) => {
    const [first, ...others] = innermost.filter((one) => isWithin(one, box));
    return first !== undefined && others.every((other) => isWithin(other, first));
  });
  const cards = single.filter((box) => !single.some((other) => isInside(box, other)));
  if (cards.length < 2) return [{ lines, rules, column: 0 }];
  const cardAt = (word: Word, { y }: PrintedLine) => cards.find((card) => isIn(word, card)) ?? y;
  return partLines(lines, cardAt).map(([card, own]) =>
    typeof card === 'number'
      ? { lines: own, rules, column: 0, over: own.every(isOver) }
      : { lines: own, rules, column: `box ${cards.indexOf(card)} of page ${page}`, card: true },
  );
}

function partLines<Key>(
  lines: readonly PrintedLine[],
  keyOf: (word: Word, line: PrintedLine) => Key,
): [Key, PrintedLine[]][] {
  const pieces = lines.flatMap((line) =>
    [...Map.groupBy(line.words, (word) => keyOf(word, line))].map(([key, words]) => ({
      key,
      line: { ...line, words },
    })),
  );
  return [...Map.groupBy(pieces, ({ key }) => key)].map(([key, own]) => [key, own.map(({ line }) => line)]);
}

function isIn(word: Word, box: Box): boolean {
  const middle = middleOf(word);
  return middle > box.left && middle < box.right && word.y > box.top && word.y - word.size / 2 < box.bottom;
}

function isWithin(inner: Box, outer: Box): boolean {
  const isLower = outer.left <= inner.left + ALIGNED && outer.top <= inner.top + ALIGNED;
  return isLower && outer.right >= inner.right - ALIGNED && outer.bottom >= inner.bottom - ALIGNED;
}
