import { type Align, drawText, joinDrawings, type TextBox } from './drawing.ts';
import type { Strip } from './flow.ts';
import type { TextStyle } from './letters.ts';

/** A text in a strip; its position is relative to the strip's top left. */
export type PositionedText = TextBox & { text: string; style: TextStyle };

/** A strip of texts that are never separated. */
export function textStrip(height: number, texts: readonly PositionedText[]): Strip {
  return {
    height,
    draw: (left, top) =>
      joinDrawings(
        texts.map(({ text, style, ...place }) =>
          drawText(
            text,
            { ...place, left: left + place.left, right: left + place.right, base: top + place.base },
            style,
          ),
        ),
      ),
  };
}

/** A heading over the rows below it. */
export function titleStrip(
  text: string,
  { style, width, align }: { style: TextStyle; width: number; align: Align },
): Strip {
  const height = style.size * 2;
  const placed = { text, style, left: 0, right: width, base: style.size * 1.5, align };
  return { ...textStrip(height, [placed]), heading: true };
}
