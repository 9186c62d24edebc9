import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { adminApi, adminPages } from '#contract/urls/admin-urls.ts';
import { formatPrice } from '#domain/money/format-price.ts';
import { adminClientIn, signInByApi } from '../../test/browser/admin-session.ts';
import { visit } from '../../test/browser/visit.ts';
import { expectAccessible, WIDTHS } from '../support/accessible.ts';
import { expect, toast } from '../support/admin-fixtures.ts';
import { busyShopTest } from '../support/busy-shop.ts';

/** One sale an hour since 25/05/2026 at 9. */
const SALES = 120;
const DAYS = { from: '2026-05-25', to: '2026-05-30' };

const test = busyShopTest({ products: 40, sales: SALES });

test.use({ expectedProblems: [/ERR_FAILED|Error al obtener/] });

test.beforeEach(async ({ page, shop }) => signInByApi(page.context(), shop.url));

const chosenDays = `${adminPages.salesSummary}?desde=${DAYS.from}&hasta=${DAYS.to}`;

const tile = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Totales' }).locator('div', { has: page.getByText(label, { exact: true }) });

test('any days are summed as the list of sales has them, shown and saved @desktop', async ({ page, shop }) => {
  await visit(page, adminPages.sales);
  await page.getByRole('link', { name: 'Resumen' }).click();
  await expect(page.getByText(/^No hubo ventas d?el /)).toBeVisible();
  const days = page.getByRole('form', { name: 'Otros días' });
  await days.getByLabel('Desde').fill(DAYS.from);
  await days.getByLabel('Hasta').fill(DAYS.to);
  await days.getByLabel('Hasta').press('Enter');
  await expect(page).toHaveURL(chosenDays);
  const { rows } = await adminClientIn(page.context(), shop.url).sales.list({ page: 1, pageSize: 500 });
  const total = rows.reduce((sum, sale) => sum + sale.total, 0);
  await expect(tile(page, 'Vendido')).toContainText(formatPrice(total));
  await expect(tile(page, 'Ventas')).toContainText(String(SALES));
  await expect(page.getByRole('img', { name: /^Vendido por día: el mejor día fue el/ })).toBeVisible();
  const cash = rows.filter(({ paymentMethod }) => paymentMethod === 'Efectivo');
  const methods = page.getByRole('region', { name: 'Por método de pago' });
  await expect(methods.getByRole('row', { name: /^Efectivo/ })).toContainText(
    formatPrice(cash.reduce((sum, sale) => sum + sale.total, 0)),
  );
  const products = page.getByRole('region', { name: 'Por producto' });
  await expect(products.getByRole('row')).toHaveCount(11);
  await products.getByRole('button', { name: 'Ver los 40' }).press('Enter');
  await expect(products.getByRole('row')).toHaveCount(41);

  await page.getByRole('button', { name: 'Exportar' }).press('Enter');
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Texto (.csv)' }).press('Enter');
  const [head, totals] = (await readFile(await (await download).path(), 'utf8')).split('\r\n');
  expect(head).toContain('Vendido');
  expect(totals).toContain(`;${SALES};`);
});

test('who has not paid is reminded with a message to copy', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, chosenDays);
  const unpaid = page.getByRole('region', { name: /^Falta cobrar/ });
  await unpaid.getByRole('button', { name: 'Copiar recordatorio para Beto Álvarez' }).press('Enter');
  await expect(unpaid.getByText('Copiado')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^¡Hola Beto Álvarez! Te recordamos que está pendiente el pago de tus compras desde el /);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, `the summary at ${width} px`);
  }
});

test('days that make no range and a server that is away are told @desktop', async ({ page }) => {
  await visit(page, `${adminPages.salesSummary}?desde=2026-05-30&hasta=2026-05-25`);
  await expect(toast(page, 'Elegí un día «Desde» que no sea posterior a «Hasta».')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Esta semana' })).toHaveAttribute('aria-current', 'page');
  await page.route(`**${adminApi.salesSummary}*`, (route) => route.abort());
  await page.getByRole('link', { name: 'Este mes' }).click();
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await page.unroute(`**${adminApi.salesSummary}*`);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText(/^No hubo ventas d?el /)).toBeVisible();
});
