import type { ListRow, MatchableList } from '../list/list-row.ts';
import { NEARLY_ALL } from '../shares.ts';
import { readBrandCodes } from './brand-codes.ts';
import { type BrandNames, brandOfCell, brandsIn } from './brand-names.ts';
import { isUnbranded, withPartialBrands } from './partial-brands.ts';

/** `brand`: null for one that the catalogue does not have, undefined when nothing tells; `isUnsure` when it may be another. */
export type BrandedRow = { row: ListRow; brand: string | null | undefined; isUnsure: boolean };

/** The rows of a list, each with its brand, by all that the list says of it. */
export function withRowBrands(list: MatchableList, brands: BrandNames): BrandedRow[] {
  const rows = withPartialBrands(list.rows, brands);
  const title = findSoleBrand(list, brands);
  // Where nearly all say their brand in a cell, the others are of none.
  const isColumn = list.rows.filter(({ brandCell }) => brandCell !== undefined).length >= NEARLY_ALL * list.rows.length;
  const codes = readBrandCodes(rows.filter(hasCell), brands);
  return rows.map((row) => {
    const brand = findRowBrand(row, { brands, title });
    const code = brand === null && hasCell(row) ? codes.get(row.brandCell) : undefined;
    if (code !== undefined) return { row, brand: code, isUnsure: true };
    const isOther = typeof row.headingBrand === 'string' && row.headingBrand !== brand;
    const contradictsHeading = isOther && typeof brand === 'string' && !hasCell(row);
    return { row, brand: isColumn && brand === undefined ? null : brand, isUnsure: contradictsHeading };
  });
}

export function findRowBrand(
  row: ListRow,
  { brands, title }: { brands: BrandNames; title: string | undefined },
): BrandedRow['brand'] {
  if (hasCell(row)) return brandOfCell(row.brandCell, brands) ?? null;
  const [own, ...others] = saidBrands(row, brands);
  if (others.length > 0) return null;
  return own ?? (row.headingBrand !== undefined ? row.headingBrand : title);
}

function hasCell(row: ListRow): row is ListRow & { brandCell: string } {
  return row.brandCell !== undefined && row.brandCell.trim() !== '';
}

/** The brands in the name of a row, but for what products of the brand above it are called: 'Hierro 30 comprimidos' under Vitaluz. */
function saidBrands({ text, headingBrand }: ListRow, brands: BrandNames): Set<string> {
  const isName = (said: string) => brands.some(({ name, usedBy }) => name === said && usedBy.has(headingBrand ?? ''));
  const said = brandsIn(text, brands).map(({ name }) => name);
  return new Set(said.filter((name) => !isName(name)));
}

/** The brand of a whole list by its titles: the only one that they name, and that no heading of another one ends. */
export function findSoleBrand({ titles, rows }: MatchableList, brands: BrandNames): string | undefined {
  const named = new Set(titles.flatMap((title) => brandsIn(title, brands).map(({ name }) => name)));
  const [only, ...others] = named;
  const ended = rows.some(({ headingBrand }) => typeof headingBrand === 'string' && headingBrand !== only);
  return others.length > 0 || ended ? undefined : only;
}

/** The rows with the brand that the seller told for all goods without another one. */
export function withToldBrand(rows: readonly ListRow[], brand: string): ListRow[] {
  return rows.map((row) => (isUnbranded(row) ? { ...row, headingBrand: brand } : row));
}
