import { type Drawing, joinDrawings } from './drawing.ts';

/** A part of a list over its full width, which can be drawn at any position; `height` in points. */
export type Strip = {
  height: number;
  draw: (left: number, top: number) => Drawing;
  /** Kept together with the strip that follows. */
  heading?: boolean;
};

/** The area of strips on each page, one column after the other. */
export type Columns = { lefts: readonly number[]; top: number; bottom: number };

/** One drawing per page; `head` is at the top of each column, or only of those of the first page. */
export function flowStrips(
  strips: readonly Strip[],
  { columns, head, repeated = true }: { columns: Columns; head?: Strip; repeated?: boolean },
): Drawing[] {
  const pages: Drawing[][] = [];
  let column = columns.lefts.length;
  let top = columns.bottom;
  const put = (strip: Strip) => {
    pages.at(-1)?.push(strip.draw(columns.lefts[column] ?? 0, top));
    top += strip.height;
  };
  strips.forEach((strip, index) => {
    const together = strips.slice(index, strips.findIndex(({ heading }, at) => at >= index && !heading) + 1);
    const needed = together.reduce((sum, { height }) => sum + height, 0);
    if (top + needed > columns.bottom) {
      column += 1;
      if (column >= columns.lefts.length) {
        column = 0;
        pages.push([]);
      }
      top = columns.top;
      if (head && (repeated || pages.length === 1)) put(head);
    }
    put(strip);
  });
  return pages.map(joinDrawings);
}
