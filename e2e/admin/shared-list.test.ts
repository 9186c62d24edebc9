import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { adminApi, adminPages } from '#contract/urls/admin-urls.ts';
import type { Product } from '#domain/catalogue/product-fields.ts';
import { isOutOfStock } from '#domain/catalogue/stock.ts';
import { formatPrice } from '#domain/money/format-price.ts';
import { adminClientIn, signInByApi } from '../../test/browser/admin-session.ts';
import { visit } from '../../test/browser/visit.ts';
import { expectAccessible, WIDTHS } from '../support/accessible.ts';
import { expect, ownShopTest as test } from '../support/admin-fixtures.ts';

test.beforeEach(async ({ page, shop }) => signInByApi(page.context(), shop.url));

/** The active products in stock. */
async function productsInStock({ page, shop }: { page: Page; shop: { url: string } }): Promise<Product[]> {
  const { rows } = await adminClientIn(page.context(), shop.url).products.list({ active: 'S', page: 1, pageSize: 500 });
  return rows.filter((product) => !isOutOfStock(product));
}

test('today’s prices are copied as messages, by category or brand', async ({ page, context, shop }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, adminPages.products);
  await page.getByRole('link', { name: 'Compartir lista' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compartir lista' })).toBeVisible();
  const products = await productsInStock({ page, shop });
  await expect(page.getByRole('status').filter({ hasText: 'en stock' })).toHaveText(
    `${products.length} productos en stock`,
  );
  const texts: string[] = [];
  for (const button of await page.getByRole('button', { name: /^Copiar \d/ }).all()) {
    await button.press('Enter');
    await expect(page.getByRole('button', { name: 'Copiado' })).toBeVisible();
    texts.push(await page.evaluate(() => navigator.clipboard.readText()));
    await expect(page.getByRole('button', { name: 'Copiado' })).toHaveCount(0);
  }
  const list = texts.join('\n');
  for (const { name } of products) expect(list).toContain(`• ${name}`);

  const [first] = products;
  await page.getByRole('combobox', { name: 'Orden' }).selectOption('Por marca');
  await page.getByRole('combobox', { name: 'Marca' }).selectOption(first?.brand ?? '');
  await page.getByRole('searchbox', { name: 'Producto' }).fill(first?.name ?? '');
  await expect(page.getByText(`• ${first?.name}`)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Producto' }).fill('nada que exista');
  await expect(page.getByText('No hay productos en stock con lo que elegiste.')).toBeVisible();
});

test('the list is printed alone, and each product is a picture to post @desktop', async ({ page, shop }) => {
  const [product] = await productsInStock({ page, shop });
  await visit(page, adminPages.sharedList);
  await page.getByRole('radio', { name: 'Para imprimir' }).check();
  const sheet = page.getByRole('article', { name: 'Lista para imprimir' });
  await expect(sheet).toContainText(product?.name ?? '');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Compartir lista' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Secciones' })).toBeHidden();
  await expect(sheet).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('radio', { name: 'Imágenes' }).check();
  const choice = page.getByRole('combobox', { name: 'Producto de la imagen' });
  await choice.selectOption(product?.name ?? '');
  for (const { label, height } of [
    { label: 'Historia o estado', height: 1920 },
    { label: 'Publicación', height: 1080 },
  ]) {
    const save = page.getByRole('button', { name: `Descargar ${label}` });
    await expect(save).toBeEnabled();
    const download = page.waitForEvent('download');
    await save.press('Enter');
    const file = await readFile(await (await download).path());
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1080, height });
    const { entropy } = await sharp(file).stats();
    expect(entropy, 'it is not blank').toBeGreaterThan(1);
  }
  const price = formatPrice(product?.finalPrice ?? 0);
  await expect(page.getByRole('img', { name: `${product?.name}, ${price}` })).toHaveCount(2);
});

test('messages, paper and pictures are accessible at any width @desktop', async ({ page }) => {
  await visit(page, adminPages.sharedList);
  for (const form of ['Texto para WhatsApp', 'Para imprimir', 'Imágenes']) {
    await page.getByRole('radio', { name: form }).check();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, `${form} at ${width} px`);
    }
  }
});

test.describe('without the server', () => {
  test.use({ expectedProblems: [/ERR_FAILED|Error al obtener/] });

  test('the list says so and can be asked for again @desktop', async ({ page }) => {
    await page.route(`**${adminApi.products}?*`, (route) => route.abort());
    await page.goto(adminPages.sharedList);
    await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await page.unroute(`**${adminApi.products}?*`);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('radio', { name: 'Imágenes' })).toBeVisible();
  });
});
