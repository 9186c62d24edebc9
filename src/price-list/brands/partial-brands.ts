import type { ListRow } from '../list/list-row.ts';
import { PART, SEVERAL } from '../shares.ts';
import { type BrandNames, brandOfCell, brandWords } from './brand-names.ts';
import { shortenedBrand } from './shortened-brand.ts';

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
      return brandCell === undefined ? row : { ...row, brandCell, text: row.text.replace(BRACKETS, ' ').trim() };
    });
  const ends = (['first', 'last'] as const).filter((end) => isCustomAt(rows, end, brands));
  return rows.map((row) => {
    const [found, other = found] = ends.flatMap((end) => brandAt(row, end, brands) ?? []);
    return found && found.name === other?.name ? { ...row, brandCell: found.name, text: found.rest } : row;
  });
}

const BRACKETS = /\s*[([]([^()[\]\d]{3,30})[)\]]\.?/;

/** What stands in brackets in or behind the names ('Zinc [Titanio] 60 caps'), where these are brands of the shop in most. */
function bracketedBrands(rows: readonly ListRow[], brands: BrandNames): (string | undefined)[] {
  const found = rows.map((row) => (isUnbranded(row) ? BRACKETS.exec(row.text)?.[1] : undefined));
  const named = found.filter((inside) => inside !== undefined && brandOfCell(inside, brands) !== undefined);
  const isCustom = named.length >= Math.max(SEVERAL, PART * rows.length);
  return found.map((inside) =>
    isCustom && inside !== undefined ? (brandOfCell(inside, brands) ?? inside) : undefined,
  );
}

/** Whether the rows have a brand at this end; not where it is one brand only, or hardly any row. */
function isCustomAt(rows: readonly ListRow[], end: End, brands: BrandNames): boolean {
  const named = rows.flatMap((row) => brandAt(row, end, brands)?.name ?? []);
  return named.length >= Math.max(SEVERAL, PART * rows.length) && new Set(named).size >= 2;
}

/** A brand at an end of a name, and what is left of that. */
type BrandAtEnd = { name: string; rest: string };

function brandAt(row: ListRow, end: End, brands: BrandNames): BrandAtEnd | undefined {
  if (!isUnbranded(row)) return undefined;
  const words = brandWords(row.text);
  const found = [2, 1].flatMap((count) => {
    const own = end === 'first' ? words.slice(0, count) : words.slice(-count);
    const name = words.length > count ? shortenedBrand(own, brands)?.name : undefined;
    // One word may be a part of the name of the product as well.
    return name === undefined ? [] : { name, rest: count === 1 ? row.text : withoutWords(row.text, { count, end }) };
  });
  return found[0];
}

function isUnbranded({ brandCell, headingBrand }: ListRow): boolean {
  return brandCell === undefined && typeof headingBrand !== 'string';
}

/** A text without its first or last words. */
function withoutWords(text: string, { count, end }: { count: number; end: End }): string {
  const words = [...text.matchAll(/[\p{L}\d]+/gu)];
  const edge = words.at(end === 'first' ? count : -count)?.index ?? 0;
  return (end === 'first' ? text.slice(edge) : text.slice(0, edge)).trim();
}
