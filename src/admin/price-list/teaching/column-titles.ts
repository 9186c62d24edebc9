import type { ColumnBand } from '#domain/pricing/list-columns.ts';

type DrawnWord = { text: string; left: number; right: number };

/** How each column can be told to somebody: by its title or its first text, else by its number. */
export function columnTitles(bands: readonly ColumnBand[], words: readonly DrawnWord[]): string[] {
  return bands.map(({ left, right, title }, index) => {
    // A title of the page runs over several columns.
    const fits = (word: DrawnWord) => word.right - word.left <= 2 * (right - left);
    const isInside = (word: DrawnWord) => (word.left + word.right) / 2 >= left && (word.left + word.right) / 2 <= right;
    const text = title || words.find((word) => isInside(word) && fits(word))?.text;
    return text ? `Columna «${text}»` : `Columna ${index + 1}`;
  });
}
