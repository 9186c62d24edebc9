import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminTokens } from '../../test/clients/admin-client.ts';
import { residentMegabytes } from '../../test/report/process-usage.ts';
import { formatFine, formatWhole } from '../../test/report/table.ts';
import { startShopServer } from '../../test/servers/shop-server.ts';
import { type SteadyFigures, steadyLoad } from '../load/steady-load.ts';
import { seedCatalogue } from '../seed-shop.ts';
import { mixedVisits } from './mixed-visits.ts';

const PER_SECOND = 200;
const MAX_MEGABYTES = 220;

/** The server's memory before, during and after a steady load of all kinds; the first row names the columns. */
export async function soakTable({ products, minutes }: { products: number; minutes: number }): Promise<string[][]> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-soak-'));
  await seedCatalogue({ file: join(folder, 'shop.db'), products });
  const shop = await startShopServer({ DATA_DIR: folder, DATABASE_URL: '', DEMO: '0', LOG_LEVEL: 'error' });
  const rows = [[`${PER_SECOND} requests/s`, 'memory MB', 'p50 ms', 'p99 ms', 'failed', 'target']];
  try {
    const tokenOf = adminTokens();
    rows.push(['at the start', formatWhole(await residentMegabytes(shop.pid)), '', '', '', '']);
    let sent = 0;
    for (let minute = 0; minute < minutes; minute += 1) {
      const visit = mixedVisits({ products, token: await tokenOf(shop.url) });
      const last = Math.min(minutes, minute + 1);
      const figures = await steadyLoad({
        url: shop.url,
        perSecond: PER_SECOND,
        seconds: 60 * (last - minute),
        nextCall: () => visit(sent++),
      });
      const megabytes = formatWhole(await residentMegabytes(shop.pid));
      rows.push([`after ${last} min`, megabytes, ...cells(figures), `≤ ${MAX_MEGABYTES} MB`]);
    }
  } finally {
    await shop.stop();
    await rm(folder, { recursive: true, force: true });
  }
  return rows;
}

function cells({ times, failed }: SteadyFigures): string[] {
  const sorted = times.toSorted((a, b) => a - b);
  const percentile = (share: number) => formatFine(sorted[Math.floor(sorted.length * share)] ?? Number.NaN);
  return [percentile(0.5), percentile(0.99), formatWhole(failed)];
}
