import type { Page } from '@playwright/test';
import { pressAsInSafari } from '../../test/browser/safari-presses.ts';
import { visit } from '../../test/browser/visit.ts';
import { shopClient } from '../../test/clients/shop-client.ts';
import { expectAccessible, horizontalOverflow } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';

const filters = (page: Page) => page.getByRole('navigation', { name: 'Filtrar productos' });
const choice = (page: Page, name: string) => filters(page).getByRole('link', { name: new RegExp(`^${name} \\d+$`) });
const count = async (page: Page) => Number.parseInt((await page.getByText(/^\d+ productos?$/).textContent()) ?? '', 10);
const cards = (page: Page) => page.getByRole('region', { name: 'Productos' }).getByRole('article');
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

/** On a phone the filters are in a sheet. */
async function openFilters(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByText(/^Filtrar/).click();
}

test('filters, search and order narrow a list down together, and the address has them all', async ({ page }) => {
  await visit(page, '/productos');
  const all = await count(page);
  await openFilters(page);
  await choice(page, 'Proteínas').click();
  await expect(page).toHaveURL('/productos?categoria=proteinas');
  await choice(page, 'Talampa').click();
  await expect(page).toHaveURL('/productos?marca=talampa&categoria=proteinas');
  await expect(choice(page, 'Talampa')).toHaveAttribute('aria-current', 'true');
  // At the end of the sheet its bar covers no choice.
  await filters(page).getByLabel('Precio máximo').scrollIntoViewIfNeeded();
  await expectAccessible(page);
  if (isPhone(page)) await page.getByRole('button', { name: /^Ver \d+ productos?$/ }).click();
  const both = await count(page);
  expect(both).toBeGreaterThan(0);
  expect(both).toBeLessThan(all);
  await expect(cards(page)).toHaveCount(both);
  for (const card of await cards(page).all()) await expect(card).toContainText('Talampa');

  await page.getByLabel('Ordenar por').selectOption('Menor precio');
  await expect(page).toHaveURL('/productos?marca=talampa&categoria=proteinas&sort=precio-asc');
  await page.reload();
  await expect(cards(page)).toHaveCount(both);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await page.getByRole('link', { name: 'Quitar el filtro Talampa' }).click();
  await expect(page).toHaveURL('/productos?categoria=proteinas&sort=precio-asc');
  await page.goBack();
  await expect(page).toHaveURL('/productos?marca=talampa&categoria=proteinas&sort=precio-asc');
  await expect(cards(page)).toHaveCount(both);
  await page.getByRole('link', { name: 'Limpiar filtros' }).click();
  await expect(page).toHaveURL('/productos?sort=precio-asc');
  await expect.poll(() => count(page)).toBe(all);
});

test('a price range and what is in stock narrow a list down, by keyboard', async ({ page }) => {
  await visit(page, '/productos');
  const all = await count(page);
  await openFilters(page);
  await filters(page).getByLabel('Precio máximo').fill('mucho');
  await page.keyboard.press('Enter');
  await expect(page, 'no price').toHaveURL('/productos');
  await filters(page).getByLabel('Precio máximo').fill('40000');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/productos?precioMax=40000');
  await choice(page, 'En stock').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/productos?precioMax=40000&enStock=1');
  if (isPhone(page)) {
    await page.keyboard.press('Escape');
    await expect(page.getByText(/^Filtrar/)).toBeFocused();
  }
  const found = await count(page);
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(all);
  await expect(page.getByText('Sin Stock')).toHaveCount(0);
});

test('the fields of a list do not make a phone zoom in', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/productos');
  const fields = page.getByRole('main').locator('select, input:not([type=hidden])');
  // iOS zooms in on fields with smaller letters.
  const sizes = await fields.evaluateAll((all) =>
    all.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
  );
  expect(sizes.length).toBeGreaterThan(2);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
});

test('Escape closes the sheet of filters after presses', { tag: '@phone' }, async ({ page }) => {
  await pressAsInSafari(page);
  await visit(page, '/productos');
  await openFilters(page);
  await page.keyboard.press('Escape');
  await expect(filters(page)).toBeHidden();
  await openFilters(page);
  await choice(page, 'En stock').click();
  await expect(page).toHaveURL('/productos?enStock=1');
  await page.keyboard.press('Escape');
  await expect(filters(page)).toBeHidden();
});

test('a filter of a category keeps it, and filters without products say so', async ({ page }) => {
  await visit(page, '/suplementos/creatinas');
  await openFilters(page);
  await choice(page, 'En stock').click();
  await expect(page).toHaveURL('/suplementos/creatinas?enStock=1');
  await visit(page, '/suplementos/creatinas?marca=nadie');
  await expect(page.getByText('No hay productos disponibles')).toBeVisible();
  await page.getByRole('link', { name: 'Quitar el filtro nadie' }).click();
  await expect(page).toHaveURL('/suplementos/creatinas');
});

test('all choices of a kind can be reached', async ({ page }) => {
  const brands = await shopClient.brands();
  await visit(page, '/productos');
  await openFilters(page);
  const more = filters(page).getByRole('link', { name: /^Ver \d+ más de Marca$/ });
  await more.click();
  await expect(page).toHaveURL('/productos?filtros=todos');
  for (const { name } of brands) await expect(choice(page, name)).toBeVisible();
  await expect(more).toBeHidden();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  const [first = ''] = [...brands.map(({ name }) => name)].reverse();
  await choice(page, first).click();
  await expect(page).toHaveURL(/\?marca=[^&]+&filtros=todos$/);
  await expect(choice(page, first)).toHaveAttribute('aria-current', 'true');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedProblems: [/request failed \(csp\)/] });

  test('the order is below the filters on a phone', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/productos');
    const button = await page.getByText(/^Filtrar/).boundingBox();
    const order = await page.getByRole('main').locator('form:has(select)').boundingBox();
    expect(order?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0));
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  });

  test('filters are links and a form', async ({ page }) => {
    await page.goto('/productos?search=whey');
    await openFilters(page);
    await choice(page, 'Talampa').click();
    await expect(page).toHaveURL('/productos?search=whey&marca=talampa');
    await openFilters(page);
    await filters(page).getByLabel('Precio mínimo').fill('100');
    await filters(page).getByRole('button', { name: 'Aplicar el precio' }).click();
    await expect(page).toHaveURL(/\/productos\?search=whey&marca=talampa&precioMin=100&precioMax=$/);
    await expect(cards(page).first()).toContainText('Talampa');
  });

  test('all choices of a kind can be reached', async ({ page }) => {
    await page.goto('/productos');
    await openFilters(page);
    await filters(page)
      .getByRole('link', { name: /^Ver \d+ más de Sabor$/ })
      .click();
    await openFilters(page);
    await expect(filters(page).getByRole('link', { name: /^Ver \d+ más/ })).toHaveCount(0);
    const flavors = new Set(
      (await shopClient.products()).flatMap((product) => product.flavors.map(({ name }) => name)),
    );
    expect(flavors.size).toBeGreaterThan(12);
    for (const name of flavors) await expect(choice(page, name)).toBeVisible();
  });
});
