import { groupAdjacent } from './group-adjacent.ts';

/** A piece of text as it stands on a page; lengths in points, origin top left, `y` is the line it stands on. */
export type TextItem = {
  text: string;
  x: number;
  y: number;
  /** Length of the text in its own direction. */
  width: number;
  /** Size of the letters. */
  size: number;
  font: string;
  /** Quarter turns clockwise: 0 reads to the right, 1 downwards, 2 upside down, 3 upwards. */
  turn: 0 | 1 | 2 | 3;
  /** A line is drawn through it. */
  struck?: boolean | undefined;
  /** Said around a list in a chat: never a line of it, though it may name the brand of what follows. */
  isAside?: boolean | undefined;
};

/** A straight line: `at` is its place across, from its one end to the other. */
export type RuledLine = { from: number; to: number; at: number };

export type Box = { left: number; top: number; right: number; bottom: number };

/** The lines and edges of boxes of a page: those that run from left to right, those that run down, and whole boxes. */
export type RuledLines = { across: RuledLine[]; down: RuledLine[]; boxes?: Box[] };

/** `sheet`: which one of a spreadsheet it is of; `isMessage`: a message that somebody wrote. */
export type TextPage = {
  width: number;
  height: number;
  items: readonly TextItem[];
  rules: RuledLines;
  sheet?: number | undefined;
  isMessage?: boolean | undefined;
};

/** Texts stand on one line when their heights differ by less, in sizes of letters. */
const SAME_LINE = 0.45;

/** Texts by the lines that they stand on, from the top. */
export function toTextLines(items: readonly TextItem[]): TextItem[][] {
  const inOrder = items.filter(({ text }) => text.trim() !== '').toSorted((a, b) => a.y - b.y);
  return groupAdjacent(inOrder, (item, _, first) => item.y - first.y < SAME_LINE * Math.min(first.size, item.size));
}

/** A page whose items read to the right; `sideways` is what reads otherwise. */
export type UprightPage = TextPage & { sideways?: readonly TextItem[] };

/** The page turned so that most of its text reads to the right. */
export function toUpright(page: TextPage): UprightPage {
  let turned = page;
  for (let turns = mainTurn(page.items); turns > 0; turns--) turned = turnBack(turned);
  const isUpright = ({ turn }: TextItem) => turn === 0;
  const sideways = turned.items.filter((item) => !isUpright(item));
  return { ...turned, items: turned.items.filter(isUpright), sideways };
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
