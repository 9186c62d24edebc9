import { inDigits, toPesos } from './said-amounts.ts';

/** In letters: a longer line is no row of a list. */
const LONGEST_ROW = 200;
/** A price as most lines of a message write it. */
const WRITTEN = /\$ ?\d|\d[.,]\d{3}(?!\d)/;
/** At the end of a line what is neither a size nor a year, and thousands: '28500', '8,4k'. */
const UNSIGNED = /(?<![\p{L}\d.,:/-])(?:(?!(?:19|20)\d\d\s*$)(\d{4,6})|(\d{1,3}(?:[.,]\d)?) ?k)\s*$/iu;
/** What a size stands over: 'Mass 3k' over '62.000'. */
const PRICE_ALONE = /^[^\p{L}]*\d[^\p{L}]*$/u;
/** A line with a name, and a price at its end. */
const LISTED = /\p{L}.*(?:(?:\$ ?|\d[.,])\d{3}|\d{4,6}|\d ?k)\s*$/iu;

/**
 * The lines of a message with groups and a sign in the prices that somebody has typed without: '28500' or '8,4k' at the end of
 * a line right above or below others that end with a price. Where all prices are typed so, they are left.
 */
export function withSignedAmounts(lines: readonly string[]): string[] {
  const sign = lines.some((line) => /\$ ?\d/.test(line)) ? '$ ' : '';
  if (!lines.some((line) => WRITTEN.test(line))) return [...lines];
  const short = lines.map((line) => (line.length > LONGEST_ROW ? '' : line));
  return lines.map((line, at) => {
    const isListed = [at - 1, at + 1].some((next) => LISTED.test(short[next] ?? ''));
    if (short[at] === '' || !isListed || WRITTEN.test(line) || PRICE_ALONE.test(short[at + 1] ?? '')) return line;
    return line.replace(UNSIGNED, (_, pesos: string | undefined, thousands = '') => {
      return sign + inDigits(pesos === undefined ? toPesos(thousands) : Number(pesos));
    });
  });
}
