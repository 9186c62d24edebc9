import { useCallback } from 'react';
import { PrefetchPageLinks, useLocation } from 'react-router';
import type { ListPage } from '#contract/client.ts';
import { pages } from '#contract/urls.ts';
import { buttonClass } from '#ui/button-class.ts';
import { Link } from '#ui/link.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { ProductCard } from '../product-card/product-card.tsx';
import { EmptyList } from './empty-list.tsx';
import { gridClass, onlyWide } from './grid-class.ts';
import { keptLists } from './kept-lists.ts';
import { type ListAddress, listHref } from './list-address.ts';
import { usePager } from './use-pager.ts';
import { watchEnd } from './watch-end.ts';

/** Cards of the first row, whose pictures are loaded at once. */
const FIRST_ROW = 4;

/** The products of a list, growing at its end. */
export function ProductGrid({ first, address }: { first: ListPage; address: ListAddress }) {
  const { pager, state } = usePager(first, address);
  const { key, pathname, search } = useLocation();
  const infinite = !address.search;

  const attach = useCallback(
    (list: HTMLUListElement) => {
      keptLists.keep({ key, href: pathname + search, page: first });
      if (infinite) return watchEnd(list, pager);
    },
    [key, pathname, search, first, infinite, pager],
  );

  const alive = state !== pager.whole();
  const last = state.products.at(-1);
  if (last === undefined) return <EmptyList search={address.search} />;
  return (
    <>
      {/* The module of the detail page, so that the first tap need not wait for it. */}
      {alive && <PrefetchPageLinks page={pages.product(last.name)} />}
      <ul ref={attach} className={`${gridClass} ${infinite && !alive ? onlyWide : ''}`}>
        {state.products.map((product, index) => (
          <li key={product.id}>
            <ProductCard product={product} eager={index < FIRST_ROW} />
          </li>
        ))}
      </ul>
      <div className="mt-10 flex min-h-14 justify-center">
        {state.status === 'loading' && <Spinner />}
        {state.status !== 'loading' && state.hasMore && (
          <Link
            to={listHref({ ...address, after: last.id })}
            rel="next"
            onClick={(event) => {
              event.preventDefault();
              void pager.more();
            }}
            className={buttonClass({ variant: 'ghost' })}
          >
            Ver más productos
          </Link>
        )}
      </div>
    </>
  );
}
