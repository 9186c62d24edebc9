import { isSizeOrFlavor } from '../column-headers/size-or-flavor.ts';
import { type Cell, isPrice, type Line } from '../page/cell.ts';
import { styleOf } from '../styles/text-styles.ts';
import { crosses, isProse, splitAtGutter } from './gutters.ts';
import { isNameCell } from './product-names.ts';

/** A text across a gutter, or a heading over the left column where the others pause, stands for itself. */
export function toReadingBands(lines: readonly Line[], cuts: readonly number[]): Line[][] {
  const bands: Line[][] = [];
  const [cut = 0] = cuts;
  const pausing = pausesAt(lines, cut);
  let open = false;
  for (const line of lines) {
    const across = line.cells.filter((cell) => cuts.some((one) => crosses(cell, one)));
    const own = across.length > 0 && (across.some(isProse) || !line.cells.some(isPrice));
    const alone = own || pausing.has(line);
    if (!alone && open) bands.at(-1)?.push(line);
    else bands.push([line]);
    open = !alone;
  }
  return bands;
}

const BREAKS_OFF = /[-–(,+/]$|(?<!\p{L})(?:x|de|con|y|sin)$/iu;

/** Lines of the left column alone before which the right one pauses too, to go on in step: headings over both. */
function pausesAt(lines: readonly Line[], cut: number): Set<Line> {
  const [left, right] = splitAtGutter(lines, cut);
  const steps = right.slice(1).map(({ y }, index) => y - (right[index]?.y ?? y));
  const usual = steps.toSorted((a, b) => a - b)[steps.length >> 1] ?? 0;
  const names = new Set(left.filter(({ cells }) => cells.some(isPrice)).flatMap(({ cells }) => cells.map(styleOf)));
  const pauses = lines.filter((line, index) => {
    const [cell] = line.cells;
    // What is set as names are, and breaks off, is the beginning of one.
    if (cell && names.has(styleOf(cell)) && BREAKS_OFF.test(cell.text)) return false;
    if (!cell || line.cells.length !== 1 || cell.left >= cut || !isNameCell(cell) || isSizeOrFlavor(cell.text))
      return false;
    if (fillsBox(cell)) return false;
    const beside = right.some(({ y }) => y > line.y - 0.9 * cell.size && y < line.y + 1.2 * cell.size);
    const next = lines[index + 1];
    const inStep = next?.cells.some((one) => one.left < cut) && next.cells.some((one) => one.left > cut);
    const at = right.findIndex(({ y }) => y > line.y);
    const longer = (right[at]?.y ?? 0) - (right[at - 1]?.y ?? Number.NEGATIVE_INFINITY) > 1.2 * usual;
    return !beside && inStep === true && longer;
  });
  // Where most that are set alike stand beside products the right column pauses by chance.
  const besides = left.filter(({ cells }) => cells.length === 1).map(styleOfFirst);
  const all = (one: Line) => besides.filter((style) => style === styleOfFirst(one)).length;
  const pausing = (one: Line) => pauses.filter((other) => styleOfFirst(other) === styleOfFirst(one)).length;
  return new Set(pauses.filter((one) => names.has(styleOfFirst(one)) || pausing(one) >= 0.5 * all(one)));
}

/** Whether a text is as wide as the box that it stands in: one over both columns would reach over them. */
function fillsBox({ text, left, right, size }: Cell): boolean {
  return right - left > 1.3 * text.length * size;
}

function styleOfFirst({ cells: [first] }: Line): string {
  return first ? styleOf(first) : '';
}
