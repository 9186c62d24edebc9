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

export type TextPage = { width: number; height: number; items: readonly TextItem[] };

/** The page turned so that most of its text reads to the right; what reads otherwise is left out. */
export function upright({ width, height, items }: TextPage): TextPage {
  const letters = [0, 0, 0, 0];
  for (const { turn, text } of items) letters[turn] = (letters[turn] ?? 0) + text.trim().length;
  const turn = letters.indexOf(Math.max(...letters));
  const kept = items.filter((item) => item.turn === turn);
  const turned = kept.map((item) => ({ ...item, ...placed(item, { width, height, turn }), turn: 0 as const }));
  return turn % 2 === 0 ? { width, height, items: turned } : { width: height, height: width, items: turned };
}

type Turned = { width: number; height: number; turn: number };

function placed({ x, y }: TextItem, { width, height, turn }: Turned): { x: number; y: number } {
  if (turn === 1) return { x: y, y: width - x };
  if (turn === 2) return { x: width - x, y: height - y };
  return turn === 3 ? { x: height - y, y: x } : { x, y };
}
