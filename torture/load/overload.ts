import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { adminApi } from '#contract/urls/admin-urls.ts';
import { pages } from '#contract/urls/shop-urls.ts';
import { adminTokens } from '../../test/clients/admin-client.ts';
import { residentMegabytes } from '../../test/report/process-usage.ts';
import type { ShopServer } from '../../test/servers/shop-server.ts';
import { type Latency, watch } from './watch.ts';

/** What the generator may send (torture/load/generator.ts). */
export const floods = ['searches', 'lists', 'paths', 'products', 'admin', 'guesses'] as const;

type OverloadOptions = { kinds: readonly (typeof floods)[number][]; connections: number; seconds: number };

/** Of cached pages, and of what a seller reads. Memory in megabytes, `left` some seconds after the end. */
export type OverloadFigures = {
  before: Latency;
  during: Latency;
  after: Latency;
  seller: Latency;
  memory: { idle: number; peak: number; left: number };
  statuses: Record<string, number>;
};

const CACHED = [pages.home, pages.products, pages.list('promociones')];
const CALM_MS = 2000;
const RECOVERY_MS = 2000;

/** Floods a server with requests that it cannot answer all, while a shopper and a seller go on. */
export async function overload(server: ShopServer, options: OverloadOptions): Promise<OverloadFigures> {
  const headers = { authorization: `Bearer ${await adminTokens()(server.url)}` };
  for (const path of CACHED) await fetch(server.url + path);
  const memory = watchMemory(server.pid);
  const shopper = watch({ url: server.url, paths: CACHED });
  const seller = watch({ url: server.url, paths: [adminApi.sales, adminApi.pendingCounts], headers });
  try {
    await pause(CALM_MS);
    const before = shopper.take();
    const idle = memory.peak();
    seller.take();
    const statuses = await flood(server.url, options);
    const during = shopper.take();
    const atSeller = seller.take();
    await pause(RECOVERY_MS);
    shopper.take();
    await pause(CALM_MS);
    const after = shopper.take();
    const figures = { before, during, after, seller: atSeller, statuses };
    for (const { failed } of [before, during, after, atSeller]) assert.equal(failed, 0, JSON.stringify(figures));
    assert.equal(statuses[500], undefined, 'no fault of the server');
    return { ...figures, memory: { idle, peak: memory.peak(), left: await residentMegabytes(server.pid) } };
  } finally {
    await Promise.all([shopper.stop(), seller.stop(), memory.stop()]);
  }
}

/** In a process of its own, so that it does not delay the shopper; resolves to the number of each status. */
async function flood(url: string, { kinds, connections, seconds }: OverloadOptions): Promise<Record<string, number>> {
  const program = join(import.meta.dirname, 'generator.ts');
  const generator = spawn(process.execPath, [program, url, kinds.join(','), String(connections), String(seconds)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return z.record(z.string(), z.number()).parse(JSON.parse(await text(generator.stdout)));
}

function watchMemory(pid: number) {
  let peak = 0;
  let isRunning = true;
  const watching = (async () => {
    while (isRunning) {
      peak = Math.max(peak, await residentMegabytes(pid));
      await pause(100);
    }
  })();
  return {
    peak: () => peak,
    stop() {
      isRunning = false;
      return watching;
    },
  };
}
