import { useRef, useState } from 'react';
import type { ShopProduct } from '#contract/product.ts';
import { useShopClient } from '../shop-client.ts';
import { type Suggestions, suggestionsFrom } from './suggestions.ts';

/** `suggest` is null until all products have been read, which `load` does once; after a failure it may try again. */
export function useSuggestions(): { suggest: Suggestions<ShopProduct> | null; load: () => void } {
  const client = useShopClient();
  const asked = useRef(false);
  const [suggest, setSuggest] = useState<Suggestions<ShopProduct> | null>(null);

  function load() {
    if (asked.current) return;
    asked.current = true;
    client()
      .products()
      .then(
        (products) => setSuggest(() => suggestionsFrom(products)),
        // The client has logged it; searching works without suggestions.
        () => {
          asked.current = false;
        },
      );
  }

  return { suggest, load };
}
