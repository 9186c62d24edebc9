import type { Page } from '@playwright/test';

/** One picture to take: an address, and what to do there first. */
export type Screen = {
  /** Also the name of its file. */
  name: string;
  path: string | (() => Promise<string>);
  /** Where it exists, in pixels; without it, at every width. */
  widths?: readonly number[];
  /** The whole page instead of what fits into the window. */
  whole?: boolean;
  /** What is done before the picture is taken. */
  steps?: (page: Page) => Promise<void>;
};
