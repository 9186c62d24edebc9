import type { ShopProduct } from '#contract/shop/shop-product.ts';
import { adminPages } from '#contract/urls/admin-urls.ts';
import { visit } from '../../test/browser/visit.ts';
import { shopClient } from '../../test/clients/shop-client.ts';
import { expect, test } from '../support/admin-fixtures.ts';

/** A product that no other test uses: of a small category, another one per device. */
async function quietProduct(isMobile: boolean): Promise<ShopProduct> {
  const products = (await shopClient.products()).filter(({ category }) => category === 'Indumentaria');
  const product = products.sort((a, b) => a.id - b.id).at(isMobile ? -1 : -2);
  if (!product) throw new Error('the demo catalogue has too few clothes');
  return product;
}

test('[M1-8] [M2.9-1] [M2.9-2] [M2.9-3] [M2.9-4] [M2.9-5] [M2.9-7] [M2.9-8] [M8-42] changes many prices by keyboard alone', async ({
  page,
  isMobile,
}) => {
  const first = await quietProduct(isMobile);
  await visit(page, adminPages.quickPrices);
  const cell = (label: string) => page.getByRole('button', { name: new RegExp(`^${label}: `) });
  const field = page.getByRole('textbox');
  await page.getByLabel('Producto', { exact: true }).fill(first.name);
  await expect(page.getByText('Total de productos: 1')).toBeVisible();

  const price = cell(`Precio de ${first.name}`);
  await price.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('54.321');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Precio actualizado correctamente')).toBeVisible();
  await expect(price).toContainText('Guardado');
  await expect(field.and(page.getByLabel(`Precio USD de ${first.name}`)), 'Tab opens the next').toBeFocused();
  await page.keyboard.type('12,5');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Precio USD actualizado correctamente')).toBeVisible();
  await page.keyboard.type('50');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Descuento actualizado correctamente')).toBeVisible();
  await expect(page.getByRole('cell').nth(5)).toContainText('$ 27.161');
  await expect.poll(async () => (await shopClient.products()).find(({ id }) => id === first.id)?.price).toBe(5_432_100);

  await test.step('[M5-31] an invalid discount and Escape keep the value', async () => {
    const discount = cell(`Descuento de ${first.name}`);
    await expect(discount).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.type('101');
    await page.keyboard.press('Enter');
    await expect(discount).toContainText('No se guardó');
    await expect(discount).toContainText('50');
    await page.keyboard.press('Enter');
    await page.keyboard.type('7');
    await page.keyboard.press('Escape');
    await expect(discount).toContainText('50');
  });

  await page.getByLabel('Producto', { exact: true }).fill('nada que se venda');
  await expect(page.getByText('No se encontraron productos con los filtros aplicados.')).toBeVisible();
  await page.getByRole('button', { name: 'Limpiar' }).click();
  await expect(page.getByLabel('Marca')).toHaveValue('');
  await expect(page.getByRole('columnheader')).toHaveText([
    'Producto',
    'Marca',
    'Precio ARS',
    'Precio USD',
    'Descuento %',
    'Precio Final',
  ]);
  const head = page.getByRole('columnheader', { name: 'Precio ARS' });
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
});
