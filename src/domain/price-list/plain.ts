/** Text as lists are compared: lower case, no accents, one space, dashes and quotes of one kind. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[‐-―−]/g, '-')
    .replace(/[’‘´`“”]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}
