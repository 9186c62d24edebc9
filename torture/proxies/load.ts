import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { pages } from '#contract/urls/shop-urls.ts';
import type { ShopRequests } from './shop-requests.ts';

const READERS = 16;
/** More than two nodes let wait. */
const OVERLOAD_SEARCHES = 240;

/** Reads pages all the time until `during` has ended; returns how many, all of them answered 200. */
export async function readWhile({ send }: ShopRequests, during: () => Promise<void>): Promise<number> {
  const paths = [pages.home, pages.products, pages.contact, '/api/products/allClients?limit=12'];
  let ended = false;
  let count = 0;
  const readers = Array.from({ length: READERS }, async (_, reader) => {
    for (; !ended; count += 1) {
      const path = paths[(count + reader) % paths.length] ?? pages.home;
      assert.equal((await send(path)).status, 200, path);
      await pause(5);
    }
  });
  await Promise.all([
    during().finally(() => {
      ended = true;
    }),
    ...readers,
  ]);
  return count;
}

/**
 * Sends more searches than the nodes can answer. Some are refused with 503; a proxy that takes that for a failure of the
 * node would send no request to any, and the cached pages would fail, too.
 */
export async function overload({
  requests,
  searches,
  seconds,
}: {
  requests: ShopRequests;
  searches: ShopRequests;
  seconds: number;
}): Promise<{ refused: number; pages: number }> {
  let refused = 0;
  let ended = false;
  const searchers = Array.from({ length: OVERLOAD_SEARCHES }, async (_, searcher) => {
    for (let index = 0; !ended; index += 1) {
      const { status } = await searches.send(pages.search(`whey ${searcher} ${index}`));
      assert.ok([200, 503].includes(status), `a search was answered ${status}`);
      if (status === 503) refused += 1;
    }
  });
  let read = 0;
  const reader = async () => {
    for (const end = Date.now() + seconds * 1000; Date.now() < end; read += 1) {
      assert.equal((await requests.send(pages.home)).status, 200, 'a cached page was refused');
      await pause(20);
    }
  };
  const stop = () => {
    ended = true;
  };
  await Promise.all([reader().finally(stop), ...searchers]).finally(stop);
  return { refused, pages: read };
}
