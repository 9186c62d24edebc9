import type { ListPage, ListRequest, ShopClient } from '#contract/shop/shop-client.ts';
import { type DeviceClass, deviceClass, productsPerPage } from '#domain/layout/device-class.ts';
import type { ListParams } from './list-params.ts';

/** Of more results a page would take seconds; the link below them leads on. */
const SEARCH_LIMIT = 240;

/** How many products are asked for at once; a search brings its results together (A18). */
export function pageLimit({ search }: ListParams, device: DeviceClass): number {
  return search ? SEARCH_LIMIT : productsPerPage(device);
}

/** The browser's device class. On the server nobody has one, and pages are made whole. */
export function currentDevice(): DeviceClass {
  return typeof window === 'undefined' ? 'desktop' : deviceClass(window.innerWidth);
}

/** What is asked of the API for a page of the list; without `afterId` for its first one. */
export function toListRequest(address: ListParams, afterId = address.after): ListRequest {
  const { link, categoria, search, sort } = address;
  return {
    link,
    categoria,
    search,
    sortOrder: sort,
    startAfterId: afterId,
    limit: pageLimit(address, currentDevice()),
  };
}

type Client = Pick<ShopClient, 'list'>;
type FirstPage = { page: ListPage; failed: boolean };

/** The list's first page; when it cannot be fetched an empty one, as spec §8 asks. */
export async function loadFirstPage(client: Client, address: ListParams, signal: AbortSignal): Promise<FirstPage> {
  try {
    return { page: await client.list(toListRequest(address), signal), failed: false };
  } catch {
    return { page: { products: [], hasMore: false }, failed: true };
  }
}
