import type { Box, RuledLine, TextItem } from '#price-list/page/text-page.ts';
import { type Letters, widthOf } from './letters.ts';

/** What stands on a page, or on a part of one; lengths in points, origin top left. */
export type Drawing = { items: TextItem[]; across: RuledLine[]; down: RuledLine[]; boxes: Box[] };

export type Align = 'left' | 'right' | 'center';

/** Where a line of text stands: between two edges, on its base line. */
export type Place = { left: number; right: number; base: number; align?: Align };

export function joined(parts: readonly Drawing[]): Drawing {
  return {
    items: parts.flatMap(({ items }) => items),
    across: parts.flatMap(({ across }) => across),
    down: parts.flatMap(({ down }) => down),
    boxes: parts.flatMap(({ boxes }) => boxes),
  };
}

export function text(said: string, { left, right, base, align = 'left' }: Place, letters: Letters): Drawing {
  if (said === '') return joined([]);
  const width = widthOf(said, letters);
  const x = { left, right: right - width, center: (left + right - width) / 2 }[align];
  return { ...joined([]), items: [{ text: said, x, y: base, width, ...letters, turn: 0 }] };
}

/** A frame around a part of the page, as programs draw it: four edges that make a box. */
export function frame(box: Box): Drawing {
  const { left, top, right, bottom } = box;
  return {
    items: [],
    across: [top, bottom].map((at) => ({ from: left, to: right, at })),
    down: [left, right].map((at) => ({ from: top, to: bottom, at })),
    boxes: [box],
  };
}
