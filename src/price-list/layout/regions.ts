import { groupAdjacent } from '../page/group-adjacent.ts';
import type { RuledLines } from '../page/text-page.ts';
import { areMost } from '../shares.ts';
import { findCards, isIn, namesFirst } from './drawn-cards.ts';
import { findCardCuts, findColumnCuts, findGridCuts, findRepeatSections, toTexts } from './page-cuts.ts';
import {
  BESIDE,
  isPriced,
  LINE_GAP,
  letterSize,
  middleOf,
  type PrintedLine,
  partLines,
  type Run,
  styleOf,
  toRuns,
  type Word,
} from './printed-line.ts';
import type { PrintedPage } from './printed-pages.ts';

/**
 * Lines that belong together, in the order of reading; `column` is the same for regions that continue each other.
 * `over`: a heading of all columns below; `card`: in a drawn box or row, or apart with nothing but prices below a name.
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
    areMost(all, (one) => one.isAlone) ? style : [],
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

/** What is drawn around single products; each height outside of all is a region. */
function cutBoxes({ lines, rules, page }: PrintedPage, isOver: IsHeading): PageRegion[] {
  const cards = findCards({ lines, rules });
  if (cards.length < 2) return [{ lines, rules, column: 0 }];
  const cardAt = (word: Word, { y }: PrintedLine) => cards.find(({ box }) => isIn(word, box)) ?? y;
  return partLines(lines, cardAt).map(([card, own]) => {
    if (typeof card === 'number') return { lines: own, rules, column: 0, over: own.every(isOver) };
    const column = `box ${cards.indexOf(card)} of page ${page}`;
    return { lines: [...namesFirst(own, card)], rules, column, card: true };
  });
}
