import type { Page } from '@playwright/test';
import { pages } from '#contract/urls/shop-urls.ts';
import { whatsAppLink } from '#domain/business/whatsapp-link.ts';
import { addButton, cartOf, pesos, unitPrice } from '../../test/browser/cart.ts';
import { catchChat } from '../../test/browser/chat.ts';
import { visit } from '../../test/browser/visit.ts';
import { productWithScarceFlavor, shopClient } from '../../test/clients/shop-client.ts';
import { expect, test } from '../support/fixtures.ts';

/** Goes from the home page by search to the product's page. */
async function findProduct(page: Page, name: string): Promise<void> {
  await visit(page, pages.home);
  const search = page.getByRole('banner').getByRole('combobox', { name: /buscar/i });
  await search.fill(name);
  await search.press('Enter');
  await page.getByRole('region', { name: 'Productos' }).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('[M1-2] [M1-3] [M2.4-1] [M3-12] [M2.4-2] [M2.4-4] [M2.4-5] [M2.5-1] [M2.5-2] [M2.6-5] [M6-1] [M7-16] finds a product, fills the cart up to its stock and sends the order by chat', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { product, flavor } = await productWithScarceFlavor();
  const { whatsappPhone } = await shopClient.business();
  const shipping = await shopClient.shippingCost();
  const readChat = await catchChat(page);
  const { panel, checkout, popup, line, opener } = cartOf(page);
  const unit = unitPrice(product);
  const total = unit * flavor.quantity;

  await findProduct(page, product.name);
  const flavors = page.getByRole('group', { name: /sabor|color/i });
  await flavors.getByText(flavor.name, { exact: true }).click();
  await expect(flavors.getByRole('radio', { name: flavor.name, exact: true })).toBeChecked();
  await addButton(page.getByRole('main'), product.name).first().click();

  await test.step('[M2.6-1] [M2.6-2] [M2.6-3] [M2.6-4] [M4-4] the popup shows what was added', async () => {
    // It stays while the pointer is in it.
    await popup.hover();
    for (const text of [
      product.name,
      flavor.name,
      `1 x ${pesos(unit)}`,
      '¡Agregado al carrito con éxito!',
      '1 producto',
    ]) {
      await expect(popup).toContainText(text);
    }
    await popup.getByRole('button', { name: 'Ver carrito' }).click();
    await expect(popup).toBeHidden();
  });

  const { row, quantity, more, fewer } = line(`${product.name}, ${flavor.name}`);
  const notice = row.getByText('No hay más disponibilidad.');
  await test.step('[M2.4-3] [M5-6] [M5-7] [M5-8] [M9-14] quantity goes up to the stock, with a notice for a second', async () => {
    await expect(quantity).toHaveText('1');
    await expect(fewer).toBeDisabled();
    for (let count = 2; count <= flavor.quantity; count++) {
      await expect(notice).toBeHidden();
      await more.click();
      await expect(quantity).toHaveText(String(count));
    }
    await expect(notice).toBeVisible();
    await expect(more).toBeDisabled();
    await expect(notice).toBeHidden();
    await more.click();
    await expect(notice).toBeVisible();
    await expect(quantity).toHaveText(String(flavor.quantity));
    await expect(row).toContainText(pesos(total));
  });

  await panel.getByRole('button', { name: 'Iniciar Compra' }).click();
  await checkout.getByRole('radio', { name: 'Delivery' }).check();
  const confirm = checkout.getByRole('button', { name: /confirmar/i });
  await test.step('[M5-1] [M5-2] [M5-4] [M5-5] an incomplete form is not sent', async () => {
    const name = checkout.getByRole('textbox', { name: 'Nombre' });
    await expect(name).not.toHaveAttribute('aria-invalid');
    await confirm.click();
    await expect(checkout.getByText('Por favor, completa todos los campos obligatorios.')).toBeVisible();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await name.fill('Ana *Núñez*');
    await checkout.getByRole('textbox', { name: 'Dirección' }).fill('Belgrano 123, Oncativo');
    await checkout.getByRole('textbox', { name: 'Referencia' }).fill('Timbre 2\n*Total:* $ 1');
  });

  await confirm.click();
  await expect(page.getByText('Cargando...')).toBeAttached();
  const chat = await readChat();
  expect(chat.phone).toBe(whatsappPhone);
  expect(chat.lines).toEqual([
    '¡Hola! Quiero hacer este pedido:',
    '',
    '*Nombre:* Ana ∗Núñez∗',
    '*Forma de pago:* Transferencia',
    '*Entrega:* Delivery',
    '*Dirección:* Belgrano 123, Oncativo',
    '*Referencia:* Timbre 2 ∗Total:∗ $ 1',
    '',
    `${flavor.quantity} x ${product.name} (${flavor.name}): ${pesos(total)}`,
    '',
    `*Subtotal:* ${pesos(total)}`,
    `*Envío:* ${pesos(shipping)}`,
    `*Total:* ${pesos(total + shipping)}`,
  ]);

  await test.step('[M4-16] the cart is empty after the order has left, but the order is not lost', async () => {
    const text = chat.lines.join('\n');
    const again = { name: 'Volver a abrir WhatsApp' };
    await visit(page, pages.home);
    const reminder = page.getByRole('region', { name: 'Tu último pedido' });
    await expect(reminder.getByRole('link', again)).toHaveAttribute(
      'href',
      whatsAppLink({ phone: whatsappPhone, text }),
    );
    const { height } = await reminder.evaluate((element) => element.getBoundingClientRect());
    expect(height, 'the reminder is small').toBeLessThanOrEqual(120);
    await reminder.getByRole('button', { name: 'Sí, ya lo envié' }).click();
    await expect(reminder).toBeHidden();
    await visit(page, pages.home);
    await expect(opener).toBeVisible();
    await expect(reminder).toBeHidden();

    await opener.click();
    await expect(panel.getByText('El carrito de compras está vacío')).toBeVisible();
    await expect(panel.getByText('Tu último pedido')).toBeVisible();
    await expect(panel.getByRole('link', again)).toHaveAttribute('href', whatsAppLink({ phone: whatsappPhone, text }));
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await panel.getByRole('button', { name: 'Copiar pedido' }).click();
    await expect(panel.getByRole('button', { name: 'Pedido copiado' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  });
});
