import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { AdminClient } from '#contract/admin/admin-client.ts';
import { pages } from '#contract/urls/shop-urls.ts';
import { addFirstProduct, cartOf } from '../../test/browser/cart.ts';
import { catchChat } from '../../test/browser/chat.ts';
import { visit } from '../../test/browser/visit.ts';
import { adminClients } from '../../test/clients/admin-client.ts';
import { type ShopServer, startShopServer } from '../../test/servers/shop-server.ts';
import { expectAccessible } from '../support/accessible.ts';
import { test as base, expect } from '../support/fixtures.ts';

const SETTINGS = {
  transferDiscount: '10',
  shippingZones: 'Oncativo: 0; en el día\nCórdoba: 2.500; 2 a 3 días',
  freeShippingFrom: '900.000',
  withdrawalButton: '1',
  consumerDefense: '1',
  priceWithoutTaxes: '1',
};

/** A shop of its own, because the others offer nothing of this. */
const test = base.extend<object, { shop: ShopServer }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'shop-terms-'));
      const shop = await startShopServer({ DATA_DIR: folder, DATABASE_URL: '', DEMO: '1' });
      await changeConstants(await adminClients()(shop.url), SETTINGS);
      await use(shop);
      await shop.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
});

async function changeConstants({ constants }: AdminClient, values: Record<string, string>): Promise<void> {
  for (const { id, name, version } of await constants.list()) {
    const value = values[name];
    if (value !== undefined) await constants.change(id, value, version);
  }
}

async function openCheckout(page: Page) {
  const cart = cartOf(page);
  await visit(page, pages.products);
  await addFirstProduct(page);
  await cart.popup.getByRole('button', { name: 'Ver carrito' }).click();
  return cart;
}

test('an order has its zone, the discount of its payment and how far free delivery is', async ({ page }) => {
  const { panel, checkout } = await openCheckout(page);
  await expect(panel.getByText(/^Te faltan \$ [\d.]+ para envío gratis$/)).toBeVisible();
  await panel.getByRole('button', { name: 'Iniciar Compra' }).click();
  await expect(checkout.getByText('Descuento por transferencia (10 %)')).toBeVisible();
  await checkout.getByRole('radio', { name: 'Efectivo' }).check();
  await expect(checkout.getByText(/^Descuento/)).toBeHidden();
  await checkout.getByRole('radio', { name: 'Transferencia' }).check();
  await checkout.getByRole('radio', { name: 'Delivery' }).check();
  await expect(checkout.getByText('Según la zona')).toBeVisible();
  await checkout.getByRole('textbox', { name: 'Nombre' }).fill('Ana');
  await checkout.getByRole('textbox', { name: 'Dirección' }).fill('Mitre 1');
  await checkout.getByRole('button', { name: 'Confirmar pedido' }).click();
  await expect(checkout.getByText('Elegí tu zona de envío.')).toBeVisible();
  const zone = checkout.getByRole('radio', { name: /Córdoba/ });
  await expect(checkout.getByRole('radio', { name: /Oncativo Gratis · en el día/ })).toBeFocused();
  await zone.check();
  await expect(checkout.getByRole('definition').nth(2)).toHaveText('$ 2500');
  await expectAccessible(page);
  const readChat = await catchChat(page);
  await checkout.getByRole('button', { name: 'Confirmar pedido' }).click();
  const { lines } = await readChat();
  expect(lines).toContain('*Zona:* Córdoba (2 a 3 días)');
  expect(lines.slice(-4).map((line) => line.split(':*')[0])).toEqual([
    '*Subtotal',
    '*Descuento por transferencia (10 %)',
    '*Envío',
    '*Total',
  ]);
});

test('a product shows its price by transfer and without taxes, the footer what the law asks for', async ({ page }) => {
  await visit(page, pages.products);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByText(/^\$ [\d.]+ por transferencia$/)).toBeVisible();
  await expect(page.getByText(/^Precio sin impuestos nacionales: \$ [\d.,]+$/)).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Botón de arrepentimiento' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me/,
  );
  await expect(footer.getByRole('link', { name: /^Defensa del Consumidor/ })).toBeVisible();
  await expectAccessible(page);
});

test('prices have points and two decimals when the seller asks for them', async ({ page, shop }) => {
  const client = await adminClients()(shop.url);
  await changeConstants(client, { groupedPrices: '1' });
  const { panel, popup } = cartOf(page);
  await visit(page, pages.search('Gel Energético Doble Cumbre'));
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('$ 2.350,50');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Gel Energético');
  await page.getByRole('combobox', { name: 'Cantidad' }).selectOption('2');
  await page
    .getByRole('button', { name: /^Agregar al carrito/ })
    .first()
    .click();
  await expect(popup).toContainText('2 x $ 2.350,50');
  await popup.getByRole('button', { name: 'Ver carrito' }).click();
  await expect(panel).toContainText('$ 4.701');
  await changeConstants(client, { groupedPrices: '0' });
  await visit(page, pages.search('Gel Energético Doble Cumbre'));
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('$ 2350,5');
});
