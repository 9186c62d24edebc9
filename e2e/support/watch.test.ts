import { expect, test } from '@playwright/test';
import { collectProblems } from './watch.ts';

const shop = process.env.SHOP_URL ?? '';

/** Does one thing on the page that ought to be noticed. */
const provocations: Record<string, { act: () => void; noticed: string }> = {
  // biome-ignore lint/suspicious/noConsole: this is what must be noticed
  'a console error': { act: () => console.error('one'), noticed: 'error: one' },
  // biome-ignore lint/suspicious/noConsole: this is what must be noticed
  'a console warning': { act: () => console.warn('two'), noticed: 'warning: two' },
  'a page error': { act: () => void Promise.reject(new Error('three')), noticed: 'page error: three' },
  'an answer that failed': { act: () => void fetch('/images/none.webp'), noticed: 'answer 404' },
  'a request to elsewhere': {
    act: () => void new Image().setAttribute('src', 'https://example.com/'),
    noticed: 'elsewhere',
  },
  'an inline script': {
    act: () => document.body.append(Object.assign(document.createElement('script'), { textContent: '1' })),
    noticed: 'content security policy: script-src',
  },
};

test('every kind of trouble on a page is noticed, and a good page has none', async ({ page }) => {
  const troubles = await collectProblems(page, new URL(shop).origin);
  await page.goto(shop);
  await page.waitForLoadState('networkidle');
  expect(troubles).toEqual([]);
  for (const [kind, { act, noticed }] of Object.entries(provocations)) {
    await page.evaluate(act);
    await expect.poll(() => troubles.join('\n'), kind).toContain(noticed);
  }
});
