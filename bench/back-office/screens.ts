import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { adminPages } from '#contract/urls/admin-urls.ts';
import config from '../../playwright.config.ts';
import { signInByApi } from '../../test/browser/admin-session.ts';
import { formatWhole } from '../../test/report/table.ts';
import { median } from './median.ts';

const RUNS = 5;
const SLOW_PHONE = 4;
/** Bytes per second. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: -1 };
/** For the pictures of the rows, which share the browser's connections. */
const PAUSE_MS = 400;

type Figure = { label: string; milliseconds: number; target: number };

/** How long a seller waits, in the browser's own time: from the click to the rows, the order or the price on the screen. */
export async function screenRows(url: string): Promise<string[][]> {
  const browser = await chromium.launch(config.use?.launchOptions);
  try {
    const figures = [...(await onDesktop(browser, url)), ...(await onPhone(browser, url))];
    return figures.map(({ label, milliseconds, target }) => [label, formatWhole(milliseconds), `≤ ${target}`]);
  } finally {
    await browser.close();
  }
}

async function onDesktop(browser: Browser, url: string): Promise<Figure[]> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 } });
  const page = await openList(context, url);
  const opens = await repeat(page, () => reopen(page, 'tbody tr'));
  let desc = false;
  const sorts = await repeat(page, async () => {
    desc = !desc;
    return untilChanged(page, {
      click: 'th:nth-child(5) button',
      shows: `th[aria-sort=${desc ? 'ascending' : 'descending'}]`,
    });
  });
  const turns = await repeat(page, () =>
    untilTextChanges(page, { click: '[aria-label="Página siguiente"]', text: 'tbody td:nth-child(2)' }),
  );
  const prices = await repeat(page, (run) => savePrice(page, 10_000 + run));
  await context.close();
  return [
    { label: 'the list of products opens', milliseconds: opens, target: 500 },
    { label: 'sorted by price', milliseconds: sorts, target: 100 },
    { label: 'the next page', milliseconds: turns, target: 100 },
    { label: 'a price is on the screen after Enter', milliseconds: prices, target: 50 },
  ];
}

async function onPhone(browser: Browser, url: string): Promise<Figure[]> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await openList(context, url);
  const slow = await context.newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE });
  const opens = await repeat(page, () => reopen(page, 'main li'));
  await slow.send('Network.emulateNetworkConditions', SLOW_LINE);
  const slowly = await repeat(page, () => reopen(page, 'main li'));
  await slow.send('Network.emulateNetworkConditions', { ...SLOW_LINE, latency: 0, downloadThroughput: -1 });
  const end = await scrollToEnd(page);
  await context.close();
  return [
    { label: `the cards open, ${SLOW_PHONE} × slower`, milliseconds: opens, target: 1000 },
    { label: `the cards open, ${SLOW_PHONE} × slower, 1.6 Mbit/s, 150 ms`, milliseconds: slowly, target: 1000 },
    { label: `scrolled to the last card, ${SLOW_PHONE} × slower`, milliseconds: end, target: 8000 },
  ];
}

async function openList(context: BrowserContext, url: string): Promise<Page> {
  await signInByApi(context, url);
  const page = await context.newPage();
  await page.goto(adminPages.products);
  await page.getByText('Total de registros:').waitFor();
  return page;
}

async function repeat(page: Page, run: (index: number) => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < RUNS; index += 1) {
    await page.waitForTimeout(PAUSE_MS);
    times.push(await run(index));
  }
  return median(times);
}

/** Comes to the list from another section. */
async function reopen(page: Page, row: string): Promise<number> {
  await page.evaluate(
    (path) => document.querySelector<HTMLElement>(`nav a[href="${path}"]`)?.click(),
    adminPages.calculator,
  );
  await page.getByRole('heading', { level: 1, name: 'Calculadora' }).waitFor();
  return untilChanged(page, { click: `nav a[href="${adminPages.products}"]`, shows: row });
}

/** From a click until an element is there, to the next frame. */
function untilChanged(page: Page, selectors: { click: string; shows: string }): Promise<number> {
  return page.evaluate(async ({ click, shows }) => {
    const start = performance.now();
    document.querySelector<HTMLElement>(click)?.click();
    while (!document.querySelector(shows)) await new Promise(requestAnimationFrame);
    return performance.now() - start;
  }, selectors);
}

function untilTextChanges(page: Page, selectors: { click: string; text: string }): Promise<number> {
  return page.evaluate(async ({ click, text }) => {
    const read = () => document.querySelector(text)?.textContent;
    const [start, before] = [performance.now(), read()];
    document.querySelector<HTMLElement>(click)?.click();
    while (read() === before) await new Promise(requestAnimationFrame);
    return performance.now() - start;
  }, selectors);
}

async function savePrice(page: Page, pesos: number): Promise<number> {
  await page.locator('[data-cell=price]').first().click();
  await page.keyboard.type(String(pesos));
  const milliseconds = await page.evaluate(async (digits) => {
    const start = performance.now();
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(enter);
    const shown = () => document.querySelector('[data-cell=price]')?.textContent?.replace(/\D/g, '');
    while (shown() !== digits) await new Promise(requestAnimationFrame);
    return performance.now() - start;
  }, String(pesos));
  await page.getByText('Guardado').first().waitFor();
  return milliseconds;
}

function scrollToEnd(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const total = Number(document.querySelector('main [role=status] b')?.textContent);
    const start = performance.now();
    while (!document.querySelector(`main li[aria-posinset="${total}"]`)) {
      scrollTo(0, document.documentElement.scrollHeight);
      await new Promise(requestAnimationFrame);
    }
    return performance.now() - start;
  });
}
