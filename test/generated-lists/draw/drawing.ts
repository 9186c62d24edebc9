import type { Box, RuledLine, TextItem } from '#price-list/page/text-page.ts';
import { type TextStyle, textWidth } from './letters.ts';

/** What stands on a page, or on a part of one; lengths in points, origin top left. */
export type Drawing = { items: TextItem[]; across: RuledLine[]; down: RuledLine[]; boxes: Box[] };

export type Align = 'left' | 'right' | 'center';

/** Where a line of text stands: between two edges, on its base line. */
export type TextBox = { left: number; right: number; base: number; align?: Align };

export function joinDrawings(parts: readonly Drawing[]): Drawing {
  return {
    items: parts.flatMap(({ items }) => items),
    across: parts.flatMap(({ across }) => across),
    down: parts.flatMap(({ down }) => down),
    boxes: parts.flatMap(({ boxes }) => boxes),
  };
}

export function drawText(said: string, { left, right, base, align = 'left' }: TextBox, letters: TextStyle): Drawing {
  if (said === '') return joinDrawings([]);
  const width = textWidth(said, letters);
  const x = { left, right: right - width, center: (left + right - width) / 2 }[align];
  return { ...joinDrawings([]), items: [{ text: said, x, y: base, width, ...letters, turn: 0 }] };
}

/** A frame around a part of the page, as programs draw it: four edges that make a box. */
export function drawFrame(box: Box): Drawing {
  const { left, top, right, bottom } = box;
  return {
    items: [],
    across: [top, bottom].map((at) => ({ from: left, to: right, at })),
    down: [left, right].map((at) => ({ from: top, to: bottom, at })),
    boxes: [box],
  };
}
