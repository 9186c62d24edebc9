import type { getResolvedPDFJS } from 'unpdf';

type Pdfjs = Awaited<ReturnType<typeof getResolvedPDFJS>>;
type Operators = { fnArray: number[]; argsArray: unknown[] };
type Page = { getOperatorList(): Promise<Operators> };
type Matrix = number[];

/** A thin horizontal line or bar, in points from the top left of the page. */
export type Strike = { left: number; right: number; y: number };

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
/** A bar thicker than this is a background. */
const THIN = 2.2;
const MOST = 20_000;

/** The thin horizontal lines that a page draws: some go through an old price. */
export async function strikesOf(
  page: Page,
  { pdfjs, transform }: { pdfjs: Pdfjs; transform: Matrix },
): Promise<Strike[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const { OPS, Util } = pdfjs;
  const strikes: Strike[] = [];
  const saved: Matrix[] = [];
  let matrix = IDENTITY;
  fnArray.forEach((operator, index) => {
    const args = argsArray[index];
    if (operator === OPS.save || operator === OPS.paintFormXObjectBegin) {
      saved.push(matrix);
      const inner = Array.isArray(args) && operator === OPS.paintFormXObjectBegin ? numbersOf(args[0]) : [];
      if (inner.length === 6) matrix = Util.transform(matrix, inner);
    } else if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) matrix = saved.pop() ?? IDENTITY;
    else if (operator === OPS.transform) matrix = Util.transform(matrix, numbersOf(args));
    else if (operator === OPS.constructPath && Array.isArray(args) && strikes.length < MOST) {
      const strike = strikeOf(numbersOf(args[2]), Util.transform(transform, matrix));
      if (strike) strikes.push(strike);
    }
  });
  return strikes;
}

/** The bounds of a path, when they are those of a thin horizontal line. */
function strikeOf(
  [x0 = 0, y0 = 0, x1 = 0, y1 = 0]: number[],
  [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: Matrix,
): Strike | undefined {
  const xs = [a * x0 + c * y0 + e, a * x1 + c * y1 + e];
  const ys = [b * x0 + d * y0 + f, b * x1 + d * y1 + f];
  const left = Math.min(...xs);
  const right = Math.max(...xs);
  const top = Math.min(...ys);
  const bottom = Math.max(...ys);
  return bottom - top <= THIN && right - left > 4 ? { left, right, y: (top + bottom) / 2 } : undefined;
}

function numbersOf(value: unknown): number[] {
  if (!Array.isArray(value) && !(value instanceof Float32Array)) return [];
  return Array.from(value, Number);
}
