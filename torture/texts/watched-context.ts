import assert from 'node:assert/strict';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { collectProblems } from '../../test/browser/collect-problems.ts';
import { visit } from '../../test/browser/visit.ts';
import { CANARY } from '../../test/hostile-texts/hostile-text.ts';

/** Pages of one browser context; whatever they execute of a text is recorded, and so are their problems. */
export type WatchedContext = { context: BrowserContext; newPage: () => Promise<WatchedPage> };

export type WatchedPage = {
  page: Page;
  /** Opens a path and asserts that nothing of a text was executed or has become markup, and that all went well. */
  show: (path: string) => Promise<void>;
  assertUnhurt: (where: string) => Promise<void>;
};

export async function watchedContext(browser: Browser, url: string): Promise<WatchedContext> {
  const context = await browser.newContext({ baseURL: url, locale: 'es-AR', serviceWorkers: 'block' });
  const executed: string[] = [];
  await context.exposeFunction(CANARY, () => void executed.push('a text was executed'));

  const newPage = async (): Promise<WatchedPage> => {
    const page = await context.newPage();
    const problems = await collectProblems(page, url);
    page.on('dialog', (dialog) => {
      problems.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    const assertUnhurt = async (where: string) => {
      const injected = await page.locator(`[${CANARY}]`).count();
      assert.deepEqual({ where, executed, problems, injected }, { where, executed: [], problems: [], injected: 0 });
    };
    const show = async (path: string) => {
      await visit(page, path);
      await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
      await assertUnhurt(path);
    };
    return { page, show, assertUnhurt };
  };
  return { context, newPage };
}
