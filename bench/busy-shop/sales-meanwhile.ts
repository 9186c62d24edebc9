import { setTimeout as pause } from 'node:timers/promises';
import { adminApi } from '#contract/urls/admin-urls.ts';
import { pages } from '#contract/urls/shop-urls.ts';
import { adminTokens } from '../../test/clients/admin-client.ts';
import { formatFine } from '../../test/report/table.ts';
import { loadPath } from '../load/path-load.ts';

const SALE_INTERVAL_MS = 1000;
const ROUNDS = 3;
const MAX_RATIO = 2;

type Options = { shop: { url: string; pid: number }; seconds: number; idProduct: number };

/** The 99th percentile of a kept page without and with a sale each second, in turns; the first row names the columns. */
export async function salesTable(options: Options): Promise<string[][]> {
  const token = await adminTokens()(options.shop.url);
  const rows: string[][] = [['Kept pages, p99 ms', 'no sales', 'a sale each second', 'ratio', 'target']];
  for (const path of [pages.home, pages.products]) {
    const quiet: number[] = [];
    const busy: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      quiet.push((await loadPath(options.shop, { ...options, path })).p99);
      const selling = new AbortController();
      const sales = sellEachSecond({ ...options, token, signal: selling.signal });
      busy.push((await loadPath(options.shop, { ...options, path })).p99);
      selling.abort();
      await sales;
    }
    const [without, during] = [median(quiet), median(busy)];
    rows.push([path, formatFine(without), formatFine(during), formatFine(during / without), `≤ ${MAX_RATIO}`]);
  }
  return rows;
}

async function sellEachSecond({ shop, idProduct, token, signal }: Options & { token: string; signal: AbortSignal }) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  while (!signal.aborted) {
    const body = JSON.stringify({ idProduct, quantity: 1 });
    const response = await fetch(shop.url + adminApi.sales, { method: 'POST', headers, body });
    if (!response.ok) throw new Error(`the sale was answered ${response.status}`);
    await pause(SALE_INTERVAL_MS, undefined, { signal }).catch(() => {});
  }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
