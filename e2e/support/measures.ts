import { expect, type Page } from '@playwright/test';
import { SCROLL_REST_MS } from '#shop/infinite-list/near-end.ts';

/** For a rest nothing can be waited for: a list that does not grow says so by nothing. */
const SCROLL_PAUSE_MS = 2 * SCROLL_REST_MS;

/**
 * Turns the wheel down and back as somebody who looks does, so that whatever comes late has come: half a window at a
 * time, with a rest in which a list may grow. A list without end is left after twelve turns.
 */
export async function scrollThrough(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 2, height / 2);
  for (let turn = 0; turn < 12; turn++) {
    await page.mouse.wheel(0, height / 2);
    await page.waitForTimeout(SCROLL_PAUSE_MS);
    await expect(page.getByText('Cargando...')).toHaveCount(0);
  }
  await page.mouse.wheel(0, -30_000);
  await page.waitForTimeout(SCROLL_PAUSE_MS);
}

/** All that has jumped since the page was opened, as browsers count it (the sum, which is never less than CLS). */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const sum = (entries: PerformanceEntryList) =>
          entries
            .map((entry) => ('hadRecentInput' in entry && !entry.hadRecentInput && 'value' in entry ? entry.value : 0))
            .reduce((total: number, value) => total + Number(value), 0);
        const observer = new PerformanceObserver((list) => resolve(sum(list.getEntries())));
        observer.observe({ type: 'layout-shift', buffered: true });
        // Where nothing has jumped the observer is never called.
        setTimeout(() => resolve(sum(observer.takeRecords())), 200);
      }),
  );
}

/** What a shopper does in the browser's settings. */
export async function doubleFontSize(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** What can be pressed and is smaller than a fingertip; links within a sentence may be. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 43.5;
    const inSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      element.closest('p, li, dd')?.textContent !== element.textContent;
    return [...document.querySelectorAll('a[href], button, select, summary, textarea, input, label:has(input)')]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => !element.closest('label') || element.matches('label'))
      .filter((element) => !element.closest('[inert], [aria-hidden="true"]') && !inSentence(element))
      .flatMap((element) => {
        const { width, height, bottom } = element.getBoundingClientRect();
        // Only shown when they have the focus: the link to the content is above the page, that to the footer a dot.
        if (bottom <= 0 || width <= 1 || (width >= least && height >= least)) return [];
        return [`${Math.round(width)}×${Math.round(height)} ${element.outerHTML.slice(0, 160)}`];
      });
  });
}
