import { data, type LoaderFunctionArgs } from 'react-router';
import { LoadError } from '../error/load-error.tsx';
import { listCache } from '../infinite-list/list-cache.ts';
import { allProducts, parseListUrl } from '../list-query/list-params.ts';
import { loadFirstPage } from '../list-query/list-request.ts';
import { fromJsonData, toJsonData } from '../loader-data/json-data.ts';
import { cardProduct } from '../product-card/card-product.ts';
import { shopClient } from '../site-data/client-context.ts';
import { useMenu } from '../site-data/use-site-data.ts';
import type { Route } from './+types/page';
import { ListScreen } from './list-screen.tsx';

async function load({ url, request, context }: LoaderFunctionArgs) {
  const params = parseListUrl(url) ?? allProducts;
  const { page: loaded, status } = await loadFirstPage(shopClient({ context }), params, request.signal);
  // In the HTML only what is shown; in the browser all, so that the detail of a pressed card needs no request.
  const shown = import.meta.env.SSR ? { ...loaded, products: loaded.products.map(cardProduct) } : loaded;
  const page = toJsonData(shown);
  // Shown as an empty list, which must not be cached.
  if (status !== 200) return data({ page }, { status });
  // There are unboundedly many empty lists, so they are not cached.
  return shown.products.length > 0 ? { page } : data({ page }, { headers: { 'Cache-Control': 'no-cache' } });
}

export const loader = load;

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** Going back shows the list as it was left; `history.state` is already that of the target entry. */
export async function clientLoader(args: LoaderFunctionArgs) {
  const page = listCache.get(history.state?.key, args.url.pathname + args.url.search);
  return page ? { page: toJsonData(page) } : load(args);
}

export default function Page({ loaderData }: Route.ComponentProps) {
  const menu = useMenu();
  return menu ? <ListScreen firstPage={fromJsonData(loaderData.page)} menu={menu} /> : <LoadError />;
}
