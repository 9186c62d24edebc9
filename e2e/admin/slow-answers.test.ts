import type { Page } from '@playwright/test';
import { adminApi, adminPages } from '#contract/urls/admin-urls.ts';
import { adminClientIn, signInByApi } from '../../test/browser/admin-session.ts';
import { visit } from '../../test/browser/visit.ts';
import { chooseAction, expect, save, ownShopTest as test, textbox, toast } from '../support/admin-fixtures.ts';

test.beforeEach(({ context, shop }) => signInByApi(context, shop.url));

/** Holds back what the server answers to writes at this address, until the returned function is called. */
async function holdWrites(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${address}`, async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    await held;
    await route.continue();
  });
  return release;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const section = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first();

/** Its name should be one of the first of a list of which only the rows in sight are rendered. */
async function startBrand(page: Page, name: string): Promise<() => void> {
  await visit(page, `${adminPages.brands}?mode=A`);
  await textbox(page, 'Nombre').fill(name);
  await textbox(page, 'Link').fill(name);
  const answer = await holdWrites(page, adminApi.brands);
  await save(page);
  await expect(page.getByRole('button', { name: 'Cargando' })).toBeVisible();
  return answer;
}

const saving = (page: Page) => page.getByRole('alertdialog', { name: 'Todavía se está guardando…' });
const created = (page: Page) => toast(page, 'Marca creada exitosamente!');

test('a save that is answered late leaves the user where they are @desktop', async ({ page }) => {
  await test.step('in a form they are writing in', async () => {
    const answer = await startBrand(page, 'Abaco uno');
    await section(page, 'Categorías').click();
    await saving(page).getByRole('button', { name: 'Salir igual' }).click();
    await expect(heading(page)).toHaveText('Categorías');
    await page.getByRole('button', { name: 'Agregar' }).click();
    await expect(heading(page)).toHaveText('Agregar categoría');
    await textbox(page, 'Nombre').fill('A medio escribir');
    answer();
    await expect(created(page)).toBeVisible();
    await expect(textbox(page, 'Nombre')).toHaveValue('A medio escribir');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await textbox(page, 'Nombre').fill('');
  });

  await test.step('in the list, which shows what was saved', async () => {
    const answer = await startBrand(page, 'Abaco dos');
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await expect(heading(page)).toHaveText('Marcas');
    await expect(page.getByRole('row', { name: 'Abaco uno' })).toBeVisible();
    answer();
    await expect(page.getByRole('row', { name: 'Abaco dos' })).toBeVisible();
  });

  await test.step('in the form of another row', async () => {
    const answer = await startBrand(page, 'Abaco tres');
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await chooseAction(page, { label: 'Editar', of: 'Abaco uno' });
    await expect(textbox(page, 'Nombre')).toHaveValue('Abaco uno');
    answer();
    await expect(created(page)).toBeVisible();
    await expect(heading(page)).toHaveText('Editar marca');
  });
});

test('a save that is answered while the user is asked whether to leave lets them leave @desktop', async ({ page }) => {
  const answer = await startBrand(page, 'Lenta cuatro');
  await section(page, 'Categorías').click();
  await expect(saving(page)).toBeVisible();
  answer();
  await expect(created(page)).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(heading(page)).toHaveText('Categorías');
});

test.describe('a save that fails', () => {
  test.use({ expectedProblems: [/409|500|Error al (?:agregar|actualizar)/] });

  test('while the user is asked says what leaving loses @desktop', async ({ page }) => {
    const name = 'Lenta cinco';
    await visit(page, `${adminPages.brands}?mode=A`);
    await textbox(page, 'Nombre').fill(name);
    await textbox(page, 'Link').fill(name);
    let fail = () => {};
    const held = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route(`**${adminApi.brands}`, async (route) => {
      if (route.request().method() === 'GET') return route.fallback();
      await held;
      await route.fulfill({ status: 500, json: { error: 'No' } });
    });
    await save(page);
    await section(page, 'Categorías').click();
    await expect(saving(page)).toBeVisible();
    fail();
    const question = page.getByRole('alertdialog', { name: 'Hay cambios sin guardar' });
    await question.getByRole('button', { name: 'Seguir editando' }).click();
    await expect(textbox(page, 'Nombre')).toHaveValue(name);
  });

  test('because somebody else changed the brand says so on the screen they moved to @desktop', async ({
    page,
    context,
    shop,
  }) => {
    const { brands } = adminClientIn(context, shop.url);
    const brand = await brands.create({ name: 'Lenta seis', link: 'seis', image: '' });
    await visit(page, `${adminPages.brands}?mode=M&id=${brand.id}`);
    await textbox(page, 'Nombre').fill('Lenta seis, nuestra');
    await brands.change(brand.id, { name: 'Lenta seis, de otro' }, brand.version);
    const answer = await holdWrites(page, adminApi.brands);
    await save(page);
    await section(page, 'Categorías').click();
    await saving(page).getByRole('button', { name: 'Salir igual' }).click();
    await expect(heading(page)).toHaveText('Categorías');
    answer();
    await expect(toast(page, 'Hubo un error al actualizar la marca.')).toBeVisible();
  });
});

test('an action that is answered late leaves the user where they are @desktop', async ({ page, context, shop }) => {
  const { brands } = adminClientIn(context, shop.url);
  for (const name of ['Acción uno', 'Acción dos']) await brands.create({ name, link: name, image: '' });
  await visit(page, adminPages.brands);
  const answer = await holdWrites(page, adminApi.brandStatus);
  await chooseAction(page, { label: 'Desactivar', of: 'Acción uno' });
  await chooseAction(page, { label: 'Editar', of: 'Acción dos' });
  await expect(heading(page)).toHaveText('Editar marca');
  await textbox(page, 'Nombre').fill('A medio escribir');
  answer();
  await expect(toast(page, 'Estado de la marca actualizado exitosamente!')).toBeVisible();
  await expect(textbox(page, 'Nombre')).toHaveValue('A medio escribir');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('row', { name: 'Acción dos' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Acción uno' })).toHaveCount(0);
});
