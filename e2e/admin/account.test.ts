import { adminPages } from '#contract/urls/admin-urls.ts';
import { adminClientIn, signInByApi } from '../../test/browser/admin-session.ts';
import { credentials } from '../../test/servers/shop-server.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, fillSignIn, select, ownShopTest as test, textbox, toast } from '../support/admin-fixtures.ts';

// Expected: wrong passwords answer 400, ended sessions 401; the test takes the API away once.
test.use({ expectedProblems: [/40[01]|Error al (?:obtener|actualizar) los datos|No hay usuario|ERR_FAILED/] });

const NEW_PASSWORD = 'otra clave bien larga';

test('an administrator ends the other sessions and changes the password @desktop', async ({ page, browser, shop }) => {
  await signInByApi(page.context(), shop.url);
  const elsewhere = await browser.newContext({ baseURL: shop.url, locale: 'es-AR' });
  await signInByApi(elsewhere, shop.url);
  const other = await elsewhere.newPage();
  await other.goto(adminPages.brands);
  await expect(other.getByRole('heading', { level: 1, name: 'Marcas' })).toBeVisible();

  await page.goto(adminPages.dashboard);
  await page.getByRole('link', { name: 'Mi cuenta' }).click();
  const sessions = page.getByRole('region', { name: 'Sesiones abiertas' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.filter({ hasText: 'Esta sesión' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Cerrar las otras sesiones' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cerrar las otras sesiones' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cerrar las otras sesiones' }).click();
  await expect(toast(page, 'Se cerró 1 sesión.')).toBeVisible();
  await expect(sessions).toHaveCount(1);
  await other.reload();
  await expect(other).toHaveURL(/\/admin\/login/);

  const current = textbox(page, 'Contraseña actual');
  const next = textbox(page, 'Contraseña nueva');
  const change = async (passwords: [string, string, string]) => {
    await current.fill(passwords[0]);
    await next.fill(passwords[1]);
    await textbox(page, 'Repetí la contraseña nueva').fill(passwords[2]);
    await page.keyboard.press('Enter');
  };
  await change([credentials.password, 'password1', 'password1']);
  await expect(page.getByText('Esa contraseña es de las más usadas')).toBeVisible();
  await expect(next).toBeFocused();
  await change(['no es esta', NEW_PASSWORD, NEW_PASSWORD]);
  await expect(page.getByText('La contraseña actual no es correcta.')).toBeVisible();
  await expect(current).toBeFocused();
  await change([credentials.password, NEW_PASSWORD, 'otra']);
  await expect(page.getByText('Las contraseñas no coinciden.')).toBeVisible();
  await expectAccessible(page);
  await change([credentials.password, NEW_PASSWORD, NEW_PASSWORD]);
  await expect(toast(page, 'Contraseña cambiada.')).toBeVisible();
  await expect(current).toHaveValue('');

  await fillSignIn(other, { ...credentials, password: NEW_PASSWORD });
  await expect(other).toHaveURL(/\/admin\/marcas/);
  await elsewhere.close();

  await test.step('puts the password back for the other tests of this shop', async () => {
    await change([NEW_PASSWORD, credentials.password, credentials.password]);
    // Not the toast: that of the first change may still be there.
    await expect(current).toHaveValue('');
  });
});

test('the seller reads who did what, filtered and page by page @desktop', async ({ page, shop }) => {
  await signInByApi(page.context(), shop.url);
  const admin = adminClientIn(page.context(), shop.url);
  const { rows } = await admin.products.list({ page: 1, pageSize: 1 });
  const [product] = rows;
  if (!product) throw new Error('the demo catalogue has no product');
  await admin.products.changePrice(product.id, 12_000_00);
  await admin.products.changePrice(product.id, 13_500_00);
  await admin.products.change(product.id, { amount: 77, flavors: [], description: 'Otra' });
  for (let count = 0; count < 60; count += 1) await admin.brands.setActive(2, count % 2 === 1);

  await page.goto(adminPages.dashboard);
  await page.getByRole('link', { name: 'Actividad' }).click();
  const entries = page.getByRole('main').getByRole('listitem');
  await expect(entries).toHaveCount(50);
  await page.getByRole('button', { name: 'Ver más' }).click();
  await expect.poll(() => entries.count()).toBeGreaterThan(60);

  await select(page, 'Qué').selectOption('Productos y precios');
  await select(page, 'Quién').selectOption('Administración');
  await page.getByRole('button', { name: 'Consultar' }).click();
  await expect(page).toHaveURL(/\?who=[^&]+&what=product$/);
  const sentence = `Administración cambió el precio de «${product.name}» de $ 12.000 a $ 13.500.`;
  await expect(entries.filter({ hasText: sentence })).toHaveCount(1);
  const several = entries.filter({ hasText: 'la descripción' }).first();
  await several.getByText('Ver los datos').press('Enter');
  await expect(several.getByText(/→ 77$/)).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Desde').fill('2040-01-01');
  await page.getByLabel('Desde').press('Enter');
  await expect(page.getByText('No hay actividad con esos filtros.')).toBeVisible();

  await page.route('**/api/audit*', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('main').getByText('Hubo un error al obtener la actividad.')).toBeVisible();
  await page.unroute('**/api/audit*');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('No hay actividad con esos filtros.')).toBeVisible();
});
