import { faces } from './faces.ts';
import { kerningOf, type Typeface } from './typeface.ts';

/** For signs that a display face lacks. */
const fallback: Typeface = faces.bold;

/** `tracking` opens the letters, in thousandths of the size. */
export type TextStyle = { face: Typeface; tracking?: number };

type Line = { text: string; size: number } & TextStyle;

/** Width of a line in the units of `size`. */
export function textWidth({ text, face, size, tracking = 0 }: Line): number {
  return (set({ text, face, tracking }).width * size) / 1000;
}

/** The size at which a line is as wide as `width`, but no larger than `most`. */
export function fittedSize({
  text,
  width,
  most,
  ...style
}: { text: string; width: number; most: number } & TextStyle): number {
  return Math.min(most, width / textWidth({ text, size: 1, ...style }));
}

export type Anchor = 'start' | 'middle' | 'end';

/** A line as SVG outlines; `x`, `y` say where its baseline starts, has its middle or ends. */
export function text(
  options: Line & { x: number; y: number; fill: string; anchor?: Anchor; opacity?: number },
): string {
  const { x, y, size, fill, anchor = 'start', opacity = 1 } = options;
  const { width, glyphs } = set(options);
  const scale = size / 1000;
  const left = x - width * scale * { start: 0, middle: 0.5, end: 1 }[anchor];
  const paths = glyphs.map(({ at, d }) => `<path transform="translate(${at})" d="${d}"/>`).join('');
  return `<g transform="translate(${short(left)} ${short(y)}) scale(${short(scale)})" fill="${fill}" opacity="${opacity}">${paths}</g>`;
}

function set({ text, face, tracking = 0 }: { text: string } & TextStyle) {
  const glyphs: { at: number; d: string }[] = [];
  let at = 0;
  let previous = '';
  for (const character of text) {
    const glyph = face.glyphs[character] ?? face.glyphs[character.toUpperCase()] ?? fallback.glyphs[character];
    if (!glyph) throw new RangeError(`no outline for ${JSON.stringify(character)} in ${JSON.stringify(text)}`);
    at += previous ? kerningOf(face, previous + character) + tracking : 0;
    if (glyph.d) glyphs.push({ at, d: glyph.d });
    at += glyph.w;
    previous = character;
  }
  return { width: at, glyphs };
}

function short(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
