import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** A phone, a tablet and a desk. */
export const WIDTHS = [390, 900, 1280];

/** Nothing that axe can find wrong with the page as it stands, nothing that sticks out of it; else `where` is told. */
export async function expectAccessible(page: Page, where = ''): Promise<void> {
  // Colours are measured once nothing fades any more; what turns for ever is not waited for.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.all(ending.map(({ finished }) => finished.catch(() => {})));
  });
  const { violations } = await new AxeBuilder({ page })
    .options({ iframes: false, resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // The newer way opens a page of its own each time, for the sake of frames; what is in them is not ours.
    .setLegacyMode()
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    where,
  ).toEqual([]);
  expect(await sideways(page), where).toBeLessThanOrEqual(0);
}

/** How many pixels of the page stick out to the side. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
