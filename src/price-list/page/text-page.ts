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
};

/** A straight line: `at` is its place across, from its one end to the other. */
export type RuledLine = { from: number; to: number; at: number };

export type Box = { left: number; top: number; right: number; bottom: number };

/** The lines and edges of boxes of a page: those that run from left to right, those that run down, and whole boxes. */
export type RuledLines = { across: RuledLine[]; down: RuledLine[]; boxes?: Box[] };

export type TextPage = { width: number; height: number; items: readonly TextItem[]; rules: RuledLines };

/** The page turned so that most of its text reads to the right, without what reads otherwise. */
export function toUpright({ width, height, items, rules }: TextPage): TextPage {
  const turn = mainTurn(items);
  const all = items.map((item) => ({ ...item, ...placed(item, { width, height, turn }), from: item.turn - turn }));
  const turned = all.flatMap(({ from, ...item }) => (from === 0 ? [{ ...item, turn: 0 as const }] : []));
  const page = turn % 2 === 0 ? { width, height } : { width: height, height: width };
  return { ...page, items: turned, rules: turnedRules(rules, { width, height, turn }) };
}

export function mainTurn(items: readonly TextItem[]): number {
  const letters = [0, 0, 0, 0];
  for (const { turn, text } of items) letters[turn] = (letters[turn] ?? 0) + text.trim().length;
  return letters.indexOf(Math.max(...letters));
}

export type TurnedPage = { width: number; height: number; turn: number };

export function placed({ x, y }: TextItem, { width, height, turn }: TurnedPage): { x: number; y: number } {
  if (turn === 1) return { x: y, y: width - x };
  if (turn === 2) return { x: width - x, y: height - y };
  return turn === 3 ? { x: height - y, y: x } : { x, y };
}

function turnedRules({ boxes = [], ...lines }: RuledLines, turned: TurnedPage): RuledLines {
  return { ...turnedLines(lines, turned), boxes: boxes.map((box) => turnedBox(box, turned)) };
}

function turnedBox({ left, top, right, bottom }: Box, { width, height, turn }: TurnedPage): Box {
  if (turn === 1) return { left: top, top: width - right, right: bottom, bottom: width - left };
  if (turn === 2) return { left: width - right, top: height - bottom, right: width - left, bottom: height - top };
  return turn === 3
    ? { left: height - bottom, top: left, right: height - top, bottom: right }
    : { left, top, right, bottom };
}

function turnedLines({ across, down }: RuledLines, { width, height, turn }: TurnedPage): RuledLines {
  const back = (length: number) => (rule: RuledLine) => ({
    from: length - rule.to,
    to: length - rule.from,
    at: rule.at,
  });
  const mirrored = (length: number) => (rule: RuledLine) => ({ ...rule, at: length - rule.at });
  if (turn === 1) return { across: down.map(mirrored(width)), down: across.map(back(width)) };
  if (turn === 2)
    return { across: across.map(back(width)).map(mirrored(height)), down: down.map(back(height)).map(mirrored(width)) };
  return turn === 3 ? { across: down.map(back(height)), down: across.map(mirrored(height)) } : { across, down };
}
