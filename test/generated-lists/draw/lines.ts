import { type Align, joined, type Place, text } from './drawing.ts';
import type { Strip } from './flow.ts';
import type { Letters } from './letters.ts';

/** A text in a strip: its edges from the left of the strip, and its base line from the top. */
export type Placed = Place & { said: string; letters: Letters };

/** Texts that stand together over the whole width of a column. */
export function textStrip(height: number, texts: readonly Placed[]): Strip {
  return {
    height,
    draw: (left, top) =>
      joined(
        texts.map(({ said, letters, ...place }) =>
          text(said, { ...place, left: left + place.left, right: left + place.right, base: top + place.base }, letters),
        ),
      ),
  };
}

/** A line over the rows below it. */
export function titleStrip(
  said: string,
  { letters, width, align }: { letters: Letters; width: number; align: Align },
): Strip {
  const height = letters.size * 2;
  const placed = { said, letters, left: 0, right: width, base: letters.size * 1.5, align };
  return { ...textStrip(height, [placed]), heading: true };
}
