import type { Page } from '@playwright/test';

/** One screenshot: a path and the steps before it is taken. */
export type Screen = {
  /** Also the name of the file. */
  name: string;
  path: string | (() => Promise<string>);
  /** Window widths in pixels; all widths when it is left out. */
  widths?: readonly number[];
  /** The full page instead of the window. */
  whole?: boolean;
  steps?: (page: Page) => Promise<void>;
};

export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}
