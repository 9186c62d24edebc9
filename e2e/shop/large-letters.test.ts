import type { Locator } from '@playwright/test';
import { pages } from '#contract/urls/shop-urls.ts';
import { addFromCard, cartOf } from '../../test/browser/cart.ts';
import { visit } from '../../test/browser/visit.ts';
import { firstProduct } from '../../test/clients/shop-client.ts';
import { expect, test } from '../support/fixtures.ts';
import { coveredControls, spoiledByLetters, textUnderButtons } from '../support/large-letters.ts';
import { doubleFontSize } from '../support/measures.ts';

async function expectWhole(scope: Locator, where: string): Promise<void> {
  // Panels slide in.
  await expect.poll(() => spoiledByLetters(scope), where).toEqual([]);
  expect(await coveredControls(scope), where).toEqual([]);
}

test('letters of twice the size hide no button and break no word on a phone', { tag: '@phone' }, async ({ page }) => {
  await doubleFontSize(page);
  const product = await firstProduct();
  const { panel, checkout, popup } = cartOf(page);
  const main = page.getByRole('main');
  for (const path of [pages.home, pages.product(product.name), pages.products]) {
    await visit(page, path);
    await expectWhole(main, path);
    if (path === pages.home)
      expect(await textUnderButtons(page.getByRole('region', { name: 'Destacados' }))).toEqual([]);
  }

  await addFromCard(page, product.name);
  const view = popup.getByRole('button', { name: 'Ver carrito' });
  // Focus keeps the popup open.
  await view.focus();
  await expect(popup, 'the whole popup is in sight').toBeInViewport({ ratio: 1 });
  expect(await popup.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(1);
  await expectWhole(popup, 'popup');
  await view.click();
  await expect(panel).toBeVisible();
  await expectWhole(panel, 'cart');
  await panel.getByRole('button', { name: 'Iniciar Compra' }).click();
  await expect(checkout).toBeVisible();
  await expectWhole(checkout, 'checkout');
  await checkout.getByRole('radio', { name: 'Delivery' }).check();
  await expectWhole(checkout, 'checkout with delivery');
});

test('everything of the checkout is inside of a small phone', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const product = await firstProduct();
  const { panel, checkout, popup } = cartOf(page);
  await visit(page, pages.products);
  await addFromCard(page, product.name);
  await popup.getByRole('button', { name: 'Ver carrito' }).click();
  await panel.getByRole('button', { name: 'Iniciar Compra' }).click();
  await expect(checkout).toBeVisible();
  await expectWhole(checkout, 'at 320 px');
});
