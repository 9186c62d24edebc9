/** A price as most lines of a message write it. */
const WRITTEN = /\$ ?\d|\d[.,]\d{3}(?!\d)/;
/** At the end of a line what is neither a size nor a year. */
const UNSIGNED = /(?<![\d.,:/-])(?!(?:19|20)\d\d\s*$)(\d{4,6})\s*$/;
/** A line with a name, and a price at its end. */
const LISTED = /\p{L}.*(?:(?:\$ ?|\d[.,])\d{3}|\d{4,6})\s*$/u;

/**
 * The lines of a message with groups and a sign in the prices that somebody has typed without: '28500' at the end of a line
 * right above or below others that end with a price. Where all prices are typed so, they are left.
 */
export function withSignedAmounts(lines: readonly string[]): string[] {
  const sign = lines.some((line) => /\$ ?\d/.test(line)) ? '$ ' : '';
  if (!lines.some((line) => WRITTEN.test(line))) return [...lines];
  return lines.map((line, at) => {
    const isListed = [lines[at - 1], lines[at + 1]].some((other) => other !== undefined && LISTED.test(other));
    if (!isListed || WRITTEN.test(line)) return line;
    return line.replace(UNSIGNED, (_, pesos: string) => `${sign}${pesos.replace(/\B(?=(?:\d{3})+$)/g, '.')}`);
  });
}
