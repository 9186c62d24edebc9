import { createStaticHandler, RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { createShopClient } from '#contract/shop/shop-client.ts';
import { pages } from '#contract/urls/shop-urls.ts';
import { loader } from '#shop/product/page.tsx';
import { shopClientContext } from '#shop/site-data/client-context.ts';
import { updateProduct } from '#use-cases/catalogue/product-writes.ts';
import { openApi } from '../../../test/api/open-api.ts';
import { eachDatabase } from '../../../test/databases/each-database.ts';
import { productInserter } from '../../../test/seeds/insert-product.ts';

eachDatabase((_kind, open) => {
  it("[M2.1-12] a renamed product's old address answers 301 with the way to the new one", async () => {
    const database = await open();
    const id = await productInserter(database)({ name: 'Creatina Vieja' });
    const { request } = await openApi(database);
    const client = createShopClient({ fetch: (path, init) => request(path, init ?? {}), log: () => {} });
    const requestContext = new RouterContextProvider(new Map([[shopClientContext, client]]));
    const handler = createStaticHandler([
      {
        path: '/productos/:nombre',
        loader: ({ params: { nombre = '' }, ...args }) => loader({ ...args, params: { nombre } }),
      },
    ]);
    const visit = (name: string) =>
      handler.query(new Request(`https://tienda.example${pages.product(name)}`), { requestContext });

    expect(await visit('Creatina Vieja')).not.toBeInstanceOf(Response);
    await updateProduct(database, { id, change: { name: 'Creatina Ñandú' }, now: Date.UTC(2026, 4, 1) });
    const answer = await visit('Creatina Vieja');
    if (!(answer instanceof Response)) throw new Error('the page was shown under its old address');
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/productos/creatina-%C3%B1and%C3%BA']);
    expect(await visit('Creatina Ñandú')).toMatchObject({ statusCode: 200 });
    expect(await visit('Creatina Nueva')).toMatchObject({ statusCode: 404 });
  });
});
