import { test as base, expect } from '@playwright/test';
import { collectProblems } from './watch.ts';

type Options = {
  /** Troubles that a test is about; everything else in the console or on the network fails it. */
  expectedProblems: RegExp[];
};

/** Tests whose page must stay silent: no console error or warning, no page error, no failed or foreign request. */
export const test = base.extend<Options>({
  expectedTrouble: [[], { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  baseURL: async ({}, use) => use(process.env.SHOP_URL),
  page: async ({ page, baseURL, expectedProblems: expectedTrouble }, use) => {
    const troubles = await collectProblems(page, new URL(baseURL ?? '').origin);
    await use(page);
    const unexpected = troubles.filter((trouble) => !expectedTrouble.some((expected) => expected.test(trouble)));
    expect(unexpected, 'the page stays silent').toEqual([]);
  },
});

export { expect };
