import { api, pages } from '#contract/urls/shop-urls.ts';
import { safeDecode, segmentToName } from '#domain/catalogue/slug.ts';
import type { ApiResponse } from './cached-calls.ts';

const PREFIX = `${pages.products}/`;

/** Whether a path is that of a product that does not exist: its page need not be rendered to know it. */
export async function isUnknownProduct(path: string, fetch: (path: string) => Promise<ApiResponse>): Promise<boolean> {
  if (!path.startsWith(PREFIX)) return false;
  const name = segmentToName(safeDecode(path.slice(PREFIX.length)));
  return (await fetch(api.product.replace(':name', () => encodeURIComponent(name)))).status === 404;
}
