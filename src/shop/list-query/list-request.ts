import type { ListPage, ListRequest, ShopClient } from '#contract/shop/shop-client.ts';
import { type DeviceClass, deviceClass, productsPerPage } from '#domain/layout/device-class.ts';
import { isOffline } from '../offline/is-offline.ts';
import type { ListParams } from './list-params.ts';

/** A page with more results would take seconds to render; the link below them loads the rest. */
const SEARCH_LIMIT = 240;

/** Products per request; a search requests all its results at once (A18). */
export function pageLimit({ search }: ListParams, device: DeviceClass): number {
  return search ? SEARCH_LIMIT : productsPerPage(device);
}

/** The browser's device class; the server renders the full page of a desktop. */
export function currentDevice(): DeviceClass {
  return typeof window === 'undefined' ? 'desktop' : deviceClass(window.innerWidth);
}

/** The API request for the page after `afterId`, by default the first page. */
export function toListRequest(params: ListParams, afterId = params.after): ListRequest {
  const { link, subLink, search, filters, sort } = params;
  // Of the call `categoria` is a part of the path.
  const { categoria: categorias, ...others } = filters;
  return {
    link,
    subLink,
    search,
    filters: { ...others, ...(categorias && { categorias }) },
    sortOrder: sort,
    startAfterId: afterId,
    limit: pageLimit(params, currentDevice()),
  };
}

type Client = Pick<ShopClient, 'list'>;
/** `status`: that of the page. */
type FirstPage = { page: ListPage; status: 200 | 400 | 503 };

/** Fetches the first page of a list; an empty page when that fails (spec §8), marked where there is no connection. */
export async function loadFirstPage(client: Client, params: ListParams, signal: AbortSignal): Promise<FirstPage> {
  const empty: ListPage = { products: [], hasMore: false };
  const request = async (): Promise<FirstPage> => ({
    page: await client.list({ ...toListRequest(params), facets: params.allChoices ? 'all' : '1' }, signal),
    status: 200,
  });
  const failed = (error: unknown): FirstPage => ({ page: empty, status: statusOf(error) === 400 ? 400 : 503 });
  return request().catch(async (error) => {
    // Without a response it is the fault of the server or of the connection, which may be back by now.
    if (statusOf(error) !== 0) return failed(error);
    if (await isOffline()) return { page: { ...empty, offline: true }, status: 503 };
    return request().catch(failed);
  });
}

/** By the status alone, because the bundle of the server has a class ApiError of its own. */
function statusOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
}
