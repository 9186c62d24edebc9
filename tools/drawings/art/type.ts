import { type Anchor, fittedSize, type TextStyle, text } from '../letters/text.ts';
import type { Svg } from './svg.ts';

type Headline = TextStyle & {
  text: string;
  x: number;
  /** Where its capitals begin and how tall they may be. */
  top: number;
  most: number;
  width: number;
  fill: string;
  anchor?: Anchor;
  opacity?: number;
};

/** A line placed by its capitals and fitted to a width; `bottom` is its baseline. */
export function headline({ top, most, ...line }: Headline): { svg: Svg; bottom: number; cap: number; size: number } {
  const size = fittedSize({ ...line, most: (most * 1000) / line.face.capHeight });
  const cap = (size * line.face.capHeight) / 1000;
  return { svg: text({ ...line, size, y: top + cap }), bottom: top + cap, cap, size };
}

/** The text on lines of at most `letters` letters, broken between words. */
export function broken(words: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
