import type { Page } from '@playwright/test';
import { api, pages } from '#contract/urls/shop-urls.ts';
import { addFromCard, cartOf, pesos, unitPrice } from '../../test/browser/cart.ts';
import { visit } from '../../test/browser/visit.ts';
import { firstProduct } from '../../test/clients/shop-client.ts';
import { expect, test } from '../support/fixtures.ts';

/** Opens the list, adds one product and opens the panel. */
async function openFilledCart(page: Page) {
  const product = await firstProduct();
  const cart = cartOf(page);
  await visit(page, pages.products);
  await addFromCard(page, product.name);
  await cart.popup.getByRole('button', { name: 'Ver carrito' }).click();
  await expect(cart.panel).toBeVisible();
  return { product, ...cart };
}

test('[M2.4-6] [M2.4-8] the panel leads back to the products and to each product', async ({ page }) => {
  const { product, panel, opener } = await openFilledCart(page);
  await panel.getByRole('link', { name: 'Ver más productos' }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(pages.products);
  await opener.click();
  await panel.getByRole('link', { name: product.name }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(pages.product(product.name));
  await opener.click();
  await page.goBack();
  await expect(panel, 'going back closes the panel').toBeHidden();
});

test('a changed price is reported, and the order needs a second confirmation (A32)', async ({ page }) => {
  const { product, panel, checkout } = await openFilledCart(page);
  await panel.getByRole('button', { name: 'Iniciar Compra' }).click();
  await checkout.getByRole('textbox', { name: 'Nombre' }).fill('Ana');
  await page.route(`**${api.products}`, async (route) => {
    const response = await route.fetch();
    const products: { id: number; price: number; discount: number }[] = await response.json();
    const dearer = products.map((each) => (each.id === product.id ? { ...each, price: 99_000, discount: 0 } : each));
    await route.fulfill({ response, json: dearer });
  });
  await checkout.getByRole('button', { name: 'Confirmar pedido' }).click();
  await expect(checkout).toContainText(`antes ${pesos(unitPrice(product))}, ahora ${pesos(9_900_000)}`);
  await expect(checkout.getByRole('definition').last()).toHaveText(pesos(9_900_000));
  await expect(page).toHaveURL(pages.products);
});

test.describe('a shipping cost that fails to load', () => {
  test.use({ expectedProblems: [/ERR_FAILED|Error al obtener los datos/] });

  test('[M8-11] is loaded again at the confirmation, and reported', async ({ page }) => {
    const { panel, checkout } = await openFilledCart(page);
    await panel.getByRole('button', { name: 'Iniciar Compra' }).click();
    await page.route(`**${api.shippingCost}`, (route) => route.abort());
    await checkout.getByRole('textbox', { name: 'Nombre' }).fill('Ana');
    await checkout.getByText('Delivery').click();
    await checkout.getByRole('textbox', { name: /direcci/i }).fill('Mitre 1');
    await expect(checkout.getByText('Gratis')).toBeVisible();
    await page.unroute(`**${api.shippingCost}`);
    await checkout.getByRole('button', { name: 'Confirmar pedido' }).click();
    await expect(checkout).toContainText(`Envío: antes ${pesos(0)}, ahora ${pesos(250_000)}`);
    await expect(page).toHaveURL(pages.products);
  });
});

test('two tabs show one cart', async ({ page, context }) => {
  const { product, opener } = await openFilledCart(page);
  const other = await context.newPage();
  await visit(other, pages.products);
  await expect(cartOf(other).opener).toContainText('1');
  await addFromCard(other, product.name);
  await page.keyboard.press('Escape');
  await expect(opener).toContainText('2');
});
