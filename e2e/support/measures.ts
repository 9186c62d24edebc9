import { expect, type Page } from '@playwright/test';
import { SCROLL_REST_MS } from '#shop/infinite-list/near-end.ts';

/** A fixed pause: there is no event for a list that does not grow. */
const SCROLL_PAUSE_MS = 2 * SCROLL_REST_MS;

/**
 * Scrolls down and back, so that everything lazy is loaded: half a window at a time, with a pause in which a list can
 * grow. Stops after twelve turns.
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

/** The sum of all layout shifts since the page was opened, which is never less than CLS. */
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
        // The observer is never called when there was no shift.
        setTimeout(() => resolve(sum(observer.takeRecords())), 200);
      }),
  );
}

/** Doubles the font size as the browser's settings do. */
export async function doubleFontSize(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** Touch targets that are too small; links within a sentence are exempt. */
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
        // Links that are visible only with the focus are above the page or one pixel large.
        if (bottom <= 0 || width <= 1 || (width >= least && height >= least)) return [];
        return [`${Math.round(width)}×${Math.round(height)} ${element.outerHTML.slice(0, 160)}`];
      });
  });
}
