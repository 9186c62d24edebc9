import { readAmount } from '../amounts/amount.ts';
import { type Line, textOf } from '../page/cell.ts';

/** Fields of a line stand this far apart, in points: more than any of them is long. */
const FIELD = 1000;

/**
 * The lines of a page that was printed from a file of fields (`0012;WHEY 1 KG;38500,00`, or quoted and with commas) with a cell for each field,
 * all first ones under each other, and so on; other pages as they are.
 */
export function splitDelimited(lines: readonly Line[]): Line[] {
  const mark = ['|', ';', '\t', '","'].find(
    (one) => lines.filter((line) => fieldsOf(line, one).length >= 3).length > 0.6 * lines.length,
  );
  if (mark === undefined) return [...lines];
  return lines.map((line) => {
    const [first] = line.cells;
    const fields = fieldsOf(line, mark);
    if (!first || fields.length < 3) return line;
    const cells = fields.flatMap((field, index) => {
      const text = field.trim();
      const left = index * FIELD;
      return text === '' ? [] : [{ ...first, text, left, right: left + text.length, amount: readAmount(text) }];
    });
    return { ...line, cells };
  });
}

function fieldsOf(line: Line, mark: string): string[] {
  return textOf(line)
    .split(mark)
    .map((field) => field.replace(/^"|"$/g, ''));
}
