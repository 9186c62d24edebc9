import type { Page } from '@playwright/test';
import type { ShopProduct } from '#contract/shop/shop-product.ts';
import { pages } from '#contract/urls/shop-urls.ts';
import { addButton, cartOf, pesos, unitPrice } from '../../test/browser/cart.ts';
import { visit } from '../../test/browser/visit.ts';
import { productWithScarceFlavor, shopClient } from '../../test/clients/shop-client.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { spoiledByLetters } from '../support/large-letters.ts';
import { doubleFontSize, layoutShift, smallTargets } from '../support/measures.ts';

async function openProduct(page: Page, fits: (product: ShopProduct) => boolean): Promise<ShopProduct> {
  const product = (await shopClient.products()).find(fits);
  if (!product) throw new Error('the demo catalogue has no such product');
  await visit(page, pages.product(product.name));
  return product;
}

const plenty = ({ flavors, amount }: ShopProduct) => flavors.length === 0 && amount > 3;

test('several units are added at once, as far as the stock reaches', async ({ page }) => {
  const product = await openProduct(page, ({ flavors, amount }) => flavors.length === 0 && amount > 2 && amount < 5);
  const button = addButton(page.getByRole('main'), product.name).first();
  const quantity = page.getByRole('combobox', { name: 'Cantidad' });
  await expect(quantity.getByRole('option')).toHaveCount(product.amount);
  await quantity.selectOption('2');
  await button.press('Enter');
  await expect(cartOf(page).popup).toContainText(`2 x ${pesos(unitPrice(product))}`);
  await expect(cartOf(page).opener).toHaveAccessibleName(/\b2\b/);
  await page.keyboard.press('Escape');
  await expect(button).toBeEnabled();
  await quantity.selectOption(String(product.amount));
  await button.click();
  await expect(page.getByRole('button', { name: /No hay más stock de este producto/ })).toBeDisabled();
  await expect(cartOf(page).opener).toHaveAccessibleName(/\b2\b/);
});

test('the flavors are no flex item, which Safari would make higher than they are', { tag: '@phone' }, async ({
  page,
}) => {
  await openProduct(page, ({ flavors }) => flavors.length > 1);
  const around = page.getByRole('group', { name: /sabor|color/i }).locator('..');
  await expect(around).toHaveCSS('display', 'block');
});

test('price and button stay in reach on a phone', { tag: '@phone' }, async ({ page }) => {
  const product = await openProduct(page, (item) => plenty(item) && item.images.length > 1);
  const bar = page.getByRole('complementary', { name: 'Comprar' });
  const button = addButton(page.getByRole('main'), product.name).first();
  await button.scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  await page.getByRole('combobox', { name: 'Cantidad' }).selectOption('2');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(bar).toContainText(`2 x ${pesos(unitPrice(product))}`);
  await expect(bar, 'in the window').toBeInViewport({ ratio: 1 });
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  expect(await smallTargets(page)).toEqual([]);
  await page.mouse.wheel(0, 30_000);
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await expect.poll(async () => (await last.boundingBox())?.y).toBeLessThan((await bar.boundingBox())?.y ?? 0);
  await bar.getByRole('button', { name: `Agregar: ${product.name}` }).press('Enter');
  await expect(cartOf(page).opener).toHaveAccessibleName(/\b2\b/);
  // Where neither the header nor the bar covers half a link.
  const related = page.getByRole('heading', { name: 'Productos relacionados' });
  await related.evaluate((heading) => heading.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(bar).toBeVisible();
  await expectAccessible(page);
});

test('the bar is whole at 320 px with letters of twice the size', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await doubleFontSize(page);
  await openProduct(page, ({ flavors, amount }) => amount > 3 && flavors.length > 2);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const bar = page.getByRole('complementary', { name: 'Comprar' });
  await expect(bar).toBeInViewport({ ratio: 1 });
  expect(await spoiledByLetters(bar)).toEqual([]);
});

