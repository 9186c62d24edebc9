import { groupAdjacent } from './group-adjacent.ts';

/** A text of a page; in points from the top left: `y` is its baseline, `width` its length, `size` that of its letters. */
export type TextItem = {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  font: string;
  /** Quarter turns clockwise: 0 reads to the right, 1 downwards, 2 upside down, 3 upwards. */
  turn: 0 | 1 | 2 | 3;
  /** A line is drawn through it. */
  struck?: boolean | undefined;
  /** Said around a list in a chat; it may name the brand of what follows. */
  isAside?: boolean | undefined;
};

/** A straight line from one end to the other, `at` its distance from the top or the left. */
export type RuledLine = { from: number; to: number; at: number };

export type Box = { left: number; top: number; right: number; bottom: number };

/** The lines and edges of boxes from left to right and downwards, and whole boxes. */
export type RuledLines = { across: RuledLine[]; down: RuledLine[]; boxes?: Box[] };

/**
 * `sheet`: which one of a spreadsheet it is of; `isMessage`: a message that somebody wrote, with its `sender` where it says
 * one, and the `edges` of a table in it: heights at which that begins and ends.
 */
export type TextPage = {
  width: number;
  height: number;
  items: readonly TextItem[];
  rules: RuledLines;
  sheet?: number | undefined;
  isMessage?: boolean | undefined;
  sender?: string | undefined;
  edges?: readonly number[] | undefined;
};

/** In sizes of letters: baselines that differ by less are one line. */
const SAME_LINE = 0.45;

export function toTextLines(items: readonly TextItem[]): TextItem[][] {
  const inOrder = items.filter(({ text }) => text.trim() !== '').toSorted((a, b) => a.y - b.y);
  return groupAdjacent(inOrder, (item, _, first) => item.y - first.y < SAME_LINE * Math.min(first.size, item.size));
}

/** `items` read to the right, `sideways` otherwise. */
export type UprightPage = TextPage & { sideways?: readonly TextItem[] };

/** The page turned so that most of its text reads to the right. */
export function toUpright(page: TextPage): UprightPage {
  let turned = page;
  for (let turns = mainTurn(page.items); turns > 0; turns--) turned = turnBack(turned);
  const sideways = turned.items.filter(({ turn }) => turn !== 0);
  return { ...turned, items: turned.items.filter(({ turn }) => turn === 0), sideways };
}

function mainTurn(items: readonly TextItem[]): number {
  const letters = [0, 0, 0, 0];
  for (const { turn, text } of items) letters[turn] = (letters[turn] ?? 0) + text.trim().length;
  return letters.indexOf(Math.max(...letters));
}

const TURN_BEFORE = { 0: 3, 1: 0, 2: 1, 3: 2 } as const;

/** A page after a quarter turn counterclockwise. */
function turnBack({ width, height, items, rules }: TextPage): TextPage {
  const { across, down, boxes = [] } = rules;
  return {
    width: height,
    height: width,
    items: items.map((item) => ({ ...item, x: item.y, y: width - item.x, turn: TURN_BEFORE[item.turn] })),
    rules: {
      across: down.map((line) => ({ ...line, at: width - line.at })),
      down: across.map(({ from, to, at }) => ({ from: width - to, to: width - from, at })),
      boxes: boxes.map(({ left, top, right, bottom }) => {
        return { left: top, top: width - right, right: bottom, bottom: width - left };
      }),
    },
  };
}
