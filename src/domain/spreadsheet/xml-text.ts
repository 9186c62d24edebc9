/** The longest text of a cell. */
const MAX_CELL_LENGTH = 32_767;
/** What XML has no character for, and a carriage return, which it reads as a line break. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is escaped
const UNWRITABLE = /[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]/g;
/** What would be read as the escape of a character (ECMA-376, 22.4.2.4). */
const ESCAPE_LIKE = /_(?=x[\dA-F]{4}_)/gi;

/** A text as a cell stores it: characters that XML has not are escaped, and what is too long is cut off. */
export function worksheetText(text: string): string {
  return text
    .toWellFormed()
    .slice(0, MAX_CELL_LENGTH)
    .toWellFormed()
    .replace(ESCAPE_LIKE, '_x005F_')
    .replace(UNWRITABLE, (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`);
}

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** The letters of a column, from 0: A, Z, AA. */
export function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}
