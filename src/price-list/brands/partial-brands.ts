import type { ListRow } from '../list/list-row.ts';
import { PART } from '../shares.ts';
import { type BrandNames, brandOfCell, brandWords } from './brand-names.ts';
import { shortenedBrand } from './shortened-brand.ts';

/** Rows with a brand at the same end of their names from which on it is a custom of the list. */
const LEAST_ROWS = 4;

type End = 'first' | 'last';

/**
 * The rows with the brands that stand cut short at the beginning or at the end of their names ('Creatina x 300 g TITANIO'
 * of Titanio Labs), where the list does so with several brands.
 */
export function withPartialBrands(rows: readonly ListRow[], brands: BrandNames): ListRow[] {
  const bracketed = bracketedBrands(rows, brands);
  if (bracketed.some((brand) => brand !== undefined))
    return rows.map((row, index) => {
      const brandCell = bracketed[index];
      return brandCell === undefined
        ? row
        : { ...row, brandCell, text: row.text.replace(BRACKETS, ' ').replace(/\s+/g, ' ').trim() };
    });
  const shares = (['first', 'last'] as const).map((end) => ({ end, share: shareOf(rows, end, brands) }));
  const ends = shares.filter(({ share }) => share >= PART);
  if (ends.length === 0) return [...rows];
  return rows.map((row) => {
    const said = ends.filter(({ share }) => row.headingBrand === undefined || share >= PART);
    const found = said.flatMap(({ end }) => brandAt(row, end, brands) ?? []);
    const [first] = found;
    const isOne = first !== undefined && found.every(({ name }) => name === first.name);
    return isOne ? { ...row, brandCell: first.name, text: first.rest } : row;
  });
}

const BRACKETS = /\s*[([]([^()[\]\d]{3,30})[)\]]\.?/;

/** What stands in brackets in or behind the names ('Zinc [Titanio] 60 caps'), where these are brands of the shop in most. */
function bracketedBrands(rows: readonly ListRow[], brands: BrandNames): (string | undefined)[] {
  const found = rows.map(({ text, brandCell, headingBrand }) => {
    const [, inside] = brandCell === undefined && typeof headingBrand !== 'string' ? (BRACKETS.exec(text) ?? []) : [];
    return inside;
  });
  const named = found.filter((inside) => inside !== undefined && brandOfCell(inside, brands) !== undefined);
  const isCustom = named.length >= LEAST_ROWS && named.length >= PART * rows.length;
  return found.map((inside) =>
    isCustom && inside !== undefined ? (brandOfCell(inside, brands) ?? inside) : undefined,
  );
}

/** The part of the rows with a brand at this end; none where it is one brand only, or hardly any row. */
function shareOf(rows: readonly ListRow[], end: End, brands: BrandNames): number {
  const named = rows.flatMap((row) => brandAt(row, end, brands)?.name ?? []);
  return named.length >= LEAST_ROWS && new Set(named).size >= 2 ? named.length / rows.length : 0;
}

/** A brand at an end of a name, and what is left of that. */
type BrandAtEnd = { name: string; rest: string };

function brandAt(row: ListRow, end: End, brands: BrandNames): BrandAtEnd | undefined {
  if (row.brandCell !== undefined || typeof row.headingBrand === 'string') return undefined;
  const words = brandWords(row.text);
  const found = [2, 1].flatMap((count) => {
    const own = end === 'first' ? words.slice(0, count) : words.slice(-count);
    const name = words.length > count ? shortenedBrand(own, brands)?.name : undefined;
    // One word may be a part of the name of the product as well.
    return name === undefined ? [] : { name, rest: count === 1 ? row.text : withoutWords(row.text, { count, end }) };
  });
  return found[0];
}

/** A text without its first or last words. */
function withoutWords(text: string, { count, end }: { count: number; end: End }): string {
  const words = [...text.matchAll(/[\p{L}\d]+/gu)];
  const edge = words.at(end === 'first' ? count : -count)?.index ?? 0;
  return (end === 'first' ? text.slice(edge) : text.slice(0, edge)).trim();
}
