import { test as base, expect } from '@playwright/test';
import { collectProblems } from './watch.ts';

type Options = {
  /** Problems that a test is about; everything else in the console or on the network fails it. */
  expectedProblems: RegExp[];
};

/** Tests whose page must stay silent: no console error or warning, no page error, no failed or foreign request. */
export const test = base.extend<Options>({
  expectedProblems: [[], { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  baseURL: async ({}, use) => use(process.env.SHOP_URL),
  page: async ({ page, baseURL, expectedProblems }, use) => {
    const problems = await collectProblems(page, new URL(baseURL ?? '').origin);
    await use(page);
    const unexpected = problems.filter((problem) => !expectedProblems.some((expected) => expected.test(problem)));
    expect(unexpected, 'the page stays silent').toEqual([]);
  },
});

export { expect };
