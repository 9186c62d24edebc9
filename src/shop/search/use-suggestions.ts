import { useRef, useState } from 'react';
import type { ShopProduct } from '#contract/shop/shop-product.ts';
import { createLazyComponent } from '#ui/lazy/lazy-component.ts';
import { useShopClient } from '../site-data/client-context.ts';
import type { Suggest } from './suggestions.ts';

const lazySuggestionList = createLazyComponent(async () => (await import('./suggestion-list.tsx')).SuggestionList);

/** What the search box needs once somebody is about to search: all products, read once, and the part that lists them. */
export function useSuggestions() {
  const client = useShopClient();
  const asked = useRef(false);
  const [suggest, setSuggest] = useState<Suggest<ShopProduct> | null>(null);
  const List = lazySuggestionList.use();

  async function read() {
    const [products, { createSuggest: suggestionsFrom }] = await Promise.all([
      client().products(),
      import('./suggestions.ts'),
    ]);
    setSuggest(() => suggestionsFrom(products));
  }

  /** After a failure, which the client has logged, it may try again: searching works without suggestions. */
  function load() {
    void lazySuggestionList.load();
    if (asked.current) return;
    asked.current = true;
    read().catch(() => {
      asked.current = false;
    });
  }

  return { suggest, List, load };
}
