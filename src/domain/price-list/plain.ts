/** 'P.V.P.', 'Z.M.A.' */
const INITIALS = /(?<![\p{L}\d])(?:\p{L}\.){2,}(?:\p{L}(?!\p{L}))?/gu;

/** Text as lists are compared: lower case, no accents, one space, dashes and quotes of one kind. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[‐-―−]/g, '-')
    .replace(/[’‘´`“”]/g, "'")
    .replace(INITIALS, (letters) => letters.replaceAll('.', ''))
    .replace(/\s+/g, ' ')
    .trim();
}
