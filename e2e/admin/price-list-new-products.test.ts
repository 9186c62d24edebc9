import { adminApi, adminPages, fillPath } from '#contract/urls/admin-urls.ts';
import { signInByApi } from '../../test/browser/admin-session.ts';
import { visit } from '../../test/browser/visit.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, toast } from '../support/admin-fixtures.ts';
import { apiBeside, LIST_PDF, pdfUpload, priceListScreen } from '../support/price-list-screen.ts';
import { test } from '../support/price-list-shop.ts';

// Endless animations would keep axe waiting.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('lines without a product become products: one in the form, others when the list is confirmed, and undone', async ({
  page,
  context,
  shop,
}) => {
  const name = 'Bravía Whey';
  const screen = priceListScreen(page);
  const { product, send } = apiBeside(page);
  await signInByApi(context, shop.url);
  await visit(page, adminPages.priceList);
  await screen.file.setInputFiles(pdfUpload(LIST_PDF));
  await screen.read.click();
  await expect(screen.summary).toBeVisible();
  await page.getByLabel('Buscar en el resumen').fill('bravía whey light');

  await page.getByRole('button', { name: 'Crear producto «Bravía Whey Light 1 kg»' }).click();
  await expect(page.getByRole('heading', { name: 'Agregar producto' })).toBeVisible();
  await expect(page.getByLabel('Nombre')).toHaveValue('Bravía Whey Light 1 kg');
  await expect(page.getByRole('textbox', { name: 'Precio', exact: true })).toHaveValue('55.400');
  await expect(page.getByLabel('Marca').locator('option:checked')).toHaveText('NutriBravía');
  await expectAccessible(page);
  await page.getByLabel('Nombre').fill(name);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(toast(page, 'Producto creado exitosamente!')).toBeVisible();
  await expect(page.getByText(`Ya creaste «${name}».`)).toBeVisible();
  expect((await product(name)).price).toBe(55_400);

  const tick = (label: string) => page.getByLabel(`Crear «${label}» al confirmar`);
  const search = page.getByLabel('Buscar en el resumen');
  await search.fill('citrulina');
  await tick('Citrulina Malato 200 g').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Se crea inactivo: Citrulina Malato 200 g')).toBeVisible();
  await search.fill('omega');
  await expect(tick('Citrulina Malato 200 g')).toHaveCount(0);
  await page.getByLabel('Crear todos los que se ven').check();
  await expect(page.getByText(/Se crean 2 productos$/)).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByText(/Se crean 2 productos$/), 'as it was').toBeVisible();
  await screen.read.click();
  await expect(page.getByRole('heading', { name: 'Resumen' })).toBeFocused();
  await expect(page.getByText(/Se crean 2 productos$/), 'when the list is read again').toBeVisible();
  await screen.confirm.click();
  await expect(page.getByRole('heading', { name: 'Precios actualizados' })).toBeFocused();
  const created = page.getByRole('region', { name: 'Productos nuevos' });
  await expect(created).toContainText('Se creó 1 producto, inactivo');
  const taken = page.getByText('No se crearon, porque ya hay un producto con ese nombre:');
  await expect(taken.locator('..')).toContainText('Omega 3 60 cápsulas');
  await expectAccessible(page);
  const form = await created.getByRole('link', { name: 'Citrulina Malato 200 g' }).getAttribute('href');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('heading', { name: 'Volvieron los precios anteriores' })).toBeFocused();
  await expect(created).toHaveCount(0);
  const id = new URL(form ?? '', shop.url).searchParams.get('id') ?? '';
  expect((await send('get', fillPath(adminApi.productById, { id }))).status()).toBe(404);

  // The shop is the same for the tests that follow.
  await send('delete', fillPath(adminApi.product, { id: (await product(name)).id }));
});
