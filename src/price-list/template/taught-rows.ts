import type { ColumnBand } from '#domain/pricing/list-columns.ts';
import type { PageWord, WordPage } from './page-words.ts';
import { groupBands, type RoleWords, toRoleWords } from './role-bands.ts';
import { isBetween } from './text-bands.ts';

/** A line without a price that is no part of a name. */
export type TaughtHeading = { text: string; left: number; size: number };

/** A product as it stands in the bands, and how many of the list's headings are above it. */
export type TaughtRow = Record<'name' | 'brand' | 'size' | 'flavor' | 'price' | 'line', string> & { headings: number };

type TaughtRows = { rows: TaughtRow[]; headings: TaughtHeading[] };

/** Of the usual distance between priced lines: names go on in lines that are closer. */
const CONTINUED = 0.72;
/** Lines above a price without a name that may hold it. */
const MAX_NAME_LINES = 3;

type PlacedLine = { y: number; words: RoleWords } & TaughtHeading;

/** The products of the pages in the order of reading, column by column where they stand side by side. */
export function readTaughtRows(pages: readonly WordPage[], bands: readonly ColumnBand[]): TaughtRows {
  const found: TaughtRows = { rows: [], headings: [] };
  let brand = '';
  const groups = groupBands(bands);
  for (const page of pages)
    for (const [index, group] of groups.entries()) {
      const span = { left: groups[index - 1]?.at(-1)?.right ?? 0, right: group.at(-1)?.right ?? page.width };
      const right = index === groups.length - 1 ? page.width : span.right;
      const lines = page.lines.flatMap((line) =>
        placeLine(
          line.filter((word) => isBetween(word, { ...span, right })),
          group,
        ),
      );
      brand = readLines(lines, { found, brand });
    }
  return found;
}

function placeLine(line: readonly PageWord[], bands: readonly ColumnBand[]): PlacedLine[] {
  const words = toRoleWords(line, bands);
  const y = line[0]?.y ?? 0;
  const [first] = line;
  return first ? [{ y, words, text: textOf(line), left: first.left, size: first.size }] : [];
}

/** Adds the products and headings of a column of lines; returns the last brand in the band of brands. */
function readLines(
  lines: readonly PlacedLine[],
  { found, brand: before }: { found: TaughtRows; brand: string },
): string {
  const spacing = usualSpacing(lines);
  const owners = lines.map((line, index) => (hasPrice(line) ? index : ownerOf(line, { lines, spacing })));
  let brand = before;
  let pending: PlacedLine[] = [];
  for (const [index, line] of lines.entries()) {
    brand = textOf(line.words.brand ?? []) || brand;
    if (!hasPrice(line)) {
      if (owners[index] !== undefined) continue;
      pending.push(line);
      found.headings.push({ text: line.text, left: line.left, size: line.size });
      continue;
    }
    const own = lines.filter((_, other) => owners[other] === index);
    const isNamed = own.some(({ words }) => words.name.length > 0);
    const above = isNamed ? [] : pending.slice(-MAX_NAME_LINES);
    found.rows.push({ ...toRow([...above, ...own]), brand, headings: found.headings.length });
    pending = [];
  }
  return brand;
}

function toRow(lines: readonly PlacedLine[]): Omit<TaughtRow, 'brand' | 'headings'> {
  const all = (role: 'name' | 'size' | 'flavor') => textOf(lines.flatMap(({ words }) => words[role] ?? []));
  const prices = lines.flatMap(({ words }) => words.price);
  return {
    name: all('name'),
    size: all('size'),
    flavor: all('flavor'),
    price: prices.at(-1)?.text ?? '',
    line: lines.map(({ text }) => text).join(' '),
  };
}

/** The priced line that a line without a price is closest to and goes on; undefined for a heading. */
function ownerOf(
  { y, words }: PlacedLine,
  { lines, spacing }: { lines: readonly PlacedLine[]; spacing: number },
): number | undefined {
  if (words.name.length === 0 && (words.size ?? []).length === 0) return undefined;
  let owner: number | undefined;
  let nearest = CONTINUED * spacing;
  for (const [index, line] of lines.entries()) {
    if (!hasPrice(line) || Math.abs(line.y - y) >= nearest) continue;
    owner = index;
    nearest = Math.abs(line.y - y);
  }
  return owner;
}

/** The usual distance of priced lines, by those that follow each other without a heading or part of a name between. */
function usualSpacing(lines: readonly PlacedLine[]): number {
  const priced = lines.flatMap((line, index) => (hasPrice(line) ? { y: line.y, index } : []));
  const gaps = priced.slice(1).map(({ y, index }, before) => {
    const last = priced[before] ?? { y, index };
    return { height: y - last.y, isNext: index === last.index + 1 };
  });
  const next = gaps.filter(({ isNext }) => isNext);
  const heights = (next.length > 0 ? next : gaps).map(({ height }) => height).toSorted((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 0;
}

function hasPrice({ words }: PlacedLine): boolean {
  return words.price.length > 0;
}

function textOf(words: readonly PageWord[]): string {
  return words.map(({ text }) => text).join(' ');
}
