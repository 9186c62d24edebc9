import { type Align, drawText, joinDrawings, type TextBox } from './drawing.ts';
import type { Strip } from './flow.ts';
import type { TextStyle } from './letters.ts';

/** A text in a strip: its edges from the left of the strip, and its base line from the top. */
export type PositionedText = TextBox & { said: string; letters: TextStyle };

/** Texts that stand together over the whole width of a column. */
export function textStrip(height: number, texts: readonly PositionedText[]): Strip {
  return {
    height,
    draw: (left, top) =>
      joinDrawings(
        texts.map(({ said, letters, ...place }) =>
          drawText(
            said,
            { ...place, left: left + place.left, right: left + place.right, base: top + place.base },
            letters,
          ),
        ),
      ),
  };
}

/** A line over the rows below it. */
export function titleStrip(
  said: string,
  { letters, width, align }: { letters: TextStyle; width: number; align: Align },
): Strip {
  const height = letters.size * 2;
  const placed = { said, letters, left: 0, right: width, base: letters.size * 1.5, align };
  return { ...textStrip(height, [placed]), heading: true };
}
