import { api } from '#contract/urls/shop-urls.ts';
import type { ApiDependencies } from '../http/env.ts';
import { lastSegment, productName } from '../requests/parameters.ts';
import {
  productListQuery,
  productsQuery,
  readWireProduct,
  readWireProductList,
  readWireProducts,
  type SharedValue,
} from './product-reads.ts';

/** The JSON of a cacheable response at an address with this path; undefined for all else, which the API itself answers. */
export type SharedReads = (address: string, path: string) => Promise<string | undefined>;

type Read = (parameters: URLSearchParams) => Promise<SharedValue<object> | undefined>;

const PRODUCT = api.product.replace(':name', '');

/** Reads of products that pass by requests, responses and their middleware. */
export function sharedReads({ database }: Pick<ApiDependencies, 'database'>): SharedReads {
  const lists = new Map<string, Read>([
    [
      api.productList,
      async (parameters) => {
        const query = productListQuery.safeParse(Object.fromEntries(parameters));
        return query.success ? readWireProductList(database, { query: query.data, parameters }) : undefined;
      },
    ],
    [
      api.products,
      async (parameters) => {
        const query = productsQuery.safeParse(Object.fromEntries(parameters));
        return query.success ? readWireProducts(database, query.data) : undefined;
      },
    ],
  ]);

  const read = async (address: string, path: string) => {
    const list = lists.get(path);
    if (!list) return path.startsWith(PRODUCT) ? readNamed(database, address) : undefined;
    const query = address.indexOf('?');
    const parameters = new URLSearchParams(query === -1 ? '' : address.slice(query));
    const isRepeated = new Set(parameters.keys()).size < parameters.size;
    return isRepeated ? undefined : list(parameters);
  };

  return async (address, path) => {
    // Where this fails, the API fails too, and answers.
    const found = await read(address, path).catch(() => undefined);
    return found?.isCacheable ? JSON.stringify(found.value) : undefined;
  };
}

async function readNamed(database: ApiDependencies['database'], address: string) {
  const name = lastSegment(address);
  return productName.safeParse(name).success ? readWireProduct(database, name) : undefined;
}
