/**
 * `npm run screenshots [-- words]`: writes a screenshot of every screen at three widths into screenshots/, from a shop with
 * the demo catalogue. With words, only the screens whose names contain one of them.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import config from '../playwright.config.ts';
import { adminClientIn, createSales, signInByApi } from '../test/browser/admin-session.ts';
import { visit } from '../test/browser/visit.ts';
import { adminScreens, signedOutScreens } from '../test/screens/admin-screens.ts';
import { publicScreens } from '../test/screens/public-screens.ts';
import type { Screen } from '../test/screens/screen.ts';
import { startShopServer } from '../test/servers/shop-server.ts';

const OUT = join(import.meta.dirname, '../screenshots');
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 900, height: 1000 },
  { width: 1280, height: 900 },
];

const words = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), 'shop-screenshots-'));
const server = await startShopServer({ DATA_DIR: folder, DATABASE_URL: '', DEMO: '1' });
process.env.SHOP_URL = server.url;
const browser = await chromium.launch(config.use?.launchOptions);
const seller = await browser.newContext();
await signInByApi(seller, server.url);
const [sale] = await createSales(adminClientIn(seller, server.url), 12);
const session = await seller.storageState();
const screens = [
  ...[...publicScreens, ...signedOutScreens].map((screen) => ({ ...screen, signedIn: false })),
  ...adminScreens({ sale }).map((screen) => ({ ...screen, signedIn: true })),
];
const selected = screens.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
try {
  await mkdir(OUT, { recursive: true });
  const failures = await Promise.all(WINDOWS.map((window) => takeAll(browser, window)));
  if (failures.some((count) => count > 0)) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Takes the screenshots at one size; returns how many failed. */
async function takeAll(browser: Browser, viewport: { width: number; height: number }): Promise<number> {
  let failures = 0;
  for (const screen of selected.filter(({ widths }) => !widths || widths.includes(viewport.width))) {
    const file = `${screen.name}-${viewport.width}.png`;
    const context = await browser.newContext({
      viewport,
      baseURL: server.url,
      locale: 'es-AR',
      serviceWorkers: 'block',
      hasTouch: viewport.width < 768,
      isMobile: viewport.width < 768,
      ...(screen.signedIn && { storageState: session }),
    });
    try {
      await take(await context.newPage(), screen, join(OUT, file));
    } catch (error) {
      failures += 1;
      process.stderr.write(`${file}: ${error instanceof Error ? error.message : error}\n`);
    }
    await context.close();
  }
  return failures;
}

async function take(page: Page, { path, whole = false, steps }: Screen, file: string): Promise<void> {
  page.setDefaultTimeout(30_000);
  await visit(page, typeof path === 'string' ? path : await path());
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  if (whole) await scrollThrough(page);
  await steps?.(page);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: file, fullPage: whole, animations: 'disabled' });
}

/** Scrolls through the page, because images load when they come near the window. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    window.scrollTo(0, 0);
  });
}
