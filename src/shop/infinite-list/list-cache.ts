import type { ListPage } from '#contract/shop/shop-client.ts';

/** Lists are large, and nobody goes back further. */
const MAX_ENTRIES = 20;

/**
 * First pages of visited lists by the key of their history entry. Going back gets the same page object, and by it the
 * pager with all pages that were loaded.
 */
export function createListCache() {
  const entries = new Map<string, { href: string; page: ListPage }>();
  return {
    set({ key, href, page }: { key: string; href: string; page: ListPage }): void {
      entries.delete(key);
      entries.set(key, { href, page });
      const [oldest] = entries.keys();
      if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
    },

    /** On a forward navigation `key` is still that of the previous page; then `href` does not match. */
    get(key: string, href: string): ListPage | undefined {
      const entry = entries.get(key);
      return entry?.href === href ? entry.page : undefined;
    },
  };
}

export const listCache = createListCache();
