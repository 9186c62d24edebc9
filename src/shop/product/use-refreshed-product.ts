import { useEffect, useState } from 'react';
import type { ShopProduct } from '#contract/shop/shop-product.ts';

type Refreshed = { known: ShopProduct; product: ShopProduct | null };

/** The product that is known, until the newest one has arrived; null when that is gone. */
export function useRefreshedProduct(
  known: ShopProduct | null,
  newest: Promise<ShopProduct | null> | null,
): ShopProduct | null {
  const [arrived, setArrived] = useState<Refreshed | null>(null);
  // Not `use`: the known product stays on the screen meanwhile, with what was chosen in it.
  useEffect(() => {
    let current = true;
    void newest?.then((product) => {
      if (current && known) setArrived({ known, product });
    });
    return () => {
      current = false;
    };
  }, [known, newest]);
  return arrived?.known === known ? arrived.product : known;
}
