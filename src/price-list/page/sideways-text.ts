import type { Box, RuledLines, TextItem, UprightPage } from './text-page.ts';

/** In sizes of letters: as wide counts a turned text, and as far above the first line of its block a heading is put. */
const NARROW = 0.7;

/** A text that reads upwards or downwards, as it stands on the upright page, with what it covers. */
type Sideways = TextItem & { left: number; right: number; top: number; bottom: number };

/**
 * What reads upwards or downwards on a page: as headings above the lines that it stands beside, or over the columns below
 * it, texts side by side, each as narrow as its letters are high, on the line where they end.
 */
export function toSidewaysItems({ sideways = [], rules, ...page }: UprightPage): TextItem[] {
  const items = page.items.filter(isPrinted);
  const texts = sideways.filter((one) => one.turn !== 2 && isPrinted(one)).map(toSideways);
  const headings = texts.filter((text) => isBesideLines(text, items));
  return texts.map((one): TextItem => {
    const { left, bottom, size } = one;
    if (!headings.includes(one)) return { ...one, x: left, y: bottom, width: NARROW * size };
    const from = blockTop(one, { rules, headings });
    const [first = one] = items.filter(({ x, y }) => x > left && y > from).toSorted((a, b) => a.y - b.y);
    return { ...one, x: left, y: first.y - NARROW * first.size };
  });
}

const isPrinted = ({ text }: TextItem) => text.trim() !== '';

function toSideways(item: TextItem): Sideways {
  const { x, y, size, width, turn } = item;
  const [left, top] = turn === 3 ? [x - size, y - width] : [x, y];
  return { ...item, turn: 0, left, right: left + size, top, bottom: top + width };
}

/** Whether several lines are to the right of a text, and nothing to its left; others stand over a column. */
function isBesideLines({ left, top, bottom }: Sideways, items: readonly TextItem[]): boolean {
  const own = items.filter(({ y, size }) => y > top && y - size < bottom);
  return own.every(({ x }) => x >= left) && new Set(own.map(({ y }) => Math.round(y))).size > 1;
}

/** In sizes of letters: a box around a turned text is not wider. */
const WIDEST_BOX = 4;

type Surroundings = { rules: RuledLines; headings: readonly Sideways[] };

/** Where the block begins beside which a text stands: its box, the line above, or half way from the text before. */
function blockTop(one: Sideways, { rules, headings }: Surroundings): number {
  const { left, right, top, bottom, size } = one;
  const isAround = (box: Box) =>
    box.left <= left + 1 && box.right >= right - 1 && box.top <= top + 1 && box.bottom >= bottom - 1;
  const boxes = (rules.boxes ?? []).filter((box) => isAround(box) && box.right - box.left < WIDEST_BOX * size);
  const lines = rules.across.filter(({ from, to, at }) => from < right && to > left && at <= top).map(({ at }) => at);
  if (boxes.length + lines.length > 0) return Math.max(...(boxes.length > 0 ? boxes.map((box) => box.top) : lines));
  const column = headings.filter((other) => Math.abs(other.left - left) < size).toSorted((a, b) => a.top - b.top);
  const at = column.indexOf(one);
  const [before, next] = [column[at - 1], column[at + 1]];
  if (before) return (before.bottom + top) / 2;
  return next ? top - (next.top - bottom) / 2 : top;
}
