import type { Page } from '@playwright/test';

/** Opens an address and waits until React has taken the page over. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')));
}
