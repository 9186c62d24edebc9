import type { Page } from '@playwright/test';
import { pages } from '#contract/urls/shop-urls.ts';
import { visit } from '../../test/browser/visit.ts';
import { firstProduct } from '../../test/clients/shop-client.ts';
import { expect, test } from '../support/fixtures.ts';

const screens: Record<string, () => Promise<string>> = {
  home: async () => pages.home,
  list: async () => pages.products,
  detail: async () => pages.product((await firstProduct()).name),
};

const chat = (page: Page) => page.getByRole('link', { name: /Chatear por WhatsApp/ });

/** Buttons and form fields that the chat button covers at the moment. */
function covered(page: Page): Promise<string[]> {
  return chat(page).evaluate((link) => {
    const box = link.getBoundingClientRect();
    return [...document.querySelectorAll('button, input, select, textarea')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      })
      .map((control) => control.outerHTML.slice(0, 120));
  });
}

/** Scroll positions at which a control of the main part would be below the corner where the button rests. */
function positions(page: Page): Promise<number[]> {
  return chat(page).evaluate((link) => {
    const { left, right, top, bottom } = link.getBoundingClientRect();
    const end = document.documentElement.scrollHeight - innerHeight;
    const tops = [...document.querySelectorAll('main :is(button, input, select, textarea)')]
      .map((control) => control.getBoundingClientRect())
      .filter((box) => box.left < right && box.right > left && box.height > 0)
      .map((box) => Math.round(scrollY + (box.top + box.bottom) / 2 - (top + bottom) / 2))
      .filter((position) => position >= 0 && position <= end);
    return [...new Set(tops)].slice(0, 5);
  });
}

for (const [name, address] of Object.entries(screens)) {
  test(`the chat button covers no button of the ${name}`, async ({ page }) => {
    await visit(page, await address());
    await expect.poll(() => covered(page), 'before scrolling').toEqual([]);
    for (const top of await positions(page)) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      await expect.poll(() => covered(page), `scrolled to ${top}`).toEqual([]);
      await expect(chat(page), 'comes back').toHaveCSS('opacity', '1');
    }
  });
}
