import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WirePricePreview } from '#contract/responses/price-list.ts';
import { adminApi } from '#contract/urls/admin-urls.ts';
import { adminTokens } from '../test/clients/admin-client.ts';
import type { PriceListCase } from '../test/price-lists/cases.ts';
import { residentMegabytes } from '../test/report/process-usage.ts';
import { formatFine, formatTable, formatWhole } from '../test/report/table.ts';
import { type ShopServer, startShopServer } from '../test/servers/shop-server.ts';
import { type SteadyFigures, steadyLoad } from './load/steady-load.ts';
import { seedProducts } from './seed-shop.ts';

/** Previews after which the server's memory is measured for the last time. */
const PREVIEWS_IN_ALL = 30;

/**
 * Measures the shop at 50 requests per second while a large list is previewed again and again, the time of a preview
 * through the whole server, and the server's memory. Returns the tables.
 */
export async function shopDuringPreviews({ bytes, products, expected }: PriceListCase): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-bench-'));
  await seedProducts({ file: join(folder, 'shop.db'), products });
  const shop = await startShopServer({ DATA_DIR: folder, DATABASE_URL: '', DEMO: '0', LOG_LEVEL: 'error' });
  try {
    const headers = { authorization: `Bearer ${await adminTokens()(shop.url)}` };
    const times: number[] = [];
    const preview = async () => {
      const body = new FormData();
      body.set('file', new File([bytes], 'lista.pdf', { type: 'application/pdf' }));
      const from = performance.now();
      const response = await fetch(shop.url + adminApi.priceListPreview, { method: 'POST', headers, body });
      const answer: WirePricePreview = await response.json();
      times.push(performance.now() - from);
      if (!response.ok) throw new Error(`the preview answered ${response.status}`);
      if (answer.matched.length < 0.97 * expected.size) throw new Error(`only ${answer.matched.length} matched`);
    };
    const idle = await residentMegabytes(shop.pid);
    // Warm-up: nothing is rendered for the first time during the measurement.
    await sendSteadyLoad(shop, 2);
    const quiet = await sendSteadyLoad(shop, 5);
    let going = true;
    const previews = (async () => {
      while (going) await preview();
    })();
    const busy = await sendSteadyLoad(shop, 15);
    going = false;
    await previews;
    const beside = times.splice(0);
    const few = await residentMegabytes(shop.pid);
    while (times.length < PREVIEWS_IN_ALL - beside.length) await preview();
    const many = await residentMegabytes(shop.pid);
    const row = (label: string, all: number[]) => [
      label,
      formatWhole(quantile(all, 0)),
      formatWhole(quantile(all, 0.5)),
      formatWhole(quantile(all, 1)),
    ];
    return [
      formatTable([
        ['50 requests/s to the shop', 'p50 ms', 'p99 ms', 'failed'],
        ['nothing else', ...figures(quiet)],
        [`${beside.length} previews meanwhile`, ...figures(busy)],
      ]),
      formatTable([
        ['previews through the server', 'fastest ms', 'median ms', 'slowest ms'],
        row('beside 50 requests/s', beside),
        ...(times.length > 0 ? [row('alone', times)] : []),
      ]),
      `the server's memory: ${formatWhole(idle)} MB idle, ${formatWhole(few)} MB after ${beside.length} previews, ${formatWhole(many)} MB after ${PREVIEWS_IN_ALL}`,
    ];
  } finally {
    await shop.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The first page of the list on a wide screen. */
const PATHS = ['/productos', '/api/products/allClients?limit=12'];

function sendSteadyLoad({ url }: ShopServer, seconds: number): Promise<SteadyFigures> {
  let count = 0;
  const nextCall = () => ({ path: PATHS[count++ % PATHS.length] ?? '' });
  return steadyLoad({ url, perSecond: 50, seconds, nextCall });
}

function figures({ times, failed }: SteadyFigures): string[] {
  return [formatFine(quantile(times, 0.5)), formatFine(quantile(times, 0.99)), String(failed)];
}

/** The time that this share of the times does not exceed. */
function quantile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
