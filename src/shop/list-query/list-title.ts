import type { MenuEntry } from '#contract/shop/shop-client.ts';
import { listTitles } from '#contract/urls/shop-urls.ts';
import type { ListParams } from './list-params.ts';

/** Names of categories and brands. */
export type ListNames = { supplements: readonly MenuEntry[]; brands: readonly MenuEntry[] };

/** The heading of a list screen; unknown categories and brands are shown as in the URL (A39). */
export function listTitle(
  { link, subLink, search }: Pick<ListParams, 'link' | 'subLink' | 'search'>,
  { supplements, brands }: ListNames,
): string {
  if (search) return `Resultados para “${search}”`;
  if (subLink === undefined) return listTitles[link];
  const entries = link === 'marcas' ? brands : supplements;
  return entries.find((entry) => entry.link === subLink)?.name ?? subLink;
}
