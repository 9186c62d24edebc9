import type { ListPage } from '#contract/shop/shop-client.ts';

/** Lists are long in memory, and nobody goes back farther. */
const MOST = 20;

/**
 * The first pages of lists that were on the screen, under the key of their place in the browser's history. Going back
 * is handed the same page again, and with it the pager that has all that was loaded.
 */
export function createKeptLists() {
  const kept = new Map<string, { href: string; page: ListPage }>();
  return {
    keep({ key, href, page }: { key: string; href: string; page: ListPage }): void {
      kept.delete(key);
      kept.set(key, { href, page });
      const [oldest] = kept.keys();
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
    },

    /** While the browser goes forward, `key` is still that of the page which is left: then the address does not match. */
    find(key: string, href: string): ListPage | undefined {
      const entry = kept.get(key);
      return entry?.href === href ? entry.page : undefined;
    },
  };
}

export const keptLists = createKeptLists();
