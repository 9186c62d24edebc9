import { type BrandNames, brandOfCell, brandWords, findBrands } from '../brands/brand-names.ts';
import type { ListRow, PriceList } from '../list/list-row.ts';

/** The brand of a row; null for one that the catalogue does not have, undefined when nothing tells. */
export function findRowBrand(
  row: ListRow,
  { brands, title }: { brands: BrandNames; title: string | undefined },
): string | null | undefined {
  const said = [...new Set(findBrands(brandWords(row.text), brands).map(({ name }) => name))];
  if (row.brandCell !== undefined && row.brandCell.trim() !== '') return brandOfCell(row.brandCell, brands) ?? null;
  if (said.length > 1) return null;
  const [own] = said;
  const { headingBrand } = row;
  if (own !== undefined) return typeof headingBrand === 'string' && headingBrand !== own ? null : own;
  return headingBrand !== undefined ? headingBrand : title;
}

/** The brand of a whole list by its titles: the only one that they name, and that no heading of another one ends. */
export function findSoleBrand({ titles, rows }: PriceList, brands: BrandNames): string | undefined {
  const named = new Set(titles.flatMap((title) => findBrands(brandWords(title), brands).map(({ name }) => name)));
  const [only, ...others] = named;
  const ended = rows.some(({ headingBrand }) => typeof headingBrand === 'string' && headingBrand !== only);
  return others.length > 0 || ended ? undefined : only;
}
