import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type ShopServer, startShopServer } from '../../test/servers/shop-server.ts';
import { overload } from './overload.ts';
import { stopInTurn } from './rolling-stops.ts';
import { openSlowSockets } from './sockets.ts';

let folder: string;
const environment = () => ({ DATA_DIR: folder, DATABASE_URL: '', DEMO: '1', LOG_LEVEL: 'fatal' });

/** A short run; `npm run torture` repeats the same for long. */
test.describe('the server', () => {
  test.beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shop-load-'));
  });

  test.afterEach(() => rm(folder, { recursive: true, force: true }));

  async function withServer<Result>(use: (server: ShopServer) => Promise<Result>): Promise<Result> {
    const server = await startShopServer(environment());
    try {
      return await use(server);
    } finally {
      await server.stop();
    }
  }

  test('refuses what is too much, while a shopper and a seller go on', async () => {
    const { statuses, during } = await withServer((server) =>
      overload(server, { kinds: ['searches'], connections: 300, seconds: 3 }),
    );
    expect(statuses[503]).toBeGreaterThan(0);
    expect(statuses[200]).toBeGreaterThan(0);
    expect(statuses[0]).toBeUndefined();
    // Without the lanes seconds.
    expect(during.p99).toBeLessThan(1500);
  });

  test('cuts off slow connections', async () => {
    const { shopper } = await withServer((server) => openSlowSockets(server, { sockets: 100, withBodies: false }));
    expect(shopper.p99).toBeLessThan(1500);
  });

  test('stopped under load, breaks no request', async () => {
    const { requests } = await stopInTurn(environment(), 2);
    expect(requests).toBeGreaterThan(20);
  });
});
