import { pages } from '#contract/urls/shop-urls.ts';
import { addFromCard, cartOf, pesos, unitPrice } from '../../test/browser/cart.ts';
import { pressAsInSafari } from '../../test/browser/safari-presses.ts';
import { visit } from '../../test/browser/visit.ts';
import { firstProduct, shopClient } from '../../test/clients/shop-client.ts';
import { expect, test } from '../support/fixtures.ts';

test('[M2.4-7] [M3-13] [M4-8] the cart survives a reload and is there on every page', async ({ page }) => {
  const product = await firstProduct();
  const { panel, opener, popup } = cartOf(page);

  await visit(page, pages.products);
  await opener.click();
  await expect(panel.getByText('El carrito de compras está vacío')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  await addFromCard(page, product.name);
  await expect(popup).toBeVisible();
  await expect(opener).toContainText('1');
  await page.reload();
  await expect(opener).toContainText('1');
  await page.goto(pages.home);
  await expect(opener).toContainText('1');
  await opener.click();
  await expect(panel.getByRole('link', { name: product.name })).toHaveAttribute('href', pages.product(product.name));
});

test('the popup of an added product stays while the focus is in it, also when the pointer leaves it', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, pages.products);
  await addFromCard(page, (await firstProduct()).name);
  const { popup } = cartOf(page);
  await popup.getByRole('button', { name: 'Ver carrito' }).focus();
  await popup.hover();
  await page.mouse.move(1, 1);
  await page.clock.fastForward('00:30');
  await expect(popup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
});

test('[M2.5-3] [M4-9] [M4-10] [M4-11] [M4-13] [M9-11] the checkout opens with pickup and transfer, and goes back', async ({
  page,
}) => {
  const product = await firstProduct();
  const { pickupPlace1, paymentAlias } = await shopClient.business();
  const { panel, checkout, popup } = cartOf(page);

  await visit(page, pages.products);
  await addFromCard(page, product.name);
  await popup.getByRole('button', { name: 'Ver carrito' }).click();
  await panel.getByRole('button', { name: 'Iniciar Compra' }).click();
  const payment = checkout.getByRole('group', { name: 'Forma de pago' });
  await expect(payment.getByRole('radio', { name: 'Transferencia' })).toBeChecked();
  await expect(checkout.getByRole('radio', { name: 'Retiro' })).toBeChecked();
  await expect(checkout.getByRole('radio', { name: pickupPlace1 })).toBeChecked();
  await expect(checkout.getByText(paymentAlias)).toBeVisible();
  await payment.getByRole('radio', { name: 'Efectivo' }).check();
  await expect(checkout.getByText(paymentAlias)).toBeHidden();
  await expect(checkout.getByRole('definition').last()).toHaveText(pesos(unitPrice(product)));

  await checkout.getByRole('textbox', { name: 'Nombre' }).fill('Ana');
  await checkout.getByRole('button', { name: 'Volver' }).click();
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: 'Iniciar Compra' }).click();
  await expect(checkout.getByRole('textbox', { name: 'Nombre' })).toHaveValue('');
  await expect(payment.getByRole('radio', { name: 'Transferencia' })).toBeChecked();
});

test('a quantity can be typed, up to what is in stock', async ({ page }) => {
  const product = await firstProduct();
  const { panel, popup } = cartOf(page);
  await visit(page, pages.products);
  await addFromCard(page, product.name);
  await popup.getByRole('button', { name: 'Ver carrito' }).click();
  const quantity = panel.getByRole('textbox', { name: `Cantidad de ${product.name}` });
  await expect(panel.getByRole('button', { name: `Sumar uno de ${product.name}` })).toBeVisible();
  await quantity.fill('2');
  await quantity.press('Enter');
  await expect(panel.getByText('(2 productos)')).toBeVisible();
  await quantity.fill('9999');
  await quantity.blur();
  await expect(panel.getByText('No hay más disponibilidad.')).toBeVisible();
  await expect(quantity).not.toHaveValue('9999');
  await quantity.fill('0');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('1');
  await quantity.fill('');
  await quantity.blur();
  await expect(quantity).toHaveValue('1');
});

test('the press that focuses the quantity selects it, and the next one places the cursor', { tag: '@desktop' }, async ({
  page,
}) => {
  await pressAsInSafari(page);
  const product = await firstProduct();
  const { panel, popup } = cartOf(page);
  await visit(page, pages.products);
  await addFromCard(page, product.name);
  await popup.getByRole('button', { name: 'Ver carrito' }).click();
  const quantity = panel.getByRole('textbox', { name: `Cantidad de ${product.name}` });
  const selected = () => quantity.evaluate(() => getSelection()?.toString());
  await quantity.click();
  expect(await selected()).toBe('1');
  await page.keyboard.type('2');
  await expect(quantity).toHaveValue('2');
  await quantity.blur();
  await expect(panel.getByText('(2 productos)')).toBeVisible();
  await quantity.focus();
  expect(await selected()).toBe('2');
  await quantity.click();
  expect(await selected()).toBe('');
});
