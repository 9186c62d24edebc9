import { pino } from 'pino';
import { beforeAll, expect, it } from 'vitest';
import { sharedCacheControl } from '#contract/http/shared-cache-control.ts';
import { openApi } from '../../test/api/open-api.ts';
import { eachDatabase } from '../../test/databases/each-database.ts';
import { productInserter } from '../../test/seeds/insert-product.ts';
import { createApi } from './app.ts';
import { accessTable } from './http/guard.ts';

eachDatabase((_kind, open) => {
  let api: Awaited<ReturnType<typeof openApi>>;
  let calls: { path: string; access: unknown }[];

  beforeAll(async () => {
    const database = await open();
    api = await openApi(database);
    await productInserter(database)({ name: 'Whey', amount: 5 });
    const { images, identity } = api;
    const app = createApi({ database, identity, images, log: pino({ level: 'silent' }), isProxy: () => false });
    calls = [...accessTable(app)]
      .filter(([call]) => call.startsWith('GET /api/'))
      .map(([call, access]) => ({ path: call.slice('GET '.length), access }));
  });

  const filled = (path: string) => path.replace(':name', 'whey').replace(/:\w+/g, '1');
  const cacheControl = async (path: string, headers?: Record<string, string>) =>
    (await api.get(filled(path), headers)).headers.get('cache-control');

  it('each GET says how it may be cached', async () => {
    for (const { path } of calls) {
      const known = [sharedCacheControl, 'no-cache', 'no-store'];
      expect([path, known.includes((await cacheControl(path)) ?? '')]).toEqual([path, true]);
    }
  });

  it('no response to an administrator is stored', async () => {
    const bearer = await api.bearer();
    for (const { path, access } of calls)
      if (access === 'admin') expect([path, await cacheControl(path, bearer)]).toEqual([path, 'no-store']);
  });

  it.each([
    ['/api/products/all', sharedCacheControl],
    ['/api/products/:name', sharedCacheControl],
    ['/api/products/byIds?ids=1', 'no-cache'],
    ['/api/products/nada', 'no-cache'],
    ['/api/nothing', 'no-cache'],
    ['/api/auth/provider', 'no-store'],
    ['/api/ready', 'no-store'],
  ])('GET %s is sent with %s', async (path, expected) => expect(await cacheControl(path)).toBe(expected));
});
