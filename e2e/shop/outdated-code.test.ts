import type { Page } from '@playwright/test';
import { pages } from '#contract/urls/shop-urls.ts';
import { addFirstProduct, cartOf } from '../../test/browser/cart.ts';
import { visit } from '../../test/browser/visit.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ expectedProblems: [/404/] });

/** Makes the server answer as after an update, to pages that were loaded before it; returns how many were loaded since. */
async function update(page: Page, { isLasting = false } = {}): Promise<() => number> {
  let loaded = 0;
  await page.route('**/assets/*.js', (route) => {
    const request = route.request();
    const isGone = request.method() === 'HEAD' || /cart-panel/.test(request.url());
    return isGone && (isLasting || loaded === 0) ? route.fulfill({ status: 404 }) : route.continue();
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded += 1;
  });
  return () => loaded;
}

const retry = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Probar de nuevo' });

test('[M2.4-1] the cart of a page from before an update opens, and going back closes it', async ({ page }) => {
  await visit(page, pages.products);
  const loaded = await update(page);
  await addFirstProduct(page);
  await cartOf(page).opener.click();
  await expect(cartOf(page).panel.getByRole('listitem')).toHaveCount(1);
  expect(loaded()).toBe(1);
  await page.goBack();
  await expect(cartOf(page).panel).toBeHidden();
  await expect(page).toHaveURL(pages.products);
});

test('a page is not reloaded again when that did not help @desktop', async ({ page }) => {
  await visit(page, pages.products);
  const loaded = await update(page, { isLasting: true });
  await cartOf(page).opener.click();
  await expect.poll(loaded).toBe(1);
  await expect(retry(page)).toBeVisible();
  await retry(page).click();
  await expect(retry(page)).toBeVisible();
  expect(loaded()).toBe(1);
});

test('what was typed is not lost without asking @desktop', async ({ page }) => {
  await visit(page, pages.products);
  const loaded = await update(page);
  const search = page.getByRole('banner').getByRole('combobox');
  await search.fill('whey');
  const asked = page.waitForEvent('dialog');
  await cartOf(page).opener.click();
  const dialog = await asked;
  expect(dialog.message()).toContain('Se pierde lo que escribiste');
  await dialog.dismiss();
  await expect(search).toHaveValue('whey');
  expect(loaded()).toBe(0);
  page.once('dialog', (again) => again.accept());
  await retry(page).click();
  await expect(cartOf(page).panel).toBeVisible();
});
