import type { Locator, Page } from '@playwright/test';
import { pages } from '#contract/urls/shop-urls.ts';
import { addButton, addFromCard, cartOf } from '../../test/browser/cart.ts';
import { hydrated, visit } from '../../test/browser/visit.ts';
import { firstProduct } from '../../test/clients/shop-client.ts';
import { expect, test } from '../support/fixtures.ts';

/** Goes back twice: the first time closes the overlay, the second time leaves the page. */
async function expectBackToClose(page: Page, overlay: Locator): Promise<void> {
  const url = page.url();
  await expect(overlay).toBeVisible();
  await page.goBack();
  await expect(overlay).toBeHidden();
  expect(page.url()).toBe(url);
  await page.goBack();
  await expect(page).toHaveURL(pages.faq);
}

/** Waits until the history entry of an overlay that was closed by hand has gone, which the browser does later. */
async function expectEntryGone(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state?.overlay ?? false)).toBe(false);
}

/** Opens a page after another one, within the same visit. */
async function visitFromFaq(page: Page, path: string): Promise<void> {
  await visit(page, pages.faq);
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await expect(page).toHaveURL(path);
}

test('going back closes the cart, then leaves the page', async ({ page }) => {
  const { panel, opener } = cartOf(page);
  await visitFromFaq(page, pages.products);
  await opener.click();
  await expectBackToClose(page, panel);
});

test('going back closes the menu of phones', { tag: '@phone' }, async ({ page }) => {
  await visitFromFaq(page, pages.products);
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  await expectBackToClose(page, page.getByRole('dialog', { name: 'Menú' }));
});

test('going back closes the filters of phones, and then undoes them', { tag: '@phone' }, async ({ page }) => {
  await visitFromFaq(page, pages.products);
  const filters = page.getByRole('navigation', { name: 'Filtrar productos' });
  const hasEntry = () => expect.poll(() => page.evaluate(() => history.state?.overlay)).toBe(true);
  const open = async () => {
    await page.getByText(/^Filtrar/).click();
    await hasEntry();
  };
  await open();
  const category = filters.getByRole('link', { name: /^Proteínas \d+$/ });
  await category.click();
  await expect(page).toHaveURL('/productos?categoria=proteinas');
  await expect(category).toHaveAttribute('aria-current', 'true');
  await expect(filters).toBeVisible();
  await hasEntry();
  await page.goBack();
  await expect(filters).toBeHidden();
  await expect(page).toHaveURL('/productos?categoria=proteinas');
  await page.goBack();
  await expect(page).toHaveURL(pages.products);
  await open();
  await filters.getByLabel('Precio máximo').fill('40000');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/productos?precioMax=40000');
  await hasEntry();
  await page.getByRole('button', { name: /^Ver \d+ productos?$/ }).click();
  await expect(filters).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state?.overlay)).not.toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(pages.products);
  await open();
  await expectBackToClose(page, filters);
});

test('a link in the menu of phones leads back to the page under it', { tag: '@phone' }, async ({ page }) => {
  await visitFromFaq(page, pages.products);
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  await page.getByRole('dialog', { name: 'Menú' }).getByRole('link', { name: 'Contacto' }).click();
  await expect(page).toHaveURL(pages.contact);
  await page.goBack();
  await expect(page).toHaveURL(pages.products);
  await page.goBack();
  await expect(page).toHaveURL(pages.faq);
});

test('going back closes the zoomed image', async ({ page }) => {
  const { name } = await firstProduct();
  await visitFromFaq(page, pages.product(name));
  await page.getByRole('button', { name: /Ampliar imagen/ }).click();
  await expectBackToClose(page, page.getByRole('dialog'));
});

test('going back closes the popup, and the cart opened from it', async ({ page }) => {
  const { name } = await firstProduct();
  const { popup, panel } = cartOf(page);
  await visitFromFaq(page, pages.products);
  await addFromCard(page, name);
  await expect(popup).toBeVisible();
  await page.goBack();
  await expect(popup).toBeHidden();
  await expectEntryGone(page);
  await addFromCard(page, name);
  await popup.getByRole('button', { name: 'Ver carrito' }).click();
  await expect(panel).toBeVisible();
  await expect(popup).toBeHidden();
  await expectBackToClose(page, panel);
});

test('closing by hand leaves nothing to go back to', async ({ page }) => {
  const { panel, opener } = cartOf(page);
  await visitFromFaq(page, pages.products);
  await opener.click();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expectEntryGone(page);
  await page.goBack();
  await expect(page).toHaveURL(pages.faq);
});

test('Tab leads from the add button into the popup, Escape closes it', { tag: '@desktop' }, async ({ page }) => {
  const { name } = await firstProduct();
  const { popup } = cartOf(page);
  await visit(page, pages.product(name));
  const button = addButton(page.getByRole('main'), name).first();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(popup).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(popup.getByRole('button', { name: 'Cerrar aviso' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(popup.getByRole('button', { name: 'Ver carrito' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(button).toBeFocused();
});

test('going back to a list does not choose its order again', async ({ page }) => {
  const order = page.getByLabel('Ordenar por');
  await visit(page, pages.products);
  await order.selectOption({ label: 'Menor precio' });
  await expect(page).toHaveURL(/sort=/);
  await page.goto(pages.contact);
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL(pages.products);
  await hydrated(page);
  await expect(order).toHaveValue('default');
  await expect(page).toHaveURL(pages.products);
});
