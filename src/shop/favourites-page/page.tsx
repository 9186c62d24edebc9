import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { ShopProduct } from '#contract/shop/shop-product.ts';
import { pages } from '#contract/urls/shop-urls.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { getFavourites } from '../favourites/favourites.ts';
import { gridClass } from '../infinite-list/grid-class.ts';
import { GridSkeleton } from '../infinite-list/grid-skeleton.tsx';
import { PageHeader } from '../info/page-header.tsx';
import { ProductCard } from '../product-card/product-card.tsx';
import { PageMeta } from '../seo/page-meta.tsx';
import { useShopClient } from '../site-data/client-context.ts';

/** The favourites of this browser, with today's prices. One that is taken out stays until the page is left. */
export default function Favourites() {
  const client = useShopClient();
  const [state, setState] = useState<'loading' | 'failed' | readonly ShopProduct[]>('loading');
  const load = useEffectEvent((signal: AbortSignal) => {
    client()
      .productsByIds(getFavourites(), signal)
      .then(setState, () => {
        if (!signal.aborted) setState('failed');
      });
  });
  useEffect(() => {
    if (state !== 'loading') return;
    const unmounted = new AbortController();
    load(unmounted.signal);
    return () => unmounted.abort();
  }, [state]);

  return (
    <>
      <PageMeta title="Favoritos" indexed={false} />
      <PageHeader title="Favoritos">Los productos que guardaste, solo en este dispositivo.</PageHeader>
      <div className="page-column pb-12 md:pb-16">
        {state === 'loading' && (
          <>
            <div className="needs-script">
              <GridSkeleton />
            </div>
            <p className="hidden text-lg no-script:block">Los favoritos necesitan JavaScript.</p>
          </>
        )}
        {state === 'failed' && (
          <Message text="No pudimos traer tus favoritos.">
            <Button variant="ghost" onClick={() => setState('loading')}>
              Reintentar
            </Button>
          </Message>
        )}
        {typeof state !== 'string' && <Products products={state} />}
      </div>
    </>
  );
}

function Products({ products }: { products: readonly ShopProduct[] }) {
  if (products.length === 0) {
    return (
      <Message text="Todavía no guardaste ninguno: tocá el corazón de un producto.">
        <ButtonLink to={pages.products} variant="ghost">
          Ver todos los productos
        </ButtonLink>
      </Message>
    );
  }
  return (
    <section aria-labelledby="guardados">
      <h2 id="guardados" className="sr-only">
        Productos guardados
      </h2>
      <ul className={gridClass}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Message({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div role="status" className="flex flex-col items-start gap-5 rounded-lg bg-ground px-6 py-12 md:px-10 md:py-16">
      <p className="title text-2xl">{text}</p>
      {children}
    </div>
  );
}
