import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ShopProduct } from '#contract/shop/shop-product.ts';
import { pages } from '#contract/urls/shop-urls.ts';
import { Carousel } from '#ui/carousel/carousel.tsx';
import { cardProduct } from '../product-card/card-product.ts';
import { ProductCard } from '../product-card/product-card.tsx';
import { SectionLink } from '../section-link/section-link.tsx';
import { useShopClient } from '../site-data/client-context.ts';
import { getSeenProducts, rememberSeen } from './seen-products.ts';

const SIZES = '(min-width: 64em) 16rem, (min-width: 29em) 45vw, 90vw';

/** Far enough that the row is there before it comes into view, so that nothing moves. */
const NEAR = '800px';

/** The products seen before the open one, with today's prices; requested when the end of the page is near. */
export function SeenProductsRow({ openId }: { openId?: number | undefined }) {
  const client = useShopClient();
  const [products, setProducts] = useState<readonly ShopProduct[]>([]);
  const end = useRef<HTMLDivElement>(null);
  const request = useEffectEvent((ids: readonly number[], signal: AbortSignal) => client().productsByIds(ids, signal));

  useEffect(() => {
    const seen = getSeenProducts().filter((id) => id !== openId);
    if (openId !== undefined) rememberSeen(openId);
    if (end.current === null || seen.length === 0) return;
    const unmounted = new AbortController();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        // The client logs a failure; the page is complete without the row.
        request(seen, unmounted.signal).then(setProducts, () => {});
      },
      { rootMargin: NEAR },
    );
    observer.observe(end.current);
    return () => {
      observer.disconnect();
      unmounted.abort();
    };
  }, [openId]);

  if (products.length === 0) return <div ref={end} />;
  return (
    <div className="border-t border-line">
      <Carousel
        title="Vistos hace poco"
        layout="related"
        action={<SectionLink to={pages.favourites} text="Ver favoritos" />}
        className="page-column py-12 md:py-16"
      >
        {products.map((product) => (
          <ProductCard key={product.id} product={cardProduct(product)} sizes={SIZES} />
        ))}
      </Carousel>
    </div>
  );
}
