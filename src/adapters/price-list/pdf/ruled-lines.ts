import type { getResolvedPDFJS } from 'unpdf';
import type { Box, RuledLine, RuledLines } from '#price-list/page/text-page.ts';

type Pdfjs = Awaited<ReturnType<typeof getResolvedPDFJS>>;
type Operators = { fnArray: number[]; argsArray: unknown[] };
type PdfPage = { getOperatorList(): Promise<Operators> };
type Matrix = number[];
type Point = { x: number; y: number };

/** `strikes` are thin horizontal lines; `rules` are all straight edges, also those of boxes. */
export type DrawnLines = { strikes: RuledLine[]; rules: Required<RuledLines> };

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
/** Thicker bars are backgrounds. */
const MAX_THICKNESS = 2.2;
const MIN_LENGTH = 4;
const MAX_CORNER_RADIUS = 16;
const MAX_LINES = 20_000;
/** Number of arguments of each path operator (move, line, curve, quadratic curve, close). */
const ARGUMENT_COUNTS = [2, 2, 6, 4, 0];

/** The straight lines of a page: those that strike prices through, and those that separate rows and columns. */
export async function readRuledLines(
  page: PdfPage,
  { pdfjs, transform }: { pdfjs: Pdfjs; transform: Matrix },
): Promise<DrawnLines> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const { OPS, Util } = pdfjs;
  const drawn: DrawnLines = { strikes: [], rules: { across: [], down: [], boxes: [] } };
  const saved: Matrix[] = [];
  let matrix = IDENTITY;
  fnArray.forEach((operator, index) => {
    const args = argsArray[index];
    if (operator === OPS.save || operator === OPS.paintFormXObjectBegin) {
      saved.push(matrix);
      const inner = Array.isArray(args) && operator === OPS.paintFormXObjectBegin ? toNumbers(args[0]) : [];
      if (inner.length === 6) matrix = Util.transform(matrix, inner);
    } else if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) matrix = saved.pop() ?? IDENTITY;
    else if (operator === OPS.transform) matrix = Util.transform(matrix, toNumbers(args));
    // A path that only clips is invisible.
    else if (operator === OPS.constructPath && Array.isArray(args) && args[0] !== OPS.endPath) {
      const path = Array.isArray(args[1]) ? toNumbers(args[1][0]) : [];
      for (const points of subpaths(path, Util.transform(transform, matrix)))
        if (!isFull(drawn)) addPath(points, drawn);
    }
  });
  return drawn;
}

/** The corners of each part of a path, in points from the top left of the page; a curve counts by its end. */
function subpaths(path: readonly number[], [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: Matrix): Point[][] {
  const parts: Point[][] = [];
  for (let at = 0; at < path.length; ) {
    const step = path[at] ?? 4;
    const length = ARGUMENT_COUNTS[step] ?? 0;
    const [x = 0, y = 0] = path.slice(at + 1 + length - 2, at + 1 + length);
    const point = { x: a * x + c * y + e, y: b * x + d * y + f };
    if (step === 0) parts.push([point]);
    else if (length > 0) parts.at(-1)?.push(point);
    else {
      const [first] = parts.at(-1) ?? [];
      if (first) parts.at(-1)?.push(first);
    }
    at += 1 + length;
  }
  return parts;
}

/** Checked per subpath, because one path may hold as many as a whole page. */
function isFull({ rules: { across, down, boxes } }: DrawnLines): boolean {
  return across.length + down.length + boxes.length > MAX_LINES;
}

function addPath(points: readonly Point[], { strikes, rules }: DrawnLines): void {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  if (bottom - top <= MAX_THICKNESS) {
    if (right - left <= MIN_LENGTH) return;
    strikes.push({ from: left, to: right, at: (top + bottom) / 2 });
    rules.across.push({ from: left, to: right, at: (top + bottom) / 2 });
  } else if (right - left <= MAX_THICKNESS) rules.down.push({ from: top, to: bottom, at: (left + right) / 2 });
  else {
    if (isBox(points, { left, top, right, bottom })) rules.boxes.push({ left, top, right, bottom });
    points.forEach((point, index) => {
      const before = points[index - 1];
      if (before) addEdge(before, point, rules);
    });
  }
}

/** Whether a path goes along the four sides of a box, its corners sharp or round. */
function isBox(points: readonly Point[], { left, top, right, bottom }: Box): boolean {
  const inside = ({ x, y }: Point) => {
    const [across, down] = [Math.min(x - left, right - x), Math.min(y - top, bottom - y)];
    return Math.min(across, down) > 0.5 && Math.max(across, down) > MAX_CORNER_RADIUS;
  };
  return points.length >= 4 && right - left > MIN_LENGTH && !points.some(inside);
}

function addEdge(one: Point, other: Point, { across, down }: RuledLines): void {
  const [width, height] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)];
  if (height < 0.5 && width > MIN_LENGTH)
    across.push({ from: Math.min(one.x, other.x), to: Math.max(one.x, other.x), at: one.y });
  else if (width < 0.5 && height > MIN_LENGTH)
    down.push({ from: Math.min(one.y, other.y), to: Math.max(one.y, other.y), at: one.x });
}

function toNumbers(value: unknown): number[] {
  if (!Array.isArray(value) && !(value instanceof Float32Array)) return [];
  return Array.from(value, Number);
}
