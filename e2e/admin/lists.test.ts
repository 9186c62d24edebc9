import { expectAccessible } from '../support/accessible.ts';
import { chooseAction, expect, test, toast } from '../support/admin-fixtures.ts';

test.use({ expectedProblems: [/40[049]|Error al (?:obtener|agregar|actualizar)/] });

test('[M2.8-2] [M2.8-7] [M2.8-15] [M2.8-19] [M2.8-22] [M4-34] [M4-35] [M4-36] [M5-20] [M5-21] [M5-24] [M5-32] [M8-38] [M8-40] a category is created, changed and deleted', async ({
  page,
  isMobile,
}) => {
  const mark = `${isMobile ? 'tel' : 'esc'}-${Date.now()}`;
  const name = `Rubro ${mark}`;
  const only = `/admin/categorias?name=${encodeURIComponent(mark)}`;
  await page.goto(only);
  await expect(page.getByText('No se han encontrado resultados.')).toBeVisible();
  await expect(page.getByText('Total de registros: 0')).toBeVisible();
  await page.getByRole('button', { name: 'Agregar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Agregar categoría' })).toBeVisible();
  await expect(page.locator('label', { hasText: 'Nombre' })).toContainText('*');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Dato requerido.')).toHaveCount(2);
  await expectAccessible(page);

  await page.getByLabel('Nombre').fill(name);
  await page.getByLabel('Link').fill('accesorios');
  await page.getByLabel('Tipo de Categoría').selectOption('Accesorios');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(toast(page, 'Hubo un error al crear la categoría.')).toBeVisible();
  await expect(page.getByLabel('Link')).toHaveAttribute('aria-invalid', 'true');

  await page.getByRole('link', { name: 'Mostrador, inicio' }).click();
  const leaving = page.getByRole('alertdialog', { name: 'Hay cambios sin guardar' });
  await leaving.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(leaving).toBeHidden();
  await expect(page.getByLabel('Nombre')).toHaveValue(name);
  await page.getByLabel('Link').fill(mark);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(toast(page, 'Categoría creada exitosamente!')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${only.replace('?', '\\?')}$`));
  await expect(page.getByText('Total de registros: 1')).toBeVisible();

  await chooseAction(page, { label: 'Consultar', of: name });
  await expect(page.getByLabel('Nombre')).toBeDisabled();
  await expect(page.getByLabel('Tipo de Categoría')).toBeDisabled();
  await expect(page.locator('label', { hasText: 'Nombre' })).not.toContainText('*');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Volver' }).click();

  await chooseAction(page, { label: 'Editar', of: name });
  await expect(page).toHaveURL(/mode=M&id=\d+/);
  await page.reload();
  await page.getByLabel('Nombre').fill(`${name} bis`);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(toast(page, 'Categoría actualizada exitosamente!')).toBeVisible();
  await chooseAction(page, { label: 'Desactivar', of: `${name} bis` });
  await expect(toast(page, 'Estado de la categoría actualizado exitosamente!')).toBeVisible();
  await expect(page.getByText('No se han encontrado resultados.')).toBeVisible();
  await page.goto(`${only}&active=N`);
  await chooseAction(page, { label: 'Activar', of: `${name} bis` });
  await expect(page.getByText('No se han encontrado resultados.')).toBeVisible();
});

test('[M2.8-3] [M8-22] an unknown id leads back to the list', async ({ page }) => {
  await page.goto('/admin/categorias?mode=M&id=999999');
  await expect(toast(page, 'Hubo un error al obtener la categoría.')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/categorias$/);
});

test('[M2.8-8] [M2.8-9] [M2.8-10] [M2.8-11] [M2.8-13] [M2.8-14] [M2.8-20] [M2.8-21] [M9-23] the table of brands @desktop', async ({
  page,
}) => {
  await page.goto('/admin/marcas');
  const rows = page.getByRole('table', { name: 'Marcas' }).locator('tbody tr');
  await expect(rows).toHaveCount(10);
  await expectAccessible(page);
  await expect(rows.first().locator('img')).toHaveAttribute('width', '50');
  await expect(page.getByRole('columnheader', { name: 'Imagen' }).getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: 'Acciones' })).toBeVisible();
  const title = page.getByRole('columnheader', { name: 'Nombre' });
  await expect(title).toHaveAttribute('aria-sort', 'none');
  await title.getByRole('button').click();
  await expect(title).toHaveAttribute('aria-sort', 'ascending');
  await title.getByRole('button').click();
  await expect(title).toHaveAttribute('aria-sort', 'descending');
  await expect(rows.first()).toContainText('Zondera');
  await page.reload();
  await expect(title).toHaveAttribute('aria-sort', 'descending');

  const sizes = page.getByLabel('Registros por página');
  await expect(sizes.getByRole('option')).toHaveText(['10', '20', '30', '40', '50']);
  await page.getByRole('button', { name: 'Página siguiente' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/Página 2 de/)).toBeVisible();
  await sizes.selectOption('50');
  await expect.poll(() => rows.count()).toBeGreaterThan(10);
  const all = await rows.count();
  await expect(page.getByText(`Total de registros: ${all}`)).toBeVisible();

  const search = page.getByLabel('Buscar en la lista');
  await search.fill('kalden');
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Limpiar la búsqueda' }).click();
  await expect(rows).toHaveCount(all);
  await expect(page.getByLabel('Activo').getByRole('option')).toHaveText(['Si', 'No', 'Todos']);
  await page.getByLabel('Nombre').fill('kald');
  await page.getByRole('button', { name: 'Consultar', exact: true }).click();
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/name=kald/);
});

test('[M2.8-16] [M2.8-17] [M2.8-18] [M9-25] the cards of brands @phone', async ({ page }) => {
  await page.goto('/admin/marcas');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(10);
  await expectAccessible(page);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => cards.count()).toBeGreaterThan(10);
  await cards.first().getByRole('button').click();
  await expect(page.getByRole('menuitem')).toHaveText(['Consultar', 'Editar', 'Desactivar']);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await page.getByLabel('Nombre').fill('kald');
  await page.getByRole('button', { name: 'Consultar' }).click();
  await expect(cards).toHaveCount(1);
  await page.getByRole('button', { name: 'Secciones' }).click();
  await expectAccessible(page);
});
