import { beforeAll, expect, it } from 'vitest';
import { sharedCacheControl } from '#contract/http/shared-cache-control.ts';
import { api } from '#contract/urls/shop-urls.ts';
import type { Database } from '#data/engine/database.ts';
import { DatabaseUnavailableError } from '#data/engine/database-unavailable.ts';
import { openApi } from '../../../test/api/open-api.ts';
import { eachDatabase } from '../../../test/databases/each-database.ts';
import { productInserter } from '../../../test/seeds/insert-product.ts';
import { type SharedReads, sharedReads } from './shared-reads.ts';

eachDatabase((_kind, open) => {
  let database: Database;
  let reads: SharedReads;
  let request: Awaited<ReturnType<typeof openApi>>['request'];

  beforeAll(async () => {
    database = await open();
    const insert = productInserter(database);
    for (const name of ['Café Ñandú', 'Creatina 100%', 'Whey']) await insert({ name });
    reads = sharedReads({ database });
    ({ request } = await openApi(database));
  });

  const product = api.product.replace(':name', '');

  it.each([
    `${api.productList}?link=productos&limit=2`,
    `${api.productList}?link=productos&facets=all&precioMin=1&precioMax=999999`,
    `${api.productList}?link=productos&sortOrder=precio-asc&startAfterId=1`,
    `${api.productList}?search=%20whey%20`,
    `${api.productList}?search=&startAfterId=&limit=`,
    `${api.productList}?search=wehy&facets=1`,
    `${api.productList}?sortOrder=other&precioMin=x`,
    api.productList,
    api.products,
    `${api.products}?search=cafe&limit=1`,
    `${product}caf%C3%A9%20%C3%B1and%C3%BA`,
    `${product}Creatina%20100%25?x=1`,
    `${product}creatina%20100%`,
  ])('has for %s what the API sends', async (address) => {
    const response = await request(address);
    expect(response.headers.get('cache-control')).toBe(sharedCacheControl);
    expect(await reads(address, address.split('?')[0] ?? '')).toBe(await response.text());
  });

  it.each([
    `${api.productList}?limit=0`,
    `${api.productList}?limit=2&limit=3`,
    `${api.productList}?search=zzz`,
    `${api.productList}?search=${'x'.repeat(101)}`,
    `${api.productList}?startAfterId=x`,
    `${api.products}?limit=x`,
    `${product}unknown`,
    `${product}cafe%20nandu`,
    `${product}%00`,
    api.brands,
  ])('leaves %s to the API', async (address) => {
    expect(await reads(address, address.split('?')[0] ?? '')).toBeUndefined();
  });

  it('leaves failures to the API', async () => {
    const catalogueVersion = () => Promise.reject(new DatabaseUnavailableError('away'));
    const address = `${api.products}?search=whey`;
    expect(await sharedReads({ database: { ...database, catalogueVersion } })(address, api.products)).toBeUndefined();
  });
});
