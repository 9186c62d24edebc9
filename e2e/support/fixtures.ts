import { test as base, expect } from '@playwright/test';
import { collectProblems } from '../../test/browser/collect-problems.ts';

type Options = {
  /** Problems that the test causes on purpose; any other in the console or on the network fails it. */
  expectedProblems: RegExp[];
};

/** Tests that fail on unexpected console errors or warnings, page errors, and failed or foreign requests. */
export const test = base.extend<Options>({
  expectedProblems: [[], { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  baseURL: async ({}, use) => use(process.env.SHOP_URL),
  page: async ({ page, baseURL, expectedProblems }, use) => {
    const problems = await collectProblems(page, new URL(baseURL ?? '').origin);
    await use(page);
    const unexpected = problems.filter((problem) => !expectedProblems.some((expected) => expected.test(problem)));
    expect(unexpected, 'the page has no unexpected problems').toEqual([]);
  },
});

export { expect };
