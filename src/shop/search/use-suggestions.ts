import { useRef, useState } from 'react';
import type { ShopProduct } from '#contract/shop/shop-product.ts';
import { createLoadedPart } from '#ui/lazy/lazy-component.ts';
import { useShopClient } from '../site-data/client-context.ts';
import type { Suggestions } from './suggestions.ts';

const list = createLoadedPart(async () => (await import('./suggestion-list.tsx')).SuggestionList);

/** What the search box needs once somebody is about to search: all products, read once, and the part that lists them. */
export function useSuggestions() {
  const client = useShopClient();
  const asked = useRef(false);
  const [suggest, setSuggest] = useState<Suggestions<ShopProduct> | null>(null);
  const List = list.use();

  async function read() {
    const [products, { suggestionsFrom }] = await Promise.all([client().products(), import('./suggestions.ts')]);
    setSuggest(() => suggestionsFrom(products));
  }

  /** After a failure, which the client has logged, it may try again: searching works without suggestions. */
  function load() {
    void list.load();
    if (asked.current) return;
    asked.current = true;
    read().catch(() => {
      asked.current = false;
    });
  }

  return { suggest, List, load };
}
