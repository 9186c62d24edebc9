import type { Locator, Page } from '@playwright/test';
import { pages } from '#contract/urls/shop-urls.ts';
import { addButton, cartOf, pesos, unitPrice } from '../../test/browser/cart.ts';
import { visit } from '../../test/browser/visit.ts';
import { productWithScarceFlavor, shopClient } from '../../test/clients/shop-client.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { spoiledByLetters } from '../support/large-letters.ts';
import { doubleFontSize, smallTargets } from '../support/measures.ts';

const chooseLink = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name: `Elegir sabor: ${name}`, exact: true });

async function openSheet(page: Page) {
  const { product, flavor } = await productWithScarceFlavor();
  await visit(page, pages.search(product.name));
  const opener = chooseLink(page, product.name);
  await opener.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: product.name });
  await expect(sheet).toBeVisible();
  return { product, flavor, opener, sheet };
}

test('a flavor is chosen and added from the card, and changed in the cart', async ({ page, isMobile }) => {
  const { product, flavor, opener, sheet } = await openSheet(page);
  await expectAccessible(page);
  if (isMobile) expect(await smallTargets(page)).toEqual([]);
  await sheet.getByText(flavor.name, { exact: true }).click();
  await sheet.getByRole('combobox', { name: 'Cantidad' }).selectOption('2');
  await addButton(sheet, product.name).press('Enter');
  await expect(sheet).toBeHidden();
  const { popup, panel, line } = cartOf(page);
  await expect(popup).toContainText(flavor.name);
  await expect(popup).toContainText(`2 x ${pesos(unitPrice(product))}`);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await cartOf(page).opener.click();
  const first = product.flavors.find(({ quantity }) => quantity > 0)?.name ?? '';
  await panel.getByRole('combobox', { name: `Sabor de ${product.name}, ${flavor.name}` }).selectOption(first);
  await expect(line(`${product.name}, ${first}`).quantity).toHaveText('2');
  await expect(panel.getByRole('combobox', { name: `Sabor de ${product.name}, ${first}` })).toBeFocused();
  await expectAccessible(page);
});

test('a flavor is chosen and added by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  const { product, flavor, opener, sheet } = await openSheet(page);
  const focused = page.locator(':focus');
  await expect.poll(() => sheet.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  const tabTo = async (target: Locator) => {
    for (let stops = 0; stops < 10 && !(await target.and(focused).count()); stops++) {
      await page.keyboard.press('Tab');
      // From the last control the focus comes back to the first one in a moment.
      await expect(sheet.locator(':is(a, button, input, select):focus')).toBeVisible();
    }
    await expect(target).toBeFocused();
  };
  await tabTo(sheet.getByRole('radio', { checked: true }));
  const chosen = sheet.getByRole('radio', { name: flavor.name, exact: true });
  for (let steps = 0; steps < product.flavors.length && !(await chosen.isChecked()); steps++)
    await page.keyboard.press('ArrowRight');
  await expect(chosen).toBeChecked();
  await tabTo(addButton(sheet, product.name));
  await tabTo(sheet.getByRole('button', { name: 'Cerrar' }));
  await tabTo(addButton(sheet, product.name));
  await page.keyboard.press('Enter');
  const { popup } = cartOf(page);
  await expect(popup).toContainText(flavor.name);
  await expect(opener).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(popup.getByRole('button', { name: 'Cerrar aviso' })).toBeFocused();
});

test('Escape and Back close the sheet, and the page stays', async ({ page }) => {
  const { opener, sheet } = await openSheet(page);
  const url = page.url();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  expect(page.url()).toBe(url);
});

test('one flavor, or none, is added at once', async ({ page }) => {
  const products = await shopClient.products();
  const inStock = (count: number) =>
    products.find(
      ({ amount, flavors }) => amount > 0 && flavors.filter(({ quantity }) => quantity > 0).length === count,
    );
  for (const product of [inStock(0), inStock(1)]) {
    await visit(page, pages.search(product?.name ?? ''));
    await expect(addButton(page.getByRole('main'), product?.name ?? '')).toBeVisible();
  }
});

test('products whose category is one of the accessories have colours', async ({ page }) => {
  const bottle = (await shopClient.products()).find(
    ({ categoryType, category, flavors, amount }) =>
      categoryType === 'Accesorios' && category !== 'Accesorios' && amount > 0 && flavors.length > 2,
  );
  await visit(page, pages.search(bottle?.name ?? ''));
  await page.getByRole('link', { name: `Elegir color: ${bottle?.name}`, exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('group', { name: /^Color/ })).toBeVisible();
});

test('the sheet is whole at 320 px with letters of twice the size', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await doubleFontSize(page);
  const { product, sheet } = await openSheet(page);
  expect(await spoiledByLetters(sheet)).toEqual([]);
  await addButton(sheet, product.name).scrollIntoViewIfNeeded();
  await expect(addButton(sheet, product.name)).toBeInViewport({ ratio: 1 });
});

test('the link, the chosen flavor and the button show in forced colours', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const { product, opener, sheet } = await openSheet(page);
  await expect(addButton(sheet, product.name)).toHaveCSS('border-top-width', '1px');
  const ground = (chosen: boolean) =>
    sheet
      .locator('label')
      .filter({ has: page.getByRole('radio', { checked: chosen }) })
      .first()
      .evaluate((label) => getComputedStyle(label).backgroundColor);
  expect(await ground(true)).not.toBe(await ground(false));
  await page.keyboard.press('Escape');
  await expect(opener).toHaveCSS('border-top-width', '1px');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedProblems: [/request failed \(csp\)/] });

  test('the link leads to the detail', async ({ page }) => {
    const { product } = await productWithScarceFlavor();
    await page.goto(pages.search(product.name));
    await chooseLink(page, product.name).click();
    await expect(page).toHaveURL(pages.product(product.name));
  });
});
