import type { Page } from '@playwright/test';
import { adminPages } from '#contract/urls/admin-urls.ts';
import { formatPrice } from '#domain/money/format-price.ts';
import { adminClientIn, signInByApi } from '../../test/browser/admin-session.ts';
import { visit } from '../../test/browser/visit.ts';
import { expect, ownShopTest as test, toast } from '../support/admin-fixtures.ts';
import { priceListScreen } from '../support/price-list-screen.ts';

test.beforeEach(({ context, shop }) => signInByApi(context, shop.url));

/** Opens the brands and from there this section, so that the browser can go back. */
async function openFromBrands(page: Page, section: string): Promise<void> {
  await visit(page, adminPages.brands);
  await page.getByRole('link', { name: section, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Marcas');
}

/** Starts a reload and stays on the page if the browser asks whether to leave. */
async function isReloadAsked(page: Page): Promise<boolean> {
  const asked = page.waitForEvent('dialog', { timeout: 5000 }).then(
    async (dialog) => {
      await dialog.dismiss();
      return dialog.type() === 'beforeunload';
    },
    () => false,
  );
  await page.evaluate(() => setTimeout(() => location.reload()));
  return asked;
}

test.describe('[M2.9-6] a price that is being edited', { tag: '@desktop' }, () => {
  for (const [section, path] of [
    ['Precios rápidos', adminPages.quickPrices],
    ['Productos', adminPages.products],
  ] as const) {
    test(`under ${section} is saved by going back, and a reload asks`, async ({ page, context, shop }) => {
      const admin = adminClientIn(context, shop.url);
      const name = `A medio editar ${section}`;
      const { id } = await admin.products.create({ name, price: 100_00, amount: 1 });
      await openFromBrands(page, section);
      await page
        .getByLabel('Producto', { exact: true })
        .or(page.getByLabel('Nombre', { exact: true }))
        .first()
        .fill(name);
      await page.getByRole('button', { name: new RegExp(`^Precio de ${name}`) }).click();
      expect(page.url()).toContain(path);
      await page.keyboard.type('250');
      expect(await isReloadAsked(page)).toBe(true);
      await expect(page.getByRole('textbox', { name: `Precio de ${name}` })).toHaveValue('250');
      await page.evaluate(() => history.go(-history.state.idx));
      await expect(page.getByRole('heading', { level: 1, name: 'Marcas' })).toBeVisible();
      await expect.poll(async () => (await admin.products.byId(id)).price).toBe(250_00);
    });
  }
});

test('going back from a setting that is being edited asks @desktop', async ({ page }) => {
  await openFromBrands(page, 'Configuración');
  const rows = page.getByRole('main').getByRole('listitem');
  const fields = [rows.nth(0).getByRole('textbox'), rows.nth(1).getByRole('textbox')] as const;
  for (const index of [0, 1])
    await rows
      .nth(index)
      .getByRole('button', { name: /^Editar/ })
      .click();
  const before = await fields[0].inputValue();
  for (const field of fields) await field.fill('otro valor');
  expect(await isReloadAsked(page)).toBe(true);
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Hay cambios sin guardar' });
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(question).toBeHidden();
  for (const field of fields) await expect(field).toHaveValue('otro valor');
  await rows.nth(1).getByRole('button', { name: 'Cancelar' }).click();
  await fields[0].fill(before);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Marcas' })).toBeVisible();
});

test('a pasted order is kept over a reload, which asks about what was chosen @desktop', async ({
  page,
  context,
  shop,
}) => {
  await adminClientIn(context, shop.url).products.create({ name: 'Rodilleras', price: 700_00, amount: 3 });
  const message = page.getByRole('textbox', { name: 'Mensaje del pedido' });
  const order = page.getByRole('form', { name: 'Pedido' });
  const total = order.getByRole('status', { name: 'Total' });
  await visit(page, adminPages.pasteOrder);
  await message.fill('1 x Rodilleras: $ 700');
  await expect(total).toHaveText(formatPrice(700_00));
  await page.reload();
  await expect(message).toHaveValue('1 x Rodilleras: $ 700');
  await order.getByRole('button', { name: /^Sumar uno/ }).click();
  await expect(total).toHaveText(formatPrice(1400_00));
  expect(await isReloadAsked(page)).toBe(true);
  await order.getByRole('button', { name: 'Guardar pedido' }).click();
  await expect(toast(page, 'Pedido agregado exitosamente!')).toBeVisible();
  await page.reload();
  await expect(message).toHaveValue('');
});

test('a pasted list is kept over a reload until its prices are confirmed @desktop', async ({ page, context, shop }) => {
  const client = adminClientIn(context, shop.url);
  await client.products.create({ name: 'Tobilleras largas', price: 700_00 });
  // Other tests confirm lists in this shop.
  const { update } = await client.priceList.state();
  if (update) await client.priceList.undo(update.id);
  const screen = priceListScreen(page);
  const message = page.getByLabel('Pegá el mensaje');
  await visit(page, adminPages.priceList);
  await message.fill('Tobilleras largas $ 750');
  await page.reload();
  await expect(message).toHaveValue('Tobilleras largas $ 750');
  await screen.read.click();
  await expect(screen.summary).toBeVisible();
  await screen.tick('Tobilleras largas').check();
  await screen.confirm.click();
  await expect(toast(page, 'Precios actualizados correctamente.')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('admin price-list-message'))).toBe('""');
});
