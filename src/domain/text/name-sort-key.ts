/** Punctuation in the order of Spanish collation; all of it stands before digits and letters. */
const PUNCTUATION = `_-,;:!?.'"()[]{}@*/\\&#%\`^+<=>|~$`;

const LETTERS: Readonly<Record<string, string>> = { æ: 'ae', œ: 'oe', ß: 'ss', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ł: 'l' };

/**
 * Text whose plain code order is the order of names in Spanish: ñ after n, accents and case ignored.
 * Computed once per name and stored, because databases on different machines do not sort Spanish alike.
 */
export function nameSortKey(name: string): string {
  return (
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\s/g, ' ')
      // The tilde comes after z: n~ stands behind every other word that begins with n.
      .replace(/n\u0303/g, 'ñ')
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z0-9 ]/gu, sortCode)
  );
}

function sortCode(character: string): string {
  if (character === 'ñ') return 'n~';
  const place = PUNCTUATION.indexOf(character);
  if (place >= 0) return `!${String.fromCharCode(65 + place)}`;
  return LETTERS[character] ?? (/[\p{L}\p{N}]/u.test(character) ? character : `!~${character}`);
}
