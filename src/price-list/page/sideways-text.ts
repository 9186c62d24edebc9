import type { RuledLines, TextItem, UprightPage } from './text-page.ts';

/** In sizes of letters: how much of the space between two turned texts is left free. */
const NARROW = 0.7;
/** In sizes of letters: turned texts that end so near to each other stand over one row. */
const SAME_END = 1.5;

/** A text that reads upwards or downwards, as it stands on the upright page, with what it covers. */
type Sideways = TextItem & { left: number; right: number; top: number; bottom: number; isUp: boolean };

/**
 * What reads upwards or downwards on a page: as headings above the lines that it stands beside, or over the columns below
 * it, texts side by side, each as narrow as its letters are high, on the line where they end.
 */
export function toSidewaysItems({ sideways = [], rules, ...page }: UprightPage): TextItem[] {
  const items = page.items.filter(isPrinted);
  const texts = groupLines(sideways.flatMap(toSideways)).map((lines) => ({ lines, whole: joinLines(lines) }));
  const isBeside = (one: Sideways | undefined) => one !== undefined && linesBeside(one, items).length >= LEAST_LINES;
  const beside = texts.flatMap(({ whole }) => (whole && isBeside(whole) ? whole : []));
  const over = texts.flatMap(({ lines, whole }) => (isBeside(whole) ? [] : lines.map(toHeader)));
  return [
    ...beside.map((one) => toHeading(one, { items, rules, beside })),
    ...over.map((item) => {
      const near = over.filter(({ y, size }) => Math.abs(y - item.y) < SAME_END * size);
      return { ...item, y: Math.max(...near.map(({ y }) => y)) };
    }),
  ];
}

const isPrinted = ({ text }: TextItem) => text.trim() !== '';

function toSideways(item: TextItem): Sideways[] {
  const { x, y, size, width, turn } = item;
  if (turn === 2 || !isPrinted(item)) return [];
  const isUp = turn === 3;
  const [left, top] = isUp ? [x - size, y - width] : [x, y];
  return [{ ...item, turn: 0, left, right: left + size, top, bottom: top + width, isUp }];
}

/** In sizes of letters: the lines of one turned text are nearer. */
const LINE_GAP = 0.8;

/** Turned texts in groups that may be the lines of one, from left to right. */
function groupLines(all: readonly Sideways[]): Sideways[][] {
  const groups: Sideways[][] = [];
  for (const one of all.toSorted((a, b) => a.left - b.left)) {
    const isNext = ({ right, top, bottom, size }: Sideways) =>
      one.left - right < LINE_GAP * size && one.top < bottom && one.bottom > top;
    const group = groups.find((lines) => lines.some(isNext));
    if (group) group.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** The lines of one text; of one that reads upwards the first stands to the left. */
function joinLines(lines: readonly Sideways[]): Sideways | undefined {
  const [first] = lines;
  if (!first) return undefined;
  const inOrder = first.isUp ? lines : lines.toReversed();
  const [top, bottom] = [Math.min(...lines.map((one) => one.top)), Math.max(...lines.map((one) => one.bottom))];
  const right = Math.max(...lines.map((one) => one.right));
  return { ...first, text: inOrder.map(({ text }) => text).join(' '), right, top, bottom, width: bottom - top };
}

function toHeader(item: Sideways): TextItem {
  return { ...item, x: item.left, y: item.bottom, width: NARROW * item.size };
}

/** Beside fewer a text stands over a column. */
const LEAST_LINES = 2;

/** The lines to the right of a text, by their heights; none where something stands to its left. */
function linesBeside({ left, right, top, bottom }: Sideways, items: readonly TextItem[]): number[] {
  const own = items.filter(({ y, size }) => y > top && y - size < bottom);
  if (own.some(({ x }) => x < left)) return [];
  return [...new Set(own.filter(({ x }) => x >= right).map(({ y }) => Math.round(y)))];
}

type Beside = { items: readonly TextItem[]; rules: RuledLines; beside: readonly Sideways[] };

/** In sizes of letters: how far above the first line of its block a heading is put. */
const ABOVE = 0.6;

function toHeading(one: Sideways, { items, rules, beside }: Beside): TextItem {
  const from = blockTop(one, { rules, beside });
  const [first] = items.filter(({ x, y }) => x > one.left && y > from).toSorted((a, b) => a.y - b.y);
  return { ...one, x: one.left, y: first ? first.y - ABOVE * first.size : from };
}

/** In sizes of letters: a box around a turned text is not wider. */
const WIDEST_BOX = 4;

/** Where the block begins beside which a text stands: its box, the line above, or half way from the text before. */
function blockTop(one: Sideways, { rules, beside }: Pick<Beside, 'rules' | 'beside'>): number {
  const { left, right, top, bottom, size } = one;
  const boxes = (rules.boxes ?? []).filter(
    (box) =>
      box.left <= left + 1 &&
      box.right >= right - 1 &&
      box.top <= top + 1 &&
      box.bottom >= bottom - 1 &&
      box.right - box.left < WIDEST_BOX * size,
  );
  if (boxes.length > 0) return Math.max(...boxes.map((box) => box.top));
  const lines = rules.across.filter(({ from, to, at }) => from < right && to > left && at <= top);
  if (lines.length > 0) return Math.max(...lines.map(({ at }) => at));
  const column = beside.filter((other) => Math.abs(other.left - left) < size).toSorted((a, b) => a.top - b.top);
  const at = column.indexOf(one);
  const [before, next] = [column[at - 1], column[at + 1]];
  if (before) return (before.bottom + top) / 2;
  return next ? top - (next.top - bottom) / 2 : top;
}
