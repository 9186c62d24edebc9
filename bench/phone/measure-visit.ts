import type { Browser, Page } from '@playwright/test';

/** 1.6 Mbit/s down, 750 kbit/s up, 150 ms for a round trip, a processor four times slower. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const PROCESSOR_SLOWDOWN = 4;

/** As long as the page may still load or shift after its load event, in milliseconds. */
const SETTLE_MS = 2000;

/** Part of a long task that blocks input begins after this many milliseconds. */
const LONG_TASK_MS = 50;

/** Times in milliseconds since the navigation; blocking is the sum over long tasks, shift has no unit. */
export type VisitFigures = {
  firstPaint: number;
  largestPaint: number;
  contentLoaded: number;
  blocking: number;
  shift: number;
};

/** The first visit to a page on a slow phone, with an empty cache and without service worker. */
export async function measureVisit(browser: Browser, url: string): Promise<VisitFigures> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN });
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLE_MS);
    return await readFigures(page);
  } finally {
    await context.close();
  }
}

/** Runs in the page: collects entries that cannot be read afterwards. */
function observe(): void {
  const seen: Record<string, PerformanceEntry[]> = {};
  Object.assign(globalThis, { seenEntries: seen });
  for (const type of ['largest-contentful-paint', 'layout-shift', 'longtask']) {
    seen[type] = [];
    new PerformanceObserver((list) => seen[type]?.push(...list.getEntries())).observe({ type, buffered: true });
  }
}

function readFigures(page: Page): Promise<VisitFigures> {
  return page.evaluate((longTask) => {
    const seen: Record<string, { startTime: number; duration: number; value?: number; hadRecentInput?: boolean }[]> =
      Reflect.get(globalThis, 'seenEntries');
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
    const [navigation] = performance.getEntriesByType('navigation').map((entry) => entry.toJSON());
    return {
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      largestPaint: seen['largest-contentful-paint']?.at(-1)?.startTime ?? Number.NaN,
      contentLoaded: navigation?.domContentLoadedEventEnd ?? Number.NaN,
      blocking: sum((seen.longtask ?? []).map(({ duration }) => Math.max(0, duration - longTask))),
      shift: sum((seen['layout-shift'] ?? []).map(({ value = 0, hadRecentInput }) => (hadRecentInput ? 0 : value))),
    };
  }, LONG_TASK_MS);
}
