import type { ListRow } from '../list/list-row.ts';
import { brandWords, distinctiveWords } from './brand-names.ts';

/** How the brands of a column are told to the rows where it says nothing. */
export type BrandColumn = { last: string | undefined; loose: boolean };

/**
 * The rows of one table with the brand that was printed only once for several: in the first of them or in the middle
 * one. Where both could be, names that hold words of another brand tell; where none does, rows get none and match none.
 */
export function fillDownBrands(
  rows: readonly ListRow[],
  { last, loose }: BrandColumn,
): { rows: ListRow[]; last: string | undefined } {
  if (rows.every(({ brandCell }) => brandCell !== '')) return { rows: [...rows], last: rows.at(-1)?.brandCell };
  if (loose) return { rows: rows.map(withoutBrand), last: undefined };
  const fromTop = (rows[0]?.brandCell ?? '') !== '' || last !== undefined;
  const top = fromTop ? fromFirst(rows, last) : undefined;
  // Where the page before has told that brands stand in their first rows there is no doubt any more.
  const centred = last === undefined ? aroundMiddle(rows) : undefined;
  if (top && !centred) return { rows: top, last: top.at(-1)?.brandCell };
  const [wrong, wrongCentred] = [contradicted(top ?? []), contradicted(centred ?? [])];
  // In the middle of its own the first of them would have a single product, and each other one an odd number.
  const named = rows.filter(({ brandCell }) => brandCell !== '').length;
  if (top && wrong === 0 && (wrongCentred > 0 || (rows[0]?.brandCell !== '' && named >= MANY)))
    return { rows: top, last: top.at(-1)?.brandCell };
  if (top && centred && wrongCentred === 0 && wrong > 0) return { rows: centred, last: undefined };
  return { rows: rows.map(withoutBrand), last: undefined };
}

/** Brands of a page from which on that is no chance any more. */
const MANY = 3;

function withoutBrand(row: ListRow): ListRow {
  return row.brandCell === '' ? { ...row, headingBrand: null } : row;
}

function fromFirst(rows: readonly ListRow[], last: string | undefined): ListRow[] {
  let brand = last;
  return rows.map((row) => {
    if (row.brandCell !== '') brand = row.brandCell;
    return { ...row, brandCell: brand };
  });
}

/** The rows when every brand stands in the middle of its own; undefined when that does not come out even. */
function aroundMiddle(rows: readonly ListRow[]): ListRow[] | undefined {
  const filled: ListRow[] = [];
  for (const [at, { brandCell }] of rows.entries()) {
    if (brandCell === '') continue;
    const to = 2 * at - filled.length;
    if (at < filled.length || to >= rows.length) return undefined;
    filled.push(...rows.slice(filled.length, to + 1).map((row) => ({ ...row, brandCell })));
  }
  return filled.length === rows.length ? filled : undefined;
}

/** How many rows have a name with a word of another brand of the column than theirs. */
function contradicted(rows: readonly ListRow[]): number {
  const brands = [...new Set(rows.flatMap(({ brandCell }) => brandCell || []))];
  return rows.filter(({ brandCell, text }) => {
    const words = new Set(brandWords(text));
    const held = brands.filter((brand) => distinctiveWords(brand).some((word) => words.has(word)));
    return held.length > 0 && !held.includes(brandCell ?? '');
  }).length;
}
