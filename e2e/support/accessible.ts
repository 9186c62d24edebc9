import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Widths of a phone, a tablet and a desktop. */
export const WIDTHS = [390, 900, 1280];

/** A message that leaves while axe measures is measured half transparent: another look finds what stays. */
const LOOK_AGAIN_MS = 10_000;

/** Expects no lasting violation of axe and no horizontal overflow; `where` is part of the failure's message. */
export async function expectAccessible(page: Page, where = ''): Promise<void> {
  await expect(async () => expect(await findViolations(page), where).toEqual([])).toPass({ timeout: LOOK_AGAIN_MS });
  expect(await horizontalOverflow(page), where).toBeLessThanOrEqual(0);
}

/** What axe finds, as 'rule: elements'. */
async function findViolations(page: Page): Promise<string[]> {
  // Waits for the end of finite animations, because axe measures colors.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.all(ending.map(({ finished }) => finished.catch(() => {})));
  });
  const { violations } = await new AxeBuilder({ page })
    .options({ iframes: false, resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // The default mode opens a page per run to check frames, whose contents are not ours.
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Horizontal overflow of the page in pixels. */
export function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
