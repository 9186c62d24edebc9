import { type ListLink, pages } from '#contract/urls/shop-urls.ts';
import type { SharedChoice } from '#domain/shared-list/shared-list.ts';

/** Names and links of the shop's lists. */
export type ListLinks = Record<SharedChoice['grouping'], readonly { name: string; link: string; list: ListLink }[]>;

/** Path of the list in the shop that is nearest to what was chosen. */
export function listPath({ grouping, group, text, offersOnly }: SharedChoice, links: ListLinks): string {
  const found = links[grouping].find(({ name }) => name === group);
  if (found) return pages.list(found.list, found.link);
  if (text.trim() !== '') return pages.search(text.trim());
  return offersOnly ? pages.list('promociones') : pages.products;
}
