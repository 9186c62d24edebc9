import { useRef, useState } from 'react';
import type { ShopProduct } from '#contract/shop/shop-product.ts';
import { createLazyComponent } from '#ui/lazy/lazy-component.ts';
import { useShopClient } from '../site-data/client-context.ts';
import type { Suggest } from './suggestions.ts';

const lazySuggestionList = createLazyComponent(async () => (await import('./suggestion-list.tsx')).SuggestionList);

/** Products and list component of the search box, loaded when it gets the focus. */
export function useSuggestions() {
  const client = useShopClient();
  const requested = useRef(false);
  const [suggest, setSuggest] = useState<Suggest<ShopProduct> | null>(null);
  const [failed, setFailed] = useState(false);
  const List = lazySuggestionList.use();

  async function read() {
    const [products, { createSuggest }] = await Promise.all([client().products(), import('./suggestions.ts')]);
    setSuggest(() => createSuggest(products));
  }

  /** A failure, which the client logs, can be retried; searching works without suggestions. */
  function load() {
    void lazySuggestionList.load();
    if (requested.current) return;
    requested.current = true;
    setFailed(false);
    read().catch(() => {
      requested.current = false;
      setFailed(true);
    });
  }

  return { suggest, loading: suggest === null && !failed, List, load };
}
