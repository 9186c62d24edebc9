/**
 * Breaks a text into lines that are at most so wide, between words where it can. What does not fit into the lines ends
 * with an ellipsis.
 */
export function wrapWords(
  text: string,
  { width, maxLines, measure }: { width: number; maxLines: number; measure: (text: string) => number },
): string[] {
  const lines: string[] = [];
  let line = '';
  const fits = (candidate: string) => measure(candidate) <= width;
  const words = text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => breakWord(word, fits));
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    lines.push(line);
    line = word;
  }
  if (line !== '') lines.push(line);
  if (lines.length <= maxLines) return lines;
  const kept = lines.slice(0, maxLines);
  return [...kept.slice(0, -1), withEllipsis(kept.at(-1) ?? '', fits)];
}

/** Pieces of a word that is wider than a line. */
function breakWord(word: string, fits: (text: string) => boolean): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece !== '' && !fits(piece + letter)) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
}

function withEllipsis(line: string, fits: (text: string) => boolean): string {
  const letters = [...line];
  while (letters.length > 0 && !fits(`${letters.join('')}…`)) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
