import { areMost, SEVERAL } from '../shares.ts';
import { textOf, type Word } from './printed-line.ts';

/** Points between the fields of a line: more than any of them is long. */
const FIELD = 1000;
const MARKS = ['|', ';', '","'];

/** Lines of fields (`0012;WHEY 1 KG;38500,00`, or quoted and with commas) in columns, other lines as they are. */
export function splitDelimited(lines: readonly Word[][]): Word[][] {
  const mark = MARKS.find((one) => areMost(lines, (line) => fieldsOf(line, one).length >= SEVERAL));
  if (mark === undefined) return [...lines];
  return lines.map((line) => {
    const [first] = line;
    const fields = fieldsOf(line, mark);
    if (!first || fields.length < SEVERAL) return line;
    return fields.flatMap((field, index) =>
      [...field.matchAll(/\S+/g)].map(({ 0: text, index: at }) => {
        const left = index * FIELD + at;
        return { ...first, text, left, right: left + text.length, joined: at > 0 };
      }),
    );
  });
}

function fieldsOf(line: readonly Word[], mark: string): string[] {
  return textOf(line)
    .split(mark)
    .map((field) => field.trim().replace(/^"|"$/g, ''));
}
