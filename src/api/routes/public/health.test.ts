import { expect, it } from 'vitest';
import { openApi } from '../../../../test/api/open-api.ts';
import { eachDatabase } from '../../../../test/databases/each-database.ts';

eachDatabase((_kind, open) => {
  it('is alive and ready while the database answers', async () => {
    const api = await openApi(await open());
    expect(await api.read('/api/health')).toEqual({ status: 'ok' });
    expect(await api.read('/api/ready')).toEqual({ status: 'ready', version: expect.any(Number) });
  });

  it('is alive but not ready without the database', async () => {
    const database = await open();
    const api = await openApi(database);
    await database.query.schema.dropTable('catalogue_version').execute();
    expect((await api.get('/api/health')).status).toBe(200);
    expect((await api.get('/api/ready')).status).toBe(503);
  });

  it('is alive but not ready while the server stops', async () => {
    let stopping = false;
    const api = await openApi(await open(), { isStopping: () => stopping });
    expect((await api.get('/api/ready')).status).toBe(200);
    stopping = true;
    const refusal = await api.get('/api/ready');
    expect([refusal.status, refusal.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(await refusal.json()).toMatchObject({ error: 'La tienda no puede atender pedidos en este momento.' });
    expect((await api.get('/api/health')).status).toBe(200);
  });
});
