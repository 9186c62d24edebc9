import type { ListRow, MatchableList } from '../list/list-row.ts';
import { type BrandNames, brandOfCell, brandsIn } from './brand-names.ts';

/** The brand of a row; null for one that the catalogue does not have, undefined when nothing tells. */
export function findRowBrand(
  row: ListRow,
  { brands, title }: { brands: BrandNames; title: string | undefined },
): string | null | undefined {
  if (row.brandCell !== undefined && row.brandCell.trim() !== '') return brandOfCell(row.brandCell, brands) ?? null;
  const [own, ...others] = saidBrands(row, brands);
  if (others.length > 0) return null;
  return own ?? (row.headingBrand !== undefined ? row.headingBrand : title);
}

export function contradictsHeading(row: ListRow, brand: string | null | undefined): boolean {
  return (
    typeof brand === 'string' &&
    typeof row.headingBrand === 'string' &&
    (row.brandCell ?? '').trim() === '' &&
    row.headingBrand !== brand
  );
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
