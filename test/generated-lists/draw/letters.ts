/** Font size in points, font, and whether the text is struck through. */
export type TextStyle = { size: number; font: string; struck?: boolean };

const NARROW = /[iljtfrI.,:;'|!()[\]/\s-]/;
const WIDE = /[mwMW%@]/;
const HIGH = /[\p{Lu}\d$]/u;

/** The width of a text in points, approximately that of Helvetica. */
export function textWidth(text: string, { size, font }: TextStyle): number {
  const letters = [...text].reduce((sum, letter) => sum + relativeWidth(letter), 0);
  return letters * size * (font === 'bold' ? 1.06 : 1);
}

function relativeWidth(letter: string): number {
  if (WIDE.test(letter)) return 0.85;
  if (NARROW.test(letter)) return 0.29;
  return HIGH.test(letter) ? 0.62 : 0.53;
}

/** Wraps a text at its spaces to a maximum width; a single word may be wider. */
export function wrapText(
  text: string,
  { width, ...style }: Pick<TextStyle, 'size' | 'font'> & { width: number },
): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && textWidth(longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
