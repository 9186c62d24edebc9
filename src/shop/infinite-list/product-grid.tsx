import { useCallback } from 'react';
import { PrefetchPageLinks, useLocation } from 'react-router';
import type { ListPage } from '#contract/shop/shop-client.ts';
import { pages } from '#contract/urls/shop-urls.ts';
import { productsPerPage } from '#domain/layout/device-class.ts';
import { Link } from '#ui/link/link.tsx';
import { type ListParams, listUrl } from '../list-query/list-params.ts';
import { currentDevice } from '../list-query/list-request.ts';
import type { ListNames } from '../list-query/list-title.ts';
import { ProductCard } from '../product-card/product-card.tsx';
import { EmptyList } from './empty-list.tsx';
import { gridClass, trimOnSmallScreens } from './grid-class.ts';
import { LoadingCards } from './grid-skeleton.tsx';
import { listCache } from './list-cache.ts';
import { LoadMore, SkipToFooter } from './load-more.tsx';
import { loadMoreOnScroll } from './load-more-on-scroll.ts';
import { OfflineList } from './offline-list.tsx';
import { usePager } from './use-pager.ts';

/** Cards of the first row, whose images are loaded eagerly. */
const EAGER_CARDS = 4;

/** The products of a list, with infinite scroll. */
export function ProductGrid({ firstPage, params, menu }: { firstPage: ListPage; params: ListParams; menu: ListNames }) {
  const { pager, state } = usePager(firstPage, params);
  const { key, pathname, search } = useLocation();
  const infinite = !params.search;

  const attach = useCallback(
    (list: HTMLUListElement) => {
      listCache.set({ key, href: pathname + search, page: firstPage });
      if (!infinite) return;
      // Without it a reload starts at the first page.
      import('./list-position.ts').then(
        ({ keepListPosition }) => keepListPosition(pager),
        () => {},
      );
      return loadMoreOnScroll(list, pager);
    },
    [key, pathname, search, firstPage, infinite, pager],
  );

  const hydrated = state !== pager.serverState;
  const last = state.products.at(-1);
  if (firstPage.offline) return <OfflineList />;
  if (last === undefined) return <EmptyList search={params.search} nearest={firstPage.nearest} menu={menu} />;
  return (
    <>
      {/* Prefetches the module of the detail page, so that the first tap does not wait for it. */}
      {hydrated && <PrefetchPageLinks page={pages.product(last.name)} />}
      {firstPage.searchedFor && (
        <p role="status" className="mb-6 rounded-md bg-ground px-4 py-3">
          No encontramos «{params.search}». Mostramos resultados para «{firstPage.searchedFor}».
        </p>
      )}
      {params.after !== undefined && (
        <p className="mb-5">
          <Link
            to={listUrl({ ...params, after: undefined })}
            rel="prev"
            className="font-bold underline underline-offset-4"
          >
            Volver al principio de la lista
          </Link>
        </p>
      )}
      {infinite && state.hasMore && <SkipToFooter className="sr-only focus:not-sr-only focus:mb-3" />}
      <ul ref={attach} className={`${gridClass} ${infinite && !hydrated ? trimOnSmallScreens : ''}`}>
        {state.products.map((product, index) => (
          <li key={product.id}>
            <ProductCard product={product} eager={index < EAGER_CARDS} />
          </li>
        ))}
      </ul>
      {hydrated && infinite && state.hasMore && (
        <LoadingCards key={state.products.length} count={productsPerPage(currentDevice())} />
      )}
      <LoadMore state={state} params={params} onMore={() => void pager.loadMore()} />
    </>
  );
}
