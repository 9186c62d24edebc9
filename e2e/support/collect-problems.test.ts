import { expect, test } from '@playwright/test';
import { collectProblems } from '../../test/browser/collect-problems.ts';

const shop = process.env.SHOP_URL ?? '';

/** Causes one problem on the page. */
const causes: Record<string, { act: () => void; collected: string }> = {
  // biome-ignore lint/suspicious/noConsole: the test checks that it is collected
  'a console error': { act: () => console.error('one'), collected: 'error: one' },
  // biome-ignore lint/suspicious/noConsole: the test checks that it is collected
  'a console warning': { act: () => console.warn('two'), collected: 'warning: two' },
  'a page error': { act: () => void Promise.reject(new Error('three')), collected: 'page error: three' },
  'an answer that failed': { act: () => void fetch('/images/none.webp'), collected: 'answer 404' },
  'a request to elsewhere': {
    act: () => void new Image().setAttribute('src', 'https://example.com/'),
    collected: 'elsewhere',
  },
  'an inline script': {
    act: () => document.body.append(Object.assign(document.createElement('script'), { textContent: '1' })),
    collected: 'content security policy: script-src',
  },
};

test('every kind of problem on a page is collected, and a good page has none', async ({ page }) => {
  const problems = await collectProblems(page, new URL(shop).origin);
  await page.goto(shop);
  await page.waitForLoadState('networkidle');
  expect(problems).toEqual([]);
  for (const [kind, { act, collected }] of Object.entries(causes)) {
    await page.evaluate(act);
    await expect.poll(() => problems.join('\n'), kind).toContain(collected);
  }
});