test('there is no bar at a desk, and none for what cannot be bought', async ({ page, isMobile }) => {
  const gone = (item: ShopProduct) => item.amount === 0;
  await openProduct(page, isMobile ? gone : plenty);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('complementary', { name: 'Comprar' })).toBeHidden();
});

test('the last units are announced on the chip and on the card', async ({ page }) => {
  const few = ({ quantity }: { quantity: number }) => quantity === 1 || quantity === 2;
  const product = await openProduct(page, ({ flavors }) => flavors.filter(({ quantity }) => quantity > 0).some(few));
  const flavor = product.flavors.find(few);
  const left = flavor?.quantity === 1 ? '¡Queda 1!' : '¡Quedan 2!';
  const chip = page.getByRole('radio', { name: flavor?.name ?? '', exact: true });
  await expect(chip).toHaveAccessibleDescription(left);
  const last = (await shopClient.products()).find(({ amount }) => amount === 1);
  await visit(page, pages.search(last?.name ?? ''));
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('¡Queda 1!');
});

test('brand and category lead to their lists', async ({ page }) => {
  const product = await openProduct(page, ({ category }) => category === 'Proteínas');
  const heading = page.getByRole('main').getByRole('article').first();
  await heading.getByRole('link', { name: product.category, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.category);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
  await heading.getByRole('link', { name: product.brand, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.brand);
});

test('nutrition is a table, and the price of a serving is given', async ({ page }) => {
  const product = await openProduct(page, ({ description }) => description.includes('- Proteínas: 24 g'));
  const table = page.getByRole('table', { name: 'Información nutricional por porción' });
  await expect(table.getByRole('row', { name: 'Proteínas 24 g' })).toBeVisible();
  expect(product.name).toMatch(/ 2 lb$/);
  const per100 = Math.round(unitPrice(product) / 907) * 100;
  await expect(page.getByText('cada 100 g')).toContainText(`por porción · ${pesos(per100)} cada 100 g`);
  await expectAccessible(page);
});

test('the product can be shared, and asked about', async ({ page, context, isMobile }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript((hasSheet) => {
    const share = async (data?: ShareData) => document.body.setAttribute('data-shared', JSON.stringify(data));
    if (hasSheet) Object.assign(navigator, { share });
    else Reflect.deleteProperty(Navigator.prototype, 'share');
  }, isMobile);
  const product = await openProduct(page, plenty);
  // The public address, which is not that of this server.
  const path = pages.product(product.name);
  await page.getByRole('button', { name: 'Compartir' }).click();
  if (isMobile) await expect(page.locator('body')).toHaveAttribute('data-shared', new RegExp(`${path}"}`));
  else {
    await expect(page.getByRole('button', { name: 'Enlace copiado' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(path);
  }
  const ask = page.getByRole('link', { name: /^Consultar por WhatsApp/ });
  const text = new URL((await ask.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toMatch(`${product.name}: http`);
  expect(text).toMatch(path);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedProblems: [/request failed \(csp\)/] });

  test('the page has links, unit prices and the table, and no button that does nothing', async ({ page }) => {
    const product = (await shopClient.products()).find(({ description }) => description.includes('- Proteínas: 24 g'));
    await page.goto(pages.product(product?.name ?? ''));
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByText(/cada 100 g/)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Consultar por WhatsApp/ })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Cantidad' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Compartir' })).toBeHidden();
  });
});

test('the flavor is changed in the cart', async ({ page }) => {
  const { product, flavor } = await productWithScarceFlavor();
  await visit(page, pages.product(product.name));
  const first = product.flavors.find(({ quantity }) => quantity > 0)?.name ?? '';
  await addButton(page.getByRole('main'), product.name).first().click();
  const { opener, panel, line } = cartOf(page);
  await opener.click();
  await panel.getByRole('combobox', { name: `Sabor de ${product.name}, ${first}` }).selectOption(flavor.name);
  await expect(line(`${product.name}, ${flavor.name}`).quantity).toHaveText('1');
  await expect(panel.getByRole('combobox', { name: `Sabor de ${product.name}, ${flavor.name}` })).toBeFocused();
  await expectAccessible(page);
});
