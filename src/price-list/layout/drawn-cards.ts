import type { Box, RuledLines } from '../page/text-page.ts';
import { MOST } from '../shares.ts';
import { ALIGNED, isPriced, isText, middleOf, type PrintedLine, partLines, toRuns, type Word } from './printed-line.ts';

/** What is drawn around one product: a box, or two lines across the page. */
export type DrawnCard = { box: Box; isRow: boolean };

type Drawing = { lines: readonly PrintedLine[]; rules: RuledLines };

/** The innermost ones with a price and a name; a box in them is a badge. */
export function findCards({ lines, rules }: Drawing): DrawnCard[] {
  const words = lines.flatMap((line) => line.words);
  const isCard = (box: Box) => {
    const own = words.filter((word) => isIn(word, box));
    // A box with fewer words is a badge around a price: 'Oferta $ 9.500'.
    return isPriced({ words: own }) && own.filter(isText).length > 1;
  };
  const rows = ruledRows({ lines, rules });
  const priced = [...(rules.boxes ?? []), ...rows].filter(isCard);
  const isInside = (box: Box, other: Box) => isWithin(box, other) && !isWithin(other, box);
  const innermost = priced.filter((box) => !priced.some((other) => isInside(other, box)));
  const single = priced.filter((box) => {
    const [first, ...others] = innermost.filter((one) => isWithin(one, box));
    return first !== undefined && others.every((other) => isWithin(other, first));
  });
  const cards = single.filter((box) => !single.some((other) => isInside(box, other)));
  return cards.map((box) => ({ box, isRow: rows.includes(box) }));
}

/** What is between two lines across the page, where most products have several lines of text. */
function ruledRows({ lines, rules }: Drawing): Box[] {
  const words = lines.flatMap((line) => line.words);
  const width = Math.max(...words.map(({ right }) => right)) - Math.min(...words.map(({ left }) => left));
  const across = rules.across.filter(({ from, to }) => to - from > MOST * width).toSorted((a, b) => a.at - b.at);
  const rows = across.map(({ at, from, to }, index): Box => {
    return { left: from, right: to, top: across[index - 1]?.at ?? 0, bottom: at };
  });
  const linesIn = (row: Box) => lines.filter((line) => line.words.some((word) => isIn(word, row)));
  const priced = rows.map(linesIn).filter((own) => own.some(isPriced));
  return priced.filter((own) => own.length > 1).length > MOST * priced.length ? rows : [];
}

/** The lines of a row: those of the name before those of several prices beside it. */
export function namesFirst(lines: readonly PrintedLine[]): PrintedLine[] {
  if (lines.filter(isPriced).length < 2) return [...lines];
  const priced = lines.flatMap(({ words }) => toRuns(words)).filter(isPriced);
  const edge = Math.min(...priced.map(({ left }) => left));
  const parts = new Map(partLines(lines, (word) => word.right > edge));
  return [...(parts.get(false) ?? []), ...(parts.get(true) ?? [])];
}

export function isIn(word: Word, box: Box): boolean {
  const middle = middleOf(word);
  return middle > box.left && middle < box.right && word.y > box.top && word.y - word.size / 2 < box.bottom;
}

function isWithin(inner: Box, outer: Box): boolean {
  const isLower = outer.left <= inner.left + ALIGNED && outer.top <= inner.top + ALIGNED;
  return isLower && outer.right >= inner.right - ALIGNED && outer.bottom >= inner.bottom - ALIGNED;
}
