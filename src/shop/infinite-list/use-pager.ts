import type { ListPage } from '#contract/shop/shop-client.ts';
import { useStore } from '#ui/store/store.ts';
import type { ListParams } from '../list-query/list-params.ts';
import { currentDevice, pageLimit, toListRequest } from '../list-query/list-request.ts';
import { useShopClient } from '../site-data/client-context.ts';
import type { PagedListState } from './list-state.ts';
import { createPager, type Pager } from './pager.ts';

/** Pagers by their first page: as long as that is cached, going back finds all pages that were loaded. */
const pagers = new WeakMap<ListPage, Pager>();

/** The pager of the list that starts with this page. */
export function usePager(firstPage: ListPage, params: ListParams): { pager: Pager; state: PagedListState } {
  const client = useShopClient();
  const pager = pagers.get(firstPage) ?? startPager();

  function startPager(): Pager {
    const size = pageLimit(params, currentDevice());
    const pager = createPager({
      firstPage,
      size,
      load: (afterId, signal) => client().list(toListRequest(params, afterId), signal),
    });
    pagers.set(firstPage, pager);
    return pager;
  }

  return { pager, state: useStore(pager, pager.serverState) };
}
