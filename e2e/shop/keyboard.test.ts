import type { Locator, Page } from '@playwright/test';
import { pages } from '#contract/urls/shop-urls.ts';
import { addButton, cartOf } from '../../test/browser/cart.ts';
import { catchChat } from '../../test/browser/chat.ts';
import { visit } from '../../test/browser/visit.ts';
import { productWithScarceFlavor } from '../../test/clients/shop-client.ts';
import { expect, test } from '../support/fixtures.ts';

/** More than the tab stops of any page. */
const MOST_STOPS = 120;

/** Presses Tab until this element has the focus. */
async function goTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

test('[M2.5-4] [M2.5-5] [M4-15] a purchase by keyboard alone, from home to the chat', { tag: '@desktop' }, async ({
  page,
}) => {
  const readChat = await catchChat(page);
  const { product, flavor } = await productWithScarceFlavor();
  const { panel, checkout, opener } = cartOf(page);
  await visit(page, pages.home);

  await test.step('a suggestion leads to the product', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Ir al contenido' })).toBeInViewport();
    await goTo(page, page.getByRole('banner').getByRole('combobox', { name: /buscar/i }));
    await page.keyboard.type(product.name);
    await expect(page.getByRole('option').first()).toContainText(product.name);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
  });

  await test.step('a flavor is chosen and the product added', async () => {
    const flavors = page.getByRole('group', { name: /sabor|color/i });
    await goTo(page, flavors.getByRole('radio', { checked: true }));
    while (!(await flavors.getByRole('radio', { name: flavor.name, exact: true }).isChecked()))
      await page.keyboard.press('ArrowRight');
    await goTo(page, addButton(page.getByRole('main'), product.name).first());
    await page.keyboard.press('Enter');
    await expect(opener).toHaveAccessibleName(/\b1\b/);
  });

  await test.step('the cart takes the focus and gives it back', async () => {
    await goTo(page, opener, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => panel.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await goTo(page, panel.getByRole('button', { name: 'Iniciar Compra' }));
    await page.keyboard.press('Enter');
    await expect(checkout).toBeVisible();
  });

  await test.step('the form reports missing values at their fields', async () => {
    await goTo(page, checkout.getByRole('button', { name: 'Confirmar pedido' }));
    await page.keyboard.press('Enter');
    await expect(checkout.getByRole('textbox', { name: 'Nombre' })).toBeFocused();
    await expect(checkout.getByRole('alert')).toHaveText('Por favor, completa todos los campos obligatorios.');
    await page.keyboard.type('Ana');
    // Efectivo, then Delivery, then the address.
    for (const key of ['Tab', 'ArrowDown', 'Tab', 'ArrowDown', 'Tab']) await page.keyboard.press(key);
    await page.keyboard.type('Mitre 1');
  });

  await test.step('spinner, check icon for a second, chat', async () => {
    // From here on the clock moves only when the test advances it.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.press('Enter');
    await expect(checkout.getByText('Cargando...')).toBeAttached();
    await page.clock.runFor(500);
    await expect(checkout.getByText('¡Pedido confirmado!')).toBeVisible();
    await page.clock.runFor(999);
    await expect(checkout.getByText('¡Pedido confirmado!'), 'the chat waits for a second').toBeVisible();
    await page.clock.runFor(1);
    const { lines } = await readChat();
    expect(lines).toEqual(expect.arrayContaining(['*Forma de pago:* Efectivo', '*Entrega:* Delivery']));
    expect(lines.some((line) => line.startsWith(`1 x ${product.name} (${flavor.name})`))).toBe(true);
  });
});

test('a page that is opened without loading a document is announced', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, pages.home);
  for (const name of ['Sucursales', 'Contacto']) {
    await page.getByRole('link', { name }).first().press('Enter');
    await expect(page.getByRole('status').filter({ hasText: `${name} | Mostrador` })).toHaveCount(1);
    await expect(page).toHaveTitle(`${name} | Mostrador`);
  }
});
