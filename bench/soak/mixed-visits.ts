import { pages } from '#contract/urls/shop-urls.ts';
import { brandLinks, productName } from '../large-catalogue.ts';
import type { LoadCall } from '../load/varied-load.ts';
import { writeRows } from '../rows.ts';

/** Requests until the next write, which invalidates the whole response cache. */
const ROUND = 200;
/** Of each round; the rest are details. */
const SEARCHES = 40;
const LISTS = 70;

/** The request of each number: a write of a price or a sale, searches, each another one, lists and details. */
export function mixedVisits({ products, token }: { products: number; token: string }): (index: number) => LoadCall {
  const writes = writeRows(products);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return (index) => {
    const round = Math.floor(index / ROUND);
    const turn = index % ROUND;
    const write = turn === 0 ? writes[round % writes.length] : undefined;
    if (write) return { ...write.call(round), headers };
    // A multiple of a number that shares no divisor with the round mixes the kinds.
    const kind = (turn * 7) % ROUND;
    const brand = brandLinks[index % brandLinks.length] ?? '';
    if (kind < SEARCHES) return { path: pages.search(`${brand} ${index}`) };
    if (kind < SEARCHES + LISTS) return { path: pages.list('marcas', brand) };
    return { path: pages.product(productName(index % products)) };
  };
}
