import { useSyncExternalStore } from 'react';
import type { ListPage } from '#contract/shop/shop-client.ts';
import type { ListAddress } from '../list-query/list-params.ts';
import { currentDevice, listRequest, pageLimit } from '../list-query/list-request.ts';
import { useShopClient } from '../site-data/client-context.ts';
import type { ListState } from './list-state.ts';
import { createPager, type Pager } from './pager.ts';

/** A list lives as long as its first page is known, so that going back finds all that was loaded. */
const pagers = new WeakMap<ListPage, Pager>();

/** The list that begins with this page; another first page is another list. */
export function usePager(first: ListPage, address: ListAddress): { pager: Pager; state: ListState } {
  const client = useShopClient();
  const pager = pagers.get(first) ?? begin();

  function begin(): Pager {
    const size = pageLimit(address, currentDevice());
    const pager = createPager({
      first,
      size,
      load: (afterId, signal) => client().list(listRequest(address, afterId), signal),
    });
    pagers.set(first, pager);
    return pager;
  }

  return { pager, state: useSyncExternalStore(pager.subscribe, pager.get, pager.whole) };
}
