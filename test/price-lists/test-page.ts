import type { RuledLines, TextItem, TextPage } from '#price-list/page/text-page.ts';

/** Letters are half as wide as they are high. */
const LETTER = 0.5;
const SIZE = 10;
const HEADING_SIZE = 14;
const LINE_HEIGHT = 18;
const TOP = 40;
/** Where the columns of a page begin. */
const STOPS = [40, 240, 330, 420, 510];

/** A text where it stands. */
export function toTestItem(text: string, more: Partial<TextItem> = {}): TextItem {
  const { size = SIZE } = more;
  return { text, x: 40, y: TOP, width: text.length * size * LETTER, size, font: 'f1', turn: 0, ...more };
}

/**
 * A line of a page, with '|' between what stands in its columns: '# Delta' is set as headings are, '+ Creatina' bold,
 * '~ $ 40.000' struck through. A number before it is how far down it is from the line above.
 */
export type TestLine = string | readonly [down: number, text: string];

type TestPageOptions = { stops?: readonly number[]; rules?: Partial<RuledLines>; items?: readonly TextItem[] };

/** A page of these lines, from the top to the bottom; an empty one is a gap. */
export function toTestPage(
  lines: readonly TestLine[],
  { stops = STOPS, rules = {}, items = [] }: TestPageOptions = {},
): TextPage {
  let y = TOP;
  const printed = lines.flatMap((line) => {
    const [down, text] = typeof line === 'string' ? [LINE_HEIGHT, line] : line;
    y += down;
    return text.split('|').flatMap((cell, column) => toItem(cell.trim(), { x: stops[column] ?? 0, y }));
  });
  return { width: 600, height: 800, items: [...printed, ...items], rules: { across: [], down: [], ...rules } };
}

function toItem(cell: string, place: Pick<TextItem, 'x' | 'y'>): TextItem[] {
  const [, sign, text = ''] = /^(?:([#+~]) )?(.*)$/.exec(cell) ?? [];
  const style = sign === '#' || sign === '+' ? { font: 'bold' } : {};
  const size = sign === '#' ? HEADING_SIZE : SIZE;
  return text === '' ? [] : [toTestItem(text, { ...place, ...style, size, ...(sign === '~' && { struck: true }) })];
}
