/** 'P.V.P.', 'Z.M.A.' */
const INITIALS = /(?<![\p{L}\d])(?:\p{L}\.){2,}(?:\p{L}(?!\p{L}))?/gu;

/** Accents that were set before their letter: 'C´odigo'. */
const LOOSE_ACCENT = /[´¨ˆ˜`](\p{L})/gu;

/** Text as lists are compared: lower case, no accents, one space, dashes and quotes of one kind. */
export function plain(text: string): string {
  return text
    .replace(LOOSE_ACCENT, (_, letter: string) => (letter === 'ı' ? 'i' : letter))
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[‐-―−]/g, '-')
    .replace(/[’‘´`“”]/g, "'")
    .replace(INITIALS, (letters) => letters.replaceAll('.', ''))
    .replace(/\s+/g, ' ')
    .trim();
}
