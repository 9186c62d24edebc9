import { adminPages } from '#contract/urls/admin-urls.ts';
import { formatPrice } from '#domain/money/format-price.ts';
import { adminClientIn, signInByApi } from '../../test/browser/admin-session.ts';
import { visit } from '../../test/browser/visit.ts';
import { expectAccessible, WIDTHS } from '../support/accessible.ts';
import { expect, select, ownShopTest as test, textbox, toast } from '../support/admin-fixtures.ts';

// Expected: one test loses a response.
test.use({ expectedProblems: [/ERR_FAILED|Error al agregar datos/] });

test('the prices of a brand go up by a percentage, rounded, and back', async ({ page, context, shop }, { project }) => {
  await signInByApi(context, shop.url);
  const admin = adminClientIn(context, shop.url);
  const brand = await admin.brands.create({ name: `Ceibo ${project.name}`, link: `ceibo-${project.name}` });
  const names = ['Uno', 'Dos', 'Tres'].map((name) => `${name} ${project.name}`);
  const prices = [1_000_00, 2_345_00, 990_00];
  for (const [index, name] of names.entries())
    await admin.products.create({ name, brandId: brand.id, price: prices[index] ?? 0 });
  const stored = async () => {
    const rows = (await admin.products.prices()).filter(({ brand: name }) => name === brand.name);
    return names.map((name) => rows.find((row) => row.name === name)?.price);
  };

  await visit(page, adminPages.quickPrices);
  await page.getByRole('link', { name: 'Ajustar precios' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ajustar precios' })).toBeVisible();
  await select(page, 'Marca').selectOption(brand.name);
  await textbox(page, 'Porcentaje').fill('12');
  await select(page, 'Redondear').selectOption({ label: 'A $ 100' });
  const list = page.getByRole('region', { name: 'Productos' });
  await expect(
    list.getByRole('checkbox', { name: new RegExp(formatPrice(2_600_00).replace('$', '\\$')) }),
  ).toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: 'Cambian 3 precios de 3' })).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, `the new prices at ${width} px`);
  }

  await list.getByRole('checkbox', { name: /^Tres / }).uncheck();
  await page.getByRole('button', { name: 'Cambiar 2 precios' }).click();
  await expect(toast(page, 'Precios actualizados correctamente.')).toBeVisible();
  expect(await stored()).toEqual([1_100_00, 2_600_00, 990_00]);

  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(toast(page, 'Volvieron los precios anteriores.')).toBeVisible();
  expect(await stored()).toEqual(prices);
});

test('a change that may be a mistake is not ticked, and what is no number is told @desktop', async ({
  page,
  context,
  shop,
}) => {
  await signInByApi(context, shop.url);
  await visit(page, adminPages.adjustPrices);
  const value = textbox(page, 'Porcentaje');
  await value.fill('mucho');
  await expect(page.getByText('Escribí un porcentaje, como 12 o -7,5.')).toBeVisible();
  await value.fill('70');
  await expect(page.getByRole('button', { name: 'Cambiar 0 precios' })).toBeDisabled();
  await page.getByRole('button', { name: 'Marcar todos' }).click();
  await expect(page.getByRole('button', { name: /^Cambiar [1-9]\d* precios$/ })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Desmarcar todos' })).toBeVisible();
});

test('a change whose response is lost is done once @desktop', async ({ page, context, shop }) => {
  await signInByApi(context, shop.url);
  const admin = adminClientIn(context, shop.url);
  const { id } = await admin.products.create({ name: 'Perdido', price: 1_000_00 });
  await visit(page, adminPages.adjustPrices);
  await textbox(page, 'Porcentaje').fill('10');
  await page.getByRole('searchbox', { name: 'Producto' }).fill('perdido');
  let lost = 0;
  await page.route('**/api/products/adjustPrices', async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Cambiar 1 precio' }).click();
  await expect(toast(page, 'Precios actualizados correctamente.')).toBeVisible();
  expect((await admin.products.byId(id)).price).toBe(1_100_00);
});
