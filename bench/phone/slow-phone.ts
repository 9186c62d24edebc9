import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { pages } from '#contract/urls/shop-urls.ts';
import config from '../../playwright.config.ts';
import { firstProduct } from '../../test/clients/shop-client.ts';
import { formatWhole } from '../../test/report/table.ts';
import { startShopServer } from '../../test/servers/shop-server.ts';
import { median } from '../back-office/median.ts';
import { measureVisit, type VisitFigures } from './measure-visit.ts';

const VISITS = 5;

type Column = { figure: keyof VisitFigures; head: string; target: string; format: (value: number) => string };

const columns: readonly Column[] = [
  { figure: 'firstPaint', head: 'first paint ms', target: '≤ 550', format: formatWhole },
  { figure: 'largestPaint', head: 'largest ms', target: '≤ 800', format: formatWhole },
  { figure: 'contentLoaded', head: 'DCL ms', target: '≤ 1,000', format: formatWhole },
  { figure: 'blocking', head: 'blocking ms', target: '≤ 50', format: formatWhole },
  { figure: 'shift', head: 'shift', target: '≤ 0.01', format: (value) => value.toFixed(3) },
];

/** Medians of first visits on a slow phone to a shop with the demo catalogue, one row per page, then the targets. */
export async function slowPhoneTable(): Promise<string[][]> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-phone-'));
  const shop = await startShopServer({ DATA_DIR: folder, DATABASE_URL: '', DEMO: '1', LOG_LEVEL: 'error' });
  const browser = await chromium.launch(config.use?.launchOptions);
  const rows: string[][] = [];
  try {
    process.env.SHOP_URL = shop.url;
    const { name } = await firstProduct();
    const measured = { home: pages.home, list: pages.products, detail: pages.product(name) };
    for (const [page, path] of Object.entries(measured)) {
      // Fills the response cache.
      await fetch(shop.url + path, { headers: { 'accept-encoding': 'br' } });
      const visits: VisitFigures[] = [];
      for (let visit = 0; visit < VISITS; visit++) visits.push(await measureVisit(browser, shop.url + path));
      rows.push([page, ...columns.map(({ figure, format }) => format(median(visits.map((of) => of[figure]))))]);
    }
  } finally {
    await browser.close();
    await shop.stop();
    await rm(folder, { recursive: true, force: true });
  }
  return [
    ['On a slow phone', ...columns.map(({ head }) => head)],
    ...rows,
    ['target', ...columns.map((c) => c.target)],
  ];
}
