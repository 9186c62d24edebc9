import { expect, it } from 'vitest';
import { openApi } from '../../../../test/api/open-api.ts';
import { eachDatabase } from '../../../../test/databases/each-database.ts';

eachDatabase((_kind, open) => {
  it('GET /api/backupStatus says how old the newest backup is, to administrators', async () => {
    const status = { ageMs: 5000, bytes: 12_000_000, hasFailed: false };
    const api = await openApi(await open(), { readBackupStatus: async () => status });
    expect(await (await api.get('/api/backupStatus', await api.bearer())).json()).toEqual({ isDaily: true, ...status });
    expect((await api.get('/api/backupStatus')).status).toBe(401);
  });

  it('GET /api/backupStatus without daily backups has none', async () => {
    const api = await openApi(await open());
    const body = { isDaily: false, ageMs: null, bytes: null, hasFailed: false };
    expect(await (await api.get('/api/backupStatus', await api.bearer())).json()).toEqual(body);
  });
});
