import type { TextItem, UprightPage } from './text-page.ts';

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
    const { left, right, top, bottom, size } = one;
    if (!headings.includes(one)) return { ...one, x: left, y: bottom, width: NARROW * size };
    // Its block begins at the line above it, or half way from the text before.
    const lines = rules.across.filter(({ from, to, at }) => from < right && to > left && at <= top);
    const before = headings.filter((other) => Math.abs(other.left - left) < size && other.bottom <= top);
    const from = Math.max(0, ...lines.map(({ at }) => at), ...before.map((other) => (other.bottom + top) / 2));
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
