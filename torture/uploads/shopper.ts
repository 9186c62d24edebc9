import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { residentMegabytes } from '../../test/report/process-usage.ts';
import type { ShopServer } from '../../test/servers/shop-server.ts';

/** Requests a path repeatedly and measures latency and the server's memory until it is stopped. */
export function startShopper(server: ShopServer, path: string) {
  let [peak, slowestMs, isRunning] = [0, 0, true];
  const shopping = (async () => {
    while (isRunning) {
      const took = await timed(async () => {
        const response = await fetch(server.url + path);
        await response.arrayBuffer();
        assert.equal(response.status, 200);
      });
      slowestMs = Math.max(slowestMs, took);
      peak = Math.max(peak, await residentMegabytes(server.pid));
      await pause(20);
    }
  })();
  return {
    async stop() {
      isRunning = false;
      await shopping;
      return { peak, slowestMs };
    },
  };
}

/** In milliseconds. */
export async function timed(act: () => Promise<void>): Promise<number> {
  const from = performance.now();
  await act();
  return performance.now() - from;
}
