import type { Box, RuledLine, TextItem } from '#price-list/page/text-page.ts';
import { type TextStyle, textWidth } from './letters.ts';

/** The contents of a page or of a part of it; lengths in points, origin top left. */
export type Drawing = { items: TextItem[]; across: RuledLine[]; down: RuledLine[]; boxes: Box[] };

export type Align = 'left' | 'right' | 'center';

/** The position of a line of text: left and right edge, and baseline. */
export type TextBox = { left: number; right: number; base: number; align?: Align };

export function joinDrawings(parts: readonly Drawing[]): Drawing {
  return {
    items: parts.flatMap(({ items }) => items),
    across: parts.flatMap(({ across }) => across),
    down: parts.flatMap(({ down }) => down),
    boxes: parts.flatMap(({ boxes }) => boxes),
  };
}

export function drawText(text: string, { left, right, base, align = 'left' }: TextBox, style: TextStyle): Drawing {
  if (text === '') return joinDrawings([]);
  const width = textWidth(text, style);
  const x = { left, right: right - width, center: (left + right - width) / 2 }[align];
  return { ...joinDrawings([]), items: [{ text, x, y: base, width, ...style, turn: 0 }] };
}

/** A frame around a part of the page, drawn as four edges. */
export function drawFrame(box: Box): Drawing {
  const { left, top, right, bottom } = box;
  return {
    items: [],
    across: [top, bottom].map((at) => ({ from: left, to: right, at })),
    down: [left, right].map((at) => ({ from: top, to: bottom, at })),
    boxes: [box],
  };
}
