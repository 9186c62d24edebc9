import { adminApi } from '#contract/urls/admin-urls.ts';
import { credentials } from '../../test/servers/shop-server.ts';
import { expectAccessible } from '../support/accessible.ts';
import { fillSignIn, toast } from '../support/admin-fixtures.ts';
import { expect, test } from '../support/fixtures.ts';

// Expected: a refused sign-in appears only in the log (spec §8), an expired session answers 401.
test.use({ expectedProblems: [/401|Error al (?:agregar|obtener) (?:los )?datos|No hay usuario/] });

test('[M2.7-1] [M2.7-2] [M2.7-3] [M2.7-4] [M2.7-8] [M2.7-12] [M2.7-13] [M2.7-15] [M5-28] [M5-29] [M5-30] signs in and out', async ({
  page,
}) => {
  await page.goto('/admin/marcas?active=T');
  await expect(page).toHaveURL(/\/admin\/login\?volver=/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByText('Por favor, ingrese un correo electrónico válido.')).toBeVisible();
  await expect(page.getByText('Por favor, ingrese su contraseña.')).toBeVisible();
  await expect(page.getByLabel('Correo electrónico')).toBeFocused();
  await expectAccessible(page);

  await fillSignIn(page, { ...credentials, password: 'not-this-one' });
  await expect(page.getByLabel('Contraseña')).toHaveValue('');
  await expect(page.getByLabel('Contraseña')).toBeFocused();
  await fillSignIn(page);
  await expect(page).toHaveURL(/\/admin\/marcas\?active=T$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Marcas' })).toBeVisible();

  await page.goto('/admin/login');
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('heading', { level: 1, name: '¡Hola, Administración!' })).toBeVisible();
  const tiles = page.getByRole('main').getByRole('list').getByRole('listitem');
  await expect(tiles).toHaveCount(12);
  await expect(tiles.filter({ hasText: 'Stock' })).toContainText(/\d+ sin stock/);
  await expect(page.getByRole('contentinfo')).toContainText(/© \d{4} Mostrador/);
  await expectAccessible(page);

  const leave = page.getByRole('banner').getByRole('button', { name: 'Cerrar Sesión' });
  const question = page.getByRole('alertdialog', { name: 'Cerrar Sesión' });
  await leave.click();
  await expect(question).toContainText('Are you sure you want to log out');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/admin$/);
  await leave.click();
  await question.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await page.goto('/admin/nada');
  await expect(page).toHaveURL(/\/admin\/login\?volver=/);
});

test('[M2.7-8] [M6-3] an expired session does not lose what was typed @desktop', async ({ page, baseURL }) => {
  await page.goto('/admin/login?volver=%2Fadmin%2Fcategorias%3Fmode%3DA');
  await fillSignIn(page);
  const name = `Sesión ${Date.now()}`;
  await page.getByLabel('Nombre').fill(name);
  await page.getByLabel('Link').fill(`sesion-${Date.now()}`);
  await page.getByLabel('Tipo de Categoría').selectOption('Accesorios');
  const ended = await page.request.post(adminApi.signOut, { data: {}, headers: { origin: baseURL ?? '' } });
  expect(ended.status()).toBe(200);

  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('dialog', { name: 'Tu sesión terminó' })).toBeVisible();
  await expectAccessible(page);
  await fillSignIn(page);
  await expect(toast(page, 'Categoría creada exitosamente!')).toBeVisible();
  await page.goto(`/admin/categorias?name=${encodeURIComponent(name)}`);
  await expect(page.getByText('Total de registros: 1')).toBeVisible();
});
