import type { Page } from '@playwright/test';
import { adminApi, adminPages } from '#contract/urls/admin-urls.ts';
import { signInByApi } from '../../test/browser/admin-session.ts';
import { busyName } from '../../test/seeds/busy-shop.ts';
import { chooseAction, expect, save, textbox, toast } from '../support/admin-fixtures.ts';
import { busyShopTest } from '../support/busy-shop.ts';

const PRODUCTS = 300;
const SALES = 200;

const test = busyShopTest({ products: PRODUCTS, sales: SALES });

test.use({ expectedProblems: [/ERR_FAILED|Error al obtener/] });

test.beforeEach(async ({ page, shop }) => signInByApi(page.context(), shop.url));

/** The sizes of the pages that are asked for from now on. */
function askedPages(page: Page, path: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === path) asked.push(`${searchParams.get('page')} of ${searchParams.get('pageSize')}`);
  });
  return asked;
}

test('[M2.8-8] [M2.8-10] [M2.8-13] products and sales are searched, sorted and paged by the server @desktop', async ({
  page,
}) => {
  const asked = askedPages(page, adminApi.products);
  await page.goto(`${adminPages.products}?name=n0`);
  const table = page.getByRole('table', { name: 'Productos' });
  const rows = table.locator('tbody tr');
  await expect(page.getByText(`Total de registros: ${PRODUCTS}`)).toBeVisible();
  await expect(rows).toHaveCount(10);
  expect(asked).toEqual(['1 of 10']);

  await table.getByRole('button', { name: 'Precio', exact: true }).click();
  await expect(page).toHaveURL(/sort=price/);
  await expect(table.getByRole('columnheader', { name: /^Precio/ }).first()).toHaveAttribute('aria-sort', 'ascending');
  const prices = async () =>
    (await table.getByRole('button', { name: /^Precio de / }).allInnerTexts()).map((text) =>
      Number(text.replace(/\D/g, '')),
    );
  const cheapest = await prices();
  expect(cheapest).toEqual(cheapest.toSorted((a, b) => a - b));
  await page.getByRole('button', { name: 'Página siguiente' }).click();
  await expect(page.getByText('Página 2 de 30')).toBeVisible();
  const next = await prices();
  expect(Math.min(...next)).toBeGreaterThanOrEqual(Math.max(...cheapest));

  await page.getByLabel('Buscar en la lista').fill('tero n0007');
  await expect(rows).toHaveCount(0);
  await expect(page.getByText('0 de la búsqueda · Total de registros: 300')).toBeVisible();
  await page.getByLabel('Buscar en la lista').fill('ñandu n0007');
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText(busyName(7));
  await expect(page.getByText('1 de la búsqueda · Total de registros: 300')).toBeVisible();
  await expect(page.getByLabel('Buscar en la lista')).toBeFocused();
  await page.getByRole('button', { name: 'Limpiar la búsqueda' }).click();
  await expect(rows).toHaveCount(10);

  await page.goto(`${adminPages.sales}?page=20`);
  await expect(page.getByText(`Total de registros: ${SALES}`)).toBeVisible();
  await page.getByLabel('Buscar en la lista').fill('beto álvarez');
  await expect(page.getByText('40 de la búsqueda · Total de registros: 200')).toBeVisible();
  await expect(page.getByText('Página 1 de 4')).toBeVisible();

  await page.goto(`${adminPages.sales}?page=999`);
  await expect(page.getByText('Página 20 de 20')).toBeVisible();
});

test('[M2.8-17] [M2.8-18] of a long list only the cards in sight are rendered, and all can be reached @phone', async ({
  page,
}) => {
  const asked = askedPages(page, adminApi.products);
  await page.goto(`${adminPages.products}?name=n0`);
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(10);
  const toEnd = () => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const last = page.locator(`main li[aria-posinset="${PRODUCTS}"]`);
  await expect(async () => {
    await toEnd();
    await expect(last).toBeInViewport({ timeout: 100 });
  }).toPass();
  expect(await cards.count()).toBeLessThan(40);
  expect(asked.slice(0, 4)).toEqual(['1 of 10', '2 of 10', '2 of 20', '2 of 40']);
  expect(asked.length).toBeLessThan(10);

  await test.step('back from a form to the card that was opened', async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
    const middle = cards.nth(8);
    await expect(middle).toBeInViewport();
    const name = (await middle.locator('p').first().textContent()) ?? '';
    const before = await page.evaluate(() => scrollY);
    await chooseAction(page, { label: 'Editar', of: name });
    await textbox(page, 'Descripción').fill('Otra');
    await save(page);
    await expect(toast(page, 'Producto actualizado exitosamente!')).toBeVisible();
    await expect(page.getByText(name, { exact: true })).toBeInViewport();
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(20);
  });

  await test.step('a page that cannot be loaded is asked for again', async () => {
    await page.goto(`${adminPages.products}?name=n0`);
    await expect(cards).toHaveCount(10);
    await page.route('**/api/products?*', (route) => route.abort());
    await toEnd();
    await expect(toast(page, 'Hubo un error al obtener los productos.')).toBeVisible();
    await page.unroute('**/api/products?*');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect.poll(() => cards.count()).toBeGreaterThan(10);
  });
});
