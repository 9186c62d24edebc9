/** Punctuation in the order of Spanish collation, all of it before digits and letters. */
const PUNCTUATION = `_-,;:!?.'"()[]{}@*/\\&#%\`^+<=>|~$`;

const LETTERS: Readonly<Record<string, string>> = { æ: 'ae', œ: 'oe', ß: 'ss', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ł: 'l' };

/**
 * A key whose code-unit order is the Spanish order of names: ñ after n, accents and case ignored.
 * It is stored, because the collations of databases differ between machines.
 */
export function nameSortKey(name: string): string {
  return (
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\s/g, ' ')
      // '~' sorts after 'z', so 'n~' sorts after every other continuation of 'n'.
      .replace(/n\u0303/g, 'ñ')
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z0-9 ]/gu, sortCode)
  );
}

function sortCode(character: string): string {
  if (character === 'ñ') return 'n~';
  const rank = PUNCTUATION.indexOf(character);
  if (rank >= 0) return `!${String.fromCharCode(65 + rank)}`;
  return LETTERS[character] ?? (/[\p{L}\p{N}]/u.test(character) ? character : `!~${character}`);
}
