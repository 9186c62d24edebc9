import { type Line, textOf } from '../page/cell.ts';
import { isNumberedHeading } from './heading.ts';

/** The lines of a page with shelves that accounting programs number ('RUBRO:', '010', 'ALIMENTOS') as one text each. */
export function joinNumberedHeadings(lines: readonly Line[]): Line[] {
  return lines.map((line) => {
    const [first, ...others] = line.cells;
    const isBare = others.every(({ amount, text }) => amount === undefined || /^\d{1,4}$/.test(text));
    const isKind = first !== undefined && /^\p{L}+\.?\s*:?$/u.test(first.text);
    if (!isKind || others.length === 0 || !isBare || !isNumberedHeading(textOf(line))) return line;
    const right = Math.max(...line.cells.map((cell) => cell.right));
    return { ...line, cells: [{ ...first, text: textOf(line), right }] };
  });
}
