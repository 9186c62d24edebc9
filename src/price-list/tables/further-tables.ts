import type { PrintedLine } from '../layout/printed-line.ts';
import { overlaps, type Span } from '../layout/text-columns.ts';
import { SEVERAL } from '../shares.ts';

type TableLine = PrintedLine & { role: string; table: string };

type Covered = { prices: Span[]; words: Span[] };

/** The tables of rows without headers of their own below others, where several prices are under words of the rows above. */
export function findFurtherTables(lines: readonly TableLine[]): Map<TableLine, string> {
  return new Map([...Map.groupBy(lines, ({ table }) => table).values()].flatMap(partTable));
}

function partTable(lines: readonly TableLine[]): [line: TableLine, table: string][] {
  const priced = lines.filter(({ role }) => role === 'priced');
  const parts: Covered[] = [];
  const partOf = new Map<TableLine, Covered>();
  let part: Covered = { prices: [], words: [] };
  for (const [index, line] of priced.entries()) {
    const next = priced.slice(index, index + SEVERAL);
    const { prices, words } = part;
    const areUnder = (spans: readonly Span[]) => next.every((one) => pricesOf(one).every(isUnder(spans)));
    const isElsewhere = next.length === SEVERAL && !next.some((one) => pricesOf(one).some(isUnder(prices)));
    const known = isElsewhere ? parts.find((one) => areUnder(one.prices)) : undefined;
    if (known) part = known;
    else if (index === 0 || (isElsewhere && areUnder(words))) {
      part = { prices: [], words: [] };
      parts.push(part);
    }
    part.prices.push(...pricesOf(line));
    part.words.push(...line.words.filter(({ amount, text }) => amount === undefined && /[\p{L}\d]/u.test(text)));
    partOf.set(line, part);
  }
  // Lines without a price are of the table of the row below them.
  return lines.toReversed().flatMap((line): [TableLine, string][] => {
    part = partOf.get(line) ?? part;
    const at = parts.indexOf(part);
    return at < 1 || line.role === 'header' ? [] : [[line, `${line.table} ${at}`]];
  });
}

function pricesOf({ words }: PrintedLine): Span[] {
  return words.filter(({ amount }) => amount?.kind === 'pesos');
}

function isUnder(spans: readonly Span[]): (price: Span) => boolean {
  return (price) => spans.some((span) => overlaps(price, span));
}
