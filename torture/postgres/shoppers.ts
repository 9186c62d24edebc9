import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { api, pages } from '#contract/urls/shop-urls.ts';

/** What shoppers got. `stale`: as it last was, because the database was away. */
export type Visits = { fresh: number; stale: number; unavailable: number; slowestMs: number };

const PATHS = [
  pages.home,
  pages.list('productos'),
  `${pages.list('productos')}?sort=price`,
  api.productList,
  api.brands,
];

/** Pauses between the visits of a shopper, so that a whole test machine is not busy with them. */
const PAUSE_MS = 10;

/**
 * Visits pages and public calls until `stop`, every fourth with a search that nobody made before. Anything but a whole
 * response or an honest 503 fails.
 */
export function startShoppers(url: string, count: number): { visits: Visits; stop: () => Promise<Visits> } {
  const visits: Visits = { fresh: 0, stale: 0, unavailable: 0, slowestMs: 0 };
  let stopping = false;
  let turn = 0;

  const shop = async () => {
    while (!stopping) {
      turn += 1;
      const path = turn % 4 === 0 ? `${pages.list('productos')}?search=w${turn}` : (PATHS[turn % PATHS.length] ?? '/');
      const startedAt = performance.now();
      visits[await visit(url, path)] += 1;
      visits.slowestMs = Math.max(visits.slowestMs, performance.now() - startedAt);
      await pause(PAUSE_MS);
    }
  };
  const shopping = Promise.all(Array.from({ length: count }, shop));
  // Reported by `stop`.
  shopping.catch(() => {});
  return {
    visits,
    async stop() {
      stopping = true;
      await shopping;
      return visits;
    },
  };
}

export async function visit(url: string, path: string): Promise<'fresh' | 'stale' | 'unavailable'> {
  const response = await fetch(url + path);
  const text = await response.text();
  const { status, headers } = response;
  if (status === 503) {
    assert.equal(headers.get('retry-after'), '2', path);
    assert.match(text, /Probá de nuevo/, path);
    assert.ok(text.length < 5000, `${path}: the notice is small`);
    return 'unavailable';
  }
  assert.equal(status, 200, `${path}: ${text.slice(0, 200)}`);
  if (!headers.has('warning')) return 'fresh';
  assert.equal(headers.get('cache-control'), 'no-cache', path);
  assert.ok(Number(headers.get('age')) <= 3600, path);
  return 'stale';
}
