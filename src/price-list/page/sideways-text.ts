import { mainTurn, placed, type RuledLines, type TextItem, type TextPage, toUpright } from './text-page.ts';

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
export function toSidewaysItems(page: TextPage): TextItem[] {
  const { items, rules } = toUpright(page);
  const sideways = toSideways(page);
  const texts = groupLines(sideways).map((lines) => ({ lines, whole: joinLines(lines) }));
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

function toSideways({ width, height, items }: TextPage): Sideways[] {
  const turn = mainTurn(items);
  return items.flatMap((item): Sideways[] => {
    if ((item.turn - turn) % 2 === 0 || item.text.trim() === '') return [];
    const { x, y } = placed(item, { width, height, turn });
    const isUp = (item.turn - turn + 4) % 4 === 3;
    const [left, top] = isUp ? [x - item.size, y - item.width] : [x, y];
    return [{ ...item, turn: 0, x, y, left, right: left + item.size, top, bottom: top + item.width, isUp }];
  });
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

function toHeader({ left, bottom, right: _right, top: _top, isUp: _isUp, ...item }: Sideways): TextItem {
  return { ...item, x: left, y: bottom, width: NARROW * item.size };
}

/** Beside fewer a text stands over a column. */
const LEAST_LINES = 2;

/** The lines to the right of a text, by their heights; none where something stands to its left. */
function linesBeside({ left, right, top, bottom }: Sideways, items: readonly TextItem[]): number[] {
  const own = items.filter(({ text, y, size }) => text.trim() !== '' && y > top && y - size < bottom);
  if (own.some(({ x }) => x < left)) return [];
  return [...new Set(own.filter(({ x }) => x >= right).map(({ y }) => Math.round(y)))];
}

type Beside = { items: readonly TextItem[]; rules: RuledLines; beside: readonly Sideways[] };

/** In sizes of letters: how far above the first line of its block a heading is put. */
const ABOVE = 0.6;

function toHeading(one: Sideways, { items, rules, beside }: Beside): TextItem {
  const { left, right: _right, top: _top, bottom: _bottom, isUp: _isUp, ...item } = one;
  const from = blockTop(one, { rules, beside });
  const [first] = items
    .filter(({ text, x, y }) => text.trim() !== '' && x > left && y > from)
    .toSorted((a, b) => a.y - b.y);
  return { ...item, x: left, y: first ? first.y - ABOVE * first.size : from };
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
