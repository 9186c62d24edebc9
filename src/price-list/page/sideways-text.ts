import type { Box, RuledLines, TextItem, UprightPage } from './text-page.ts';

/** In sizes of letters: how wide a turned text is taken, and how far above the first line of its block a heading is put. */
const NARROW = 0.7;
/** In sizes of letters: a box around a turned text is not wider. */
const WIDEST_BOX = 4;

type Sideways = TextItem & Box;

/** What reads upwards or downwards, as headings above the lines beside it, or else as narrow headers over their columns. */
export function toSidewaysItems({ sideways = [], rules, ...page }: UprightPage): TextItem[] {
  const items = page.items.filter(isPrinted);
  const texts = sideways.filter((one) => one.turn !== 2 && isPrinted(one)).map(toSideways);
  const headings = texts.filter((one) => isBesideLines(one, { items, rules }));
  const others = texts.filter((one) => !headings.includes(one));
  const over = others.map((one) => ({ ...one, x: one.left, y: one.bottom, width: NARROW * one.size }));
  const above = headings.map((one) => {
    const from = blockTop(one, { rules, headings });
    const [first = one] = items.filter(({ x, y }) => x > one.left && y > from).toSorted((a, b) => a.y - b.y);
    return { ...one, x: one.left, y: first.y - NARROW * first.size };
  });
  return [...over, ...above].map((one) => ({ ...one, turn: 0 }));
}

const isPrinted = ({ text }: TextItem) => text.trim() !== '';

function toSideways(item: TextItem): Sideways {
  const { x, y, size, width, turn } = item;
  const [left, top] = turn === 3 ? [x - size, y - width] : [x, y];
  return { ...item, left, right: left + size, top, bottom: top + width };
}

function boxAround({ left, right, top, bottom, size }: Sideways, { boxes = [] }: RuledLines): Box | undefined {
  const isAround = (box: Box) =>
    box.left <= left + 1 && box.right >= right - 1 && box.top <= top + 1 && box.bottom >= bottom - 1;
  const around = boxes.filter((box) => isAround(box) && box.right - box.left < WIDEST_BOX * size);
  return around.toSorted((a, b) => b.top - a.top)[0];
}

/** Whether several lines are to the right of a text or its box, and nothing to its left; others stand over a column. */
function isBesideLines(text: Sideways, { items, rules }: { items: readonly TextItem[]; rules: RuledLines }): boolean {
  const box = boxAround(text, rules);
  const { top, bottom } = box ?? text;
  // What stands right below a box is not beside it.
  const own = items.filter(({ y, size }) => y > top && y - (box ? size / 2 : size) < bottom);
  return own.every(({ x }) => x >= text.left) && new Set(own.map(({ y }) => Math.round(y))).size > 1;
}

/** Where the block beside a text begins: at its box, at the line above, or half way from the text before. */
function blockTop(one: Sideways, { rules, headings }: { rules: RuledLines; headings: readonly Sideways[] }): number {
  const { left, right, top, bottom, size } = one;
  const box = boxAround(one, rules);
  if (box) return box.top;
  const lines = rules.across.filter(({ from, to, at }) => from < right && to > left && at <= top).map(({ at }) => at);
  if (lines.length > 0) return Math.max(...lines);
  const column = headings.filter((other) => Math.abs(other.left - left) < size).toSorted((a, b) => a.top - b.top);
  const at = column.indexOf(one);
  const [before, next] = [column[at - 1], column[at + 1]];
  if (before) return (before.bottom + top) / 2;
  return next ? top - (next.top - bottom) / 2 : top;
}
