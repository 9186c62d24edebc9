import type { PrintedLine } from '../layout/printed-line.ts';
import { overlaps, type Span } from '../layout/text-columns.ts';
import { SEVERAL } from '../shares.ts';

type TableLine = PrintedLine & { role: string; table: string };

/** What the rows of a table cover of the width: their prices, and their other words. */
type Covered = { prices: Span[]; words: Span[] };

/**
 * The lines of one table, of which those are of a further one without headers that have their prices elsewhere: several
 * rows after each other whose prices stand under words of the rows above, as those of 'A granel' below more columns.
 */
export function partTable<Line extends TableLine>(lines: readonly Line[]): Line[] {
  const priced = lines.filter(({ role }) => role === 'priced');
  const parts: Covered[] = [];
  const partOf = new Map<Line, Covered>();
  let part: Covered = { prices: [], words: [] };
  for (const [index, line] of priced.entries()) {
    const next = priced.slice(index, index + SEVERAL);
    const { prices, words } = part;
    const standUnder = (spans: readonly Span[]) => next.every((one) => pricesOf(one).every(isUnder(spans)));
    const isElsewhere = next.length === SEVERAL && !next.some((one) => pricesOf(one).some(isUnder(prices)));
    const known = isElsewhere ? parts.find((one) => standUnder(one.prices)) : undefined;
    if (known) part = known;
    else if (index === 0 || (isElsewhere && standUnder(words))) {
      part = { prices: [], words: [] };
      parts.push(part);
    }
    part.prices.push(...pricesOf(line));
    part.words.push(...line.words.filter(({ amount, text }) => amount === undefined && /[\p{L}\d]/u.test(text)));
    partOf.set(line, part);
  }
  if (parts.length < 2) return [...lines];
  // What stands above a row is of its table.
  return lines
    .toReversed()
    .map((line) => {
      part = partOf.get(line) ?? part;
      const at = parts.indexOf(part);
      return at === 0 || line.role === 'header' ? line : { ...line, table: `${line.table} ${at}` };
    })
    .toReversed();
}

function pricesOf({ words }: PrintedLine): Span[] {
  return words.filter(({ amount }) => amount?.kind === 'pesos');
}

function isUnder(spans: readonly Span[]): (price: Span) => boolean {
  return (price) => spans.some((span) => overlaps(price, span));
}
