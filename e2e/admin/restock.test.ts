import { adminApi, adminPages } from '#contract/urls/admin-urls.ts';
import { adminClientIn, signInByApi } from '../../test/browser/admin-session.ts';
import { visit } from '../../test/browser/visit.ts';
import { busyName } from '../../test/seeds/busy-shop.ts';
import { expectAccessible, WIDTHS } from '../support/accessible.ts';
import { expect, toast } from '../support/admin-fixtures.ts';
import { busyShopTest } from '../support/busy-shop.ts';

const test = busyShopTest({ products: 40, sales: 0 });

// Expected: a server that does not answer, and stock that does not suffice.
test.use({ expectedProblems: [/ERR_FAILED|Error al|409/] });

test.beforeEach(async ({ page, shop }) => signInByApi(page.context(), shop.url));

test('what is missing is ordered from the supplier and entered when it comes', async ({ page, context, shop }, {
  project,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const admin = adminClientIn(context, shop.url);
  const name = busyName(project.name === 'desktop' ? 2 : 5);
  const find = async () => (await admin.products.list({ name, page: 1, pageSize: 1 })).rows[0];
  const product = await find();
  if (!product) throw new Error(`there is no ${name}`);
  const left = 3;
  const sold = product.amount - left;
  await admin.sales.create({ productId: product.id, quantity: sold, clientName: '', paymentMethod: '', paid: true });

  await visit(page, adminPages.stock);
  await page.getByRole('link', { name: 'Reposición' }).click();
  await page.getByRole('combobox', { name: 'Orden' }).selectOption('Por marca');
  await page.getByRole('combobox', { name: 'Comprar para' }).selectOption('4 semanas');
  const group = page.getByRole('region', { name: product.brand });
  const units = group.getByRole('textbox', { name: `Unidades de ${name}` });
  await expect(units, 'as many as were sold in four weeks, and the lowest stock').toHaveValue(String(sold + 2 - left));
  await expect(group.getByText(/^Quedan 3 · .* por semana · alcanza \d+ días?$/)).toBeVisible();
  await expect(group.getByRole('button', { name: 'Copiar pedido' })).toBeVisible();
  await units.fill('12o');
  await expect(group.getByRole('status')).toHaveText('Ingresá cantidades enteras.');
  await expect(group.getByRole('button', { name: 'Copiar pedido' }), 'without the product').toBeHidden();
  await units.fill('12');
  await page.reload();
  await page.getByRole('combobox', { name: 'Orden' }).selectOption('Por marca');
  await expect(units).toHaveValue('12');
  await group.getByRole('button', { name: 'Copiar pedido' }).press('Enter');
  await expect(group.getByText('Copiado')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`12 x ${name}`);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, `what to buy at ${width} px`);
  }

  await group.getByRole('button', { name: 'Ingresar lo que llegó' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ingresar mercadería' })).toBeVisible();
  const came = page.getByRole('textbox', { name: `Unidades de ${name}` });
  await expect(came).toHaveValue('12');
  await came.fill('11');
  await page.getByRole('textbox', { name: 'Nota' }).fill('Remito 7');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, `what came at ${width} px`);
  }
  await page.getByRole('button', { name: 'Ingresar', exact: true }).press('Enter');
  await expect(toast(page, 'Se ingresaron 11 unidades.')).toBeVisible();
  expect((await find())?.amount).toBe(left + 11);

  await visit(page, `${adminPages.stock}?mode=C&id=${product.id}`);
  await page.getByText('Movimientos de stock').click();
  await expect(page.getByText(/Ingreso de mercadería · Remito 7/)).toBeVisible();
  await expect(page.getByText(`quedaron ${left}`, { exact: false })).toBeVisible();
});

test('goods are found and typed by keyboard, and kept while the server is away @desktop', async ({ page }) => {
  const name = busyName(8);
  await visit(page, adminPages.purchase);
  await page.getByRole('searchbox', { name: 'Producto' }).fill('n0008');
  await page.keyboard.press('Tab');
  await page.keyboard.type('4');
  await expect(page.getByRole('textbox', { name: `Unidades de ${name}` })).toHaveValue('4');
  await page.route(`**${adminApi.purchases}`, (route) => route.abort());
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Hubo un error al ingresar la mercadería.')).toBeVisible();
  await page.unroute(`**${adminApi.purchases}`);
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByRole('textbox', { name: `Unidades de ${name}` })).toHaveValue('4');
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click();
  await expect(toast(page, 'Se ingresaron 4 unidades.')).toBeVisible();
});

test('a line that is refused says why, also while others are searched @desktop', async ({ page, context, shop }) => {
  const admin = adminClientIn(context, shop.url);
  const [good, refused] = [busyName(9), busyName(11)];
  const amountOf = async (name: string) => (await admin.products.list({ name, page: 1, pageSize: 1 })).rows[0]?.amount;
  const before = await amountOf(good);
  const left = await amountOf(refused);
  await visit(page, adminPages.purchase);
  const search = page.getByRole('searchbox', { name: 'Producto' });
  const units = (name: string) => page.getByRole('textbox', { name: `Unidades de ${name}` });
  await search.fill(refused);
  await units(refused).fill('-9999o');
  await search.fill(good);
  await units(good).fill('4');
  await units(good).press('Enter');
  await expect(toast(page, 'Ingresá cantidades enteras.')).toBeVisible();
  await expect(units(refused)).toBeFocused();
  await units(refused).fill('-9999');
  await search.fill(good);
  await units(good).press('Enter');
  const text = `No hay stock suficiente. Quedan ${left} unidades.`;
  await expect(toast(page, text)).toBeVisible();
  await expect(units(refused)).toHaveAccessibleDescription(text);
  await expect(units(refused)).toHaveAttribute('aria-invalid', 'true');
  await expect(units(refused)).toBeFocused();
  await expect(units(good)).not.toHaveAttribute('aria-invalid');
  await expectAccessible(page, 'goods with a refused line');
  expect(await amountOf(good)).toBe(before);
  await units(refused).fill('-1');
  await expect(units(refused)).not.toHaveAttribute('aria-invalid');
  await units(refused).press('Enter');
  await expect(toast(page, 'Se ingresaron 3 unidades.')).toBeVisible();
});
