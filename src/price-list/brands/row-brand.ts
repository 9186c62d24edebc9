import type { ListRow, MatchableList } from '../list/list-row.ts';
import { onlyOne } from '../only-one.ts';
import { NEARLY_ALL, SEVERAL } from '../shares.ts';
import { readBrandCodes } from './brand-codes.ts';
import { type BrandNames, brandOfCell, brandsIn, brandWords, toldBrand } from './brand-names.ts';
import { isNoBrand, isSaidUnbranded, NO_BRAND } from './no-brand.ts';
import { isUnbranded, withPartialBrands } from './partial-brands.ts';

/**
 * `brand`: null for one that the catalogue does not have, undefined where none is said, `NO_BRAND` where it is said that
 * there is none; `isUnsure` when it may be another.
 */
export type BrandedRow = { row: ListRow; brand: string | null | undefined; isUnsure: boolean };

export function withRowBrands(list: MatchableList, brands: BrandNames): BrandedRow[] {
  const rows = withPartialBrands(list.rows, brands);
  const title = findSoleBrand(list, brands);
  const sender = onlyOne(brandsIn(list.sender ?? '', brands));
  // Where nearly all say their brand in a cell, the others are of none.
  const isColumn = list.rows.filter(({ brandCell }) => brandCell !== undefined).length >= NEARLY_ALL * list.rows.length;
  const codes = readBrandCodes(rows.filter(hasCell), brands);
  const read = rows.map((row) => ({ row, brand: findRowBrand(row, { brands, title }) }));
  const goods = Map.groupBy(read, brandsKey);
  return read.map(({ row, brand }) => {
    const code = brand === null && hasCell(row) ? codes.get(row.brandCell) : undefined;
    if (code !== undefined) return { row, brand: code, isUnsure: true };
    if (brand === undefined && sender !== undefined) return { row, brand: sender, isUnsure: true };
    const isOther = Boolean(row.headingBrand) && row.headingBrand !== brand;
    // Several that say the same go on below the heading: 'También distribuimos:'.
    const isAlone = (goods.get(brandsKey({ row, brand })) ?? []).length < SEVERAL;
    const isShortened = brandsIn(row.text, brands).length === 0;
    const contradictsHeading = isOther && typeof brand === 'string' && !hasCell(row) && (isAlone || isShortened);
    const isSaid = hasCell(row) && isSaidUnbranded(row.brandCell);
    const isUnsure = contradictsHeading || (brand === NO_BRAND && !isSaid);
    return { row, brand: isColumn && brand === undefined ? null : brand, isUnsure };
  });
}

function brandsKey({ row, brand }: Pick<BrandedRow, 'row' | 'brand'>): string {
  return JSON.stringify([row.headingBrand, brand]);
}

export function findRowBrand(
  row: ListRow,
  { brands, title }: { brands: BrandNames; title: string | undefined },
): BrandedRow['brand'] {
  if (hasCell(row) && isNoBrand(row.brandCell)) return NO_BRAND;
  if (hasCell(row)) return brandOfCell(row.brandCell, brands) ?? null;
  const [own, ...others] = saidBrands(row, brands);
  if (others.length > 0) return null;
  return own ?? brandAtBegin(row, brands) ?? (row.headingBrand !== undefined ? row.headingBrand : title);
}

/** The other brand that a name under a heading begins with, shortened: 'Zentauro Whey 2 lb' under 'FERROK'. */
function brandAtBegin({ text, headingBrand }: ListRow, brands: BrandNames): string | undefined {
  const [first = ''] = brandWords(text);
  return headingBrand ? toldBrand(first, brands) : undefined;
}

function hasCell(row: ListRow): row is ListRow & { brandCell: string } {
  return row.brandCell !== undefined && row.brandCell.trim() !== '';
}

/** The brands in the name of a row, unless the brand above has a product called so: 'Hierro 30 comprimidos' under Vitaluz. */
function saidBrands({ text, headingBrand }: ListRow, brands: BrandNames): Set<string> {
  const isName = (said: string) => brands.some(({ name, usedBy }) => name === said && usedBy.has(headingBrand ?? ''));
  return new Set(brandsIn(text, brands).filter((said) => !isName(said)));
}

/** The brand of a whole list: the only one in its titles, unless a heading has another. */
export function findSoleBrand({ titles, rows }: MatchableList, brands: BrandNames): string | undefined {
  const only = onlyOne(titles.flatMap((title) => brandsIn(title, brands)));
  const hasOther = rows.some(({ headingBrand }) => Boolean(headingBrand) && headingBrand !== only);
  return hasOther ? undefined : only;
}

export function withDefaultBrand(rows: readonly ListRow[], brand: string): ListRow[] {
  return rows.map((row) => (isUnbranded(row) ? { ...row, headingBrand: brand } : row));
}
