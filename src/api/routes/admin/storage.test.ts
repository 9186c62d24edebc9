import { expect, it } from 'vitest';
import { openApi } from '../../../../test/api/open-api.ts';
import { eachDatabase } from '../../../../test/databases/each-database.ts';

eachDatabase((_kind, open) => {
  it.each([
    [12_000_000, { freeBytes: 12_000_000, isLow: true }],
    [12_000_000_000, { freeBytes: 12_000_000_000, isLow: false }],
    [undefined, { freeBytes: null, isLow: false }],
  ])('GET /api/storage says whether %s free bytes are few', async (free, expected) => {
    const api = await openApi(await open(), { freeBytes: async () => free });
    expect(await (await api.get('/api/storage', await api.bearer())).json()).toEqual(expected);
    expect((await api.get('/api/storage')).status).toBe(401);
  });
});
