import { useEffect, useState } from 'react';
import type { ShopProduct } from '#contract/shop/shop-product.ts';

type Refreshed = { cached: ShopProduct; product: ShopProduct | null };

/** The cached product until its refreshed version arrives; null when that no longer exists. */
export function useRefreshedProduct(
  cached: ShopProduct | null,
  refreshed: Promise<ShopProduct | null> | null,
): ShopProduct | null {
  const [result, setResult] = useState<Refreshed | null>(null);
  // Not `use`, which would suspend and lose the state of the screen.
  useEffect(() => {
    let current = true;
    void refreshed?.then((product) => {
      if (current && cached) setResult({ cached, product });
    });
    return () => {
      current = false;
    };
  }, [cached, refreshed]);
  return result?.cached === cached ? result.product : cached;
}
